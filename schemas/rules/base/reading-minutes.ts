/** Korean is read at about 500 characters a minute. */
const PER_MINUTE = 500

/** How many minutes a text takes to read, begun ones counted, at least one; tags and spaces are not read. */
export const readingMinutes = (html: string): number => Math.max(1, Math.ceil(html.replace(/<[^>]*>|&\w+;|\s/g, '').length / PER_MINUTE))
