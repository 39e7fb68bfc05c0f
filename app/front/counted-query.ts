/** The part of a query that belongs to the cache key: the given names only, sorted, so that order and unknown names make no new copy. */
export function countedQuery(query: URLSearchParams, names: readonly string[]): string {
  if (query.size === 0) return ''
  const counted = new URLSearchParams()
  for (const [name, value] of query) if (names.includes(name)) counted.append(name, value)
  if (counted.size === 0) return ''
  counted.sort()
  return `?${counted.toString()}`
}
