/** How the JSON of a document names a path: as a whole text, or before a query or a fragment. */
export const namesOfPath = (path: string): string[] => [`"${path}"`, `"${path}?`, `"${path}#`]
