import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { OPEN_RETURNS } from '@/schemas/rules/store/return-states'
import type { Database } from '@/services/db/database'
import { orderReturns, returnLines } from '@/services/db/tables/returns'

export const isOpenReturn = (): SQL => inArray(orderReturns.state, [...OPEN_RETURNS])

/** The lines of an order that take part in a return which has not ended. */
export async function returningLines(db: Database, orderId: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ lineSeq: returnLines.lineSeq })
    .from(returnLines)
    .innerJoin(orderReturns, eq(orderReturns.returnSeq, returnLines.returnSeq))
    .where(and(eq(orderReturns.orderId, orderId), isOpenReturn()))
  return new Set(rows.map(({ lineSeq }) => lineSeq))
}
