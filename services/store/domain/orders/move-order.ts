// Locks an order and brings it from one state to the next. Every change of an order holds its row, so that a window, a webhook and a job that
// come at once follow one another.
import { and, asc, eq, sql } from 'drizzle-orm'
import { nextState, type OrderState } from '@/schemas/rules/store/order-states'
import type { Database } from '@/services/db/database'
import { orderLines, orderMoves, orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { closeCancelRequest } from './cancel-request'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
/** What every step of an order needs; a transaction. */
export type StoreCtx = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>
export interface LockedOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

/** Undefined where this site has no such order. */
export async function lockOrder(ctx: Pick<StoreCtx, 'db' | 'siteId'>, orderId: string): Promise<LockedOrder | undefined> {
  const order = await lockOrderRow(ctx, orderId)
  return order && { order, lines: await linesOf(ctx.db, orderId) }
}

/** The same without its lines. */
export async function lockOrderRow({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.orderId, orderId)))
    .for('no key update')
  return order
}

export const linesOf = (db: Database, orderId: string): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.lineSeq))

interface Move {
  to: OrderState
  movedBy: string
  reason?: string
  /** Other columns that change with it. */
  set?: Partial<Pick<OrderRow, 'stock' | 'heldUntil' | 'arriveFrom' | 'arriveUntil'>>
}

/** Moves a locked order. @throws Error for a move outside the table. */
export async function moveOrder({ db, now }: StoreCtx, locked: LockedOrder, { to, movedBy, reason = '', set = {} }: Move): Promise<void> {
  const { order } = locked
  const from = order.state
  const paidAt = to === 'paid' ? now : to === 'waiting' ? null : order.paidAt
  // What waits for its deposit anew has no day either.
  const arrival = to === 'waiting' ? { arriveFrom: null, arriveUntil: null } : {}
  const changed = { ...arrival, ...set, state: nextState(from, to), paidAt, updatedAt: now }
  await db
    .update(orders)
    .set({ ...changed, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, order.orderId))
  await db.insert(orderMoves).values({ orderId: order.orderId, from, to, movedBy, reason, at: now })
  locked.order = { ...order, ...changed, version: order.version + 1 }
  // Whatever way it was cancelled by, that is what the buyer asked for.
  if (to === 'cancelled') await closeCancelRequest({ db, now }, order.orderId, { state: 'accepted', by: movedBy })
}
