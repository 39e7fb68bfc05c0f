/** The path of the call that counts a view. Apart from its contract, with which every visit would load the builder of schemas. */
export const VIEW_PATH = '/svc/views/record'
