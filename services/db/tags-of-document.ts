/** Cache tags of what a stored document is shown in. `pages`, the table of routes, changes only with the set of pages. */
export const tagsOfDocument = ({ kind, siteId, name }: { kind: string; siteId: string; name: string }): string[] =>
  kind === 'page' ? [`page:${siteId}:${name}`] : [`${kind}:${name}`]
