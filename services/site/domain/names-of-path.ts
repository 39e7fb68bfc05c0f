/** How the JSON of a document names a path: as a whole text, before a query or a fragment, or in rich text, whose quotes are escaped. */
export const namesOfPath = (path: string): string[] => [`"${path}"`, `"${path}?`, `"${path}#`, `"${path}\\`]
