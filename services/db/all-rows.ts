/** Of one query: read in well under its deadline, also where each row has twenty columns and the machine is busy. */
const PIECE = 2_000

/**
 * All rows, in pieces between which other calls run: a hundred thousand in one query would miss its deadline. What changes meanwhile may be
 * among them or not, as with any later change.
 * @param read the rows after this key, in the order of their keys; from the first without it.
 */
export async function allRows<Row, Key>(
  read: (after: Key | undefined, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): Promise<Row[]> {
  const all: Row[] = []
  for (let after: Key | undefined; ;) {
    const piece = await read(after, PIECE)
    for (const row of piece) all.push(row)
    if (piece.length < PIECE) return all
    after = keyOf(piece.at(-1)!)
  }
}
