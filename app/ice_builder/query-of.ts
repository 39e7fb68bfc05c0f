/** The query of a page as Next passes it. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The same as text, with the first value of each name. */
export async function queryOf(searchParams: SearchParams): Promise<string> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) query.set(name, first)
  }
  return query.toString()
}
