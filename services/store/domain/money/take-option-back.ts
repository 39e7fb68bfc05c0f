import { asc, eq, or } from 'drizzle-orm'
import { orderLines } from '@/services/db/tables/orders'
import type { StoreCtx } from '../orders/move-order'

/** The difference of a cheaper option was not given after all: its pieces return it again. An exchange may have divided the line meanwhile. */
export async function takeOptionBack({ db }: Pick<StoreCtx, 'db'>, lineSeq: number, amount: number): Promise<void> {
  const lines = await db
    .select({ lineSeq: orderLines.lineSeq, optionBack: orderLines.optionBack })
    .from(orderLines)
    .where(or(eq(orderLines.lineSeq, lineSeq), eq(orderLines.splitFrom, lineSeq)))
    .orderBy(asc(orderLines.lineSeq))
  let left = amount
  for (const line of lines) {
    const less = Math.min(left, line.optionBack)
    await db
      .update(orderLines)
      .set({ optionBack: line.optionBack - less })
      .where(eq(orderLines.lineSeq, line.lineSeq))
    left -= less
  }
}
