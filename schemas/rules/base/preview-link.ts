/** Minutes in which a preview link can be opened: long enough to bring it from a mail or a messenger to a browser. It opens once. */
export const PREVIEW_LINK_MINUTES = 10
/** Minutes for which the page is then shown. */
export const PREVIEW_MINUTES = 30
