// Brings a return from one state to the next. Every change of a return holds the row of its order, so that the buyer, staff and a refund that
// is confirmed at once follow one another.
import { and, asc, eq, sql } from 'drizzle-orm'
import { returnDueOf } from '@/schemas/rules/store/return-due-of'
import { nextReturnState, type ReturnState } from '@/schemas/rules/store/return-states'
import type { Database } from '@/services/db/database'
import { orderReturns, returnLines, returnMoves } from '@/services/db/tables/returns'
import { lockOrder, type LockedOrder, type StoreCtx } from './move-order'

export type ReturnRow = typeof orderReturns.$inferSelect
export type ReturnLineRow = typeof returnLines.$inferSelect
export interface LockedReturn {
  row: ReturnRow
  lines: ReturnLineRow[]
  locked: LockedOrder
}

/** Undefined where this site has no such return. */
export async function lockReturn(ctx: Pick<StoreCtx, 'db' | 'siteId'>, returnSeq: number): Promise<LockedReturn | undefined> {
  const mine = and(eq(orderReturns.siteId, ctx.siteId), eq(orderReturns.returnSeq, returnSeq))
  const [found] = await ctx.db.select({ orderId: orderReturns.orderId }).from(orderReturns).where(mine)
  const locked = found && (await lockOrder(ctx, found.orderId))
  if (!locked) return undefined
  // Read once the order is held: it may have moved meanwhile.
  const [row] = await ctx.db.select().from(orderReturns).where(mine)
  return row && { row, lines: await returnLinesOf(ctx.db, returnSeq), locked }
}

export const returnLinesOf = (db: Database, returnSeq: number): Promise<ReturnLineRow[]> =>
  db.select().from(returnLines).where(eq(returnLines.returnSeq, returnSeq)).orderBy(asc(returnLines.returnLineSeq))

interface Move {
  to: ReturnState
  movedBy: string
  /** The buyer reads it. */
  reason?: string
  set?: Partial<Pick<ReturnRow, 'carrier' | 'trackingNo' | 'account'>>
}

/** @throws Error for a move outside the table. */
export async function moveReturn({ db, now }: StoreCtx, of: LockedReturn, { to, movedBy, reason = '', set = {} }: Move): Promise<void> {
  const { returnSeq, state: from } = of.row
  const changed = { ...set, state: nextReturnState(from, to), dueAt: returnDueOf(to, now), updatedAt: now }
  await db
    .update(orderReturns)
    .set({ ...changed, version: sql`${orderReturns.version} + 1` })
    .where(eq(orderReturns.returnSeq, returnSeq))
  await db.insert(returnMoves).values({ returnSeq, from, to, movedBy, reason, at: now })
  of.row = { ...of.row, ...changed, version: of.row.version + 1 }
}
