/** A row of an act on several that stayed as it was, and why. */
export interface LeftRow {
  id: string
  words: string
}

/**
 * Does something with each of several rows, each once and always in one order, so that two who act on the same rows cannot wait for each other.
 * @param act says why a row stays as it is; undefined where it was done.
 */
export async function eachOf<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
  act: (row: T) => Promise<string | undefined>,
): Promise<{ item: { changed: number; left: LeftRow[] } }> {
  const left: LeftRow[] = []
  const wanted = [...new Map(rows.map((row) => [idOf(row), row])).entries()].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  for (const [id, row] of wanted) {
    const words = await act(row)
    if (words !== undefined) left.push({ id, words })
  }
  return { item: { changed: wanted.length - left.length, left } }
}
