// Confirms purchases by the clock: the end of an order once the days for a change of mind are over. One whose pieces are on their way back waits
// until they have arrived.
import { and, eq, exists, isNull, lt, max, not, sql } from 'drizzle-orm'
import { isConfirmedBy } from '@/schemas/rules/store/return-limits'
import type { OpenDatabase } from '@/services/db/database'
import { orderMoves, orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { runAsSystem } from '@/services/kit/run-as-system'
import { startClock } from '@/services/db/start-clock'
import { currentDatabase } from '@/services/db/current-database'
import { FIRST_ORDER_TERMS } from '@/schemas/rules/store/store-terms'
import { termsOfOrder } from '../domain/terms/terms-of-order'
import { orderTarget } from '../domain/orders/order-target'
import { lockOrderRow } from '../domain/orders/move-order'
import { isOpenReturn, returningLines } from '../domain/orders/is-open-return'

const EVERY = 60 * 60_000
const AT_ONCE = 500

/** @returns the number of confirmed orders. */
export async function confirmDelivered(open: OpenDatabase, where: { siteId: string; now: Date }): Promise<number> {
  const { db } = open
  const ofOrder = and(eq(orderReturns.orderId, orders.orderId), isOpenReturn())
  const due = await db
    .select({ orderId: orders.orderId, terms: orders.terms, at: max(orderMoves.at) })
    .from(orders)
    .innerJoin(orderMoves, and(eq(orderMoves.orderId, orders.orderId), eq(orderMoves.to, 'delivered')))
    .where(
      and(
        eq(orders.siteId, where.siteId),
        eq(orders.state, 'delivered'),
        isNull(orders.confirmedAt),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(orderReturns)
              .where(ofOrder),
          ),
        ),
      ),
    )
    .groupBy(orders.orderId)
    // One that keeps more days must not stand before those that are due.
    .having(
      lt(
        max(orderMoves.at),
        sql`${where.now.toISOString()}::timestamptz - coalesce((${orders.terms} ->> 'mindDays')::integer, ${FIRST_ORDER_TERMS.mindDays}) * interval '1 day'`,
      ),
    )
    .orderBy(max(orderMoves.at))
    .limit(AT_ONCE)
  let confirmed = 0
  for (const { orderId, terms, at } of due)
    if (at && isConfirmedBy(at, where.now, termsOfOrder({ terms }).mindDays) && (await confirm(open, where, orderId))) confirmed++
  return confirmed
}

const confirm = (open: OpenDatabase, where: { siteId: string; now: Date }, orderId: string): Promise<boolean> =>
  runAsSystem(open, where, async (ctx) => {
    const order = await lockOrderRow(ctx, orderId)
    if (order?.state !== 'delivered' || order.confirmedAt || (await returningLines(ctx.db, orderId)).size > 0) return false
    await ctx.db
      .update(orders)
      .set({ confirmedAt: ctx.now, updatedAt: ctx.now, version: sql`${orders.version} + 1` })
      .where(eq(orders.orderId, orderId))
    ctx.audit('order.confirm', orderTarget(orderId))
    return true
  })

/** Starts the confirming of this process. @returns a function that stops it. */
export const startConfirming = (siteId: string): (() => void) =>
  startClock({
    name: 'order-confirmations',
    tag: 'order-confirmations',
    async work() {
      const now = new Date()
      await confirmDelivered(currentDatabase(), { siteId, now })
      return now.getTime() + EVERY
    },
  })
