import type { SearchSource } from './search-kind'

const PIECE = 500

/** Reads rows in parts, so that no query comes near its deadline and other calls run in between. A row without a source is not found. */
export async function* byPieces<Row>(
  read: (limit: number, offset: number) => Promise<Row[]>,
  sourceOf: (row: Row) => SearchSource | undefined,
): AsyncGenerator<SearchSource[]> {
  for (let offset = 0; ; offset += PIECE) {
    const rows = await read(PIECE, offset)
    yield rows.map(sourceOf).filter((source) => source !== undefined)
    if (rows.length < PIECE) return
  }
}
