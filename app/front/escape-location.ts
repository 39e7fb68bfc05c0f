/** A Location header is ASCII; what is escaped already stays as it is. */
export const escapeLocation = (location: string): string => location.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
