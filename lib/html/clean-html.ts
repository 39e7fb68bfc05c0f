/** Returns the part of an HTML that a policy permits; applied to its own result, it changes nothing. */
export type CleanHtml = (html: string) => string
