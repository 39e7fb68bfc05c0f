/** Cache tags of the pages that show a stored document. `pages`, the table of routes, changes only with the set of pages. */
export const tagsOfDocument = ({ kind, siteId, name }: { kind: string; siteId: string; name: string }): string[] =>
  kind === 'page' ? [`page:${siteId}:${name}`] : [`${kind}:${name}`]
