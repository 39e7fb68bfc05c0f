import type { SearchSource } from './search-kind'

const PIECE = 500

/** Reads all rows in parts, so that no query comes near its deadline and other calls run in between. A row without a source is not found. */
export async function byPieces<Row>(
  read: (limit: number, offset: number) => Promise<Row[]>,
  sourceOf: (row: Row) => SearchSource | undefined,
): Promise<SearchSource[]> {
  const found: SearchSource[] = []
  for (let offset = 0; ; offset += PIECE) {
    const rows = await read(PIECE, offset)
    for (const row of rows) {
      const source = sourceOf(row)
      if (source) found.push(source)
    }
    if (rows.length < PIECE) return found
  }
}
