/**
 * A path of the site with the parameters of the request besides its own, so that a link of a campaign stays one where it is led on. An
 * address on another site stays as it is: what is asked of this one is not told there.
 */
export function withQuery(to: string, query: Readonly<Record<string, string>>): string {
  if (!/^\/(?!\/)/.test(to)) return to
  const [path = '', hash] = to.split('#', 2)
  const [base, own] = path.split('?', 2)
  const parameters = new URLSearchParams(own)
  for (const [name, value] of Object.entries(query)) if (!parameters.has(name)) parameters.set(name, value)
  return `${base}${parameters.size > 0 ? `?${parameters.toString()}` : ''}${hash === undefined ? '' : `#${hash}`}`
}
