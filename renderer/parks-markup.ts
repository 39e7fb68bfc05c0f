/**
 * Whether markup that nobody sees yet may wait outside the document, as it does on a page that a server writes. Where a browser renders
 * the views, in the builder's canvas, every block is in the document, because editors look for it there.
 */
export const parksMarkup = typeof window === 'undefined'
