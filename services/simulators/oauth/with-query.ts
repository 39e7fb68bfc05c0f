/** The URL with more in its query. */
export function withQuery(address: string, more: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}
