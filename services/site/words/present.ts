/** How the three calls report whether a text is allowed. */
export const validYn = (isForbidden: boolean): 'Y' | 'N' => (isForbidden ? 'N' : 'Y')
