/** The address of a record with its words in place of its number; the number stays where an address does not end with the record. */
export const pathInWords = (path: string, slug: unknown): string =>
  typeof slug === 'string' && slug !== '' && path !== '' && !/[?#]/.test(path) ? path.replace(/[^/]+$/, () => slug) : path
