import { asc, eq, inArray } from 'drizzle-orm'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import type { Database } from '@/services/db/database'
import { orderLines } from '@/services/db/tables/orders'
import { returnLines } from '@/services/db/tables/returns'

/** What comes back with each return, in words. */
export async function returnPieces(db: Database, returnSeqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (returnSeqs.length === 0) return new Map()
  const rows = await db
    .select({ returnSeq: returnLines.returnSeq, name: orderLines.name, choices: orderLines.choices, qty: returnLines.qty })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.lineSeq, returnLines.lineSeq))
    .where(inArray(returnLines.returnSeq, [...returnSeqs]))
    .orderBy(asc(orderLines.lineSeq))
  return new Map(returnSeqs.map((seq) => [seq, pieceWords(rows.filter((row) => row.returnSeq === seq))]))
}
