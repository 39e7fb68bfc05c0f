import { and, eq, exists, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { isOpenReturn } from './is-open-return'
import type { OrderRow } from './move-order'

/** Numbers of those orders that their members may confirm now: they have arrived, some of them stays, and nothing is on its way back. */
export async function confirmableOrders(db: Database, of: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const ids = of.flatMap((order) => (order.state === 'delivered' && !order.confirmedAt && order.memberNo ? order.orderId : []))
  if (ids.length === 0) return new Set()
  const one = { one: sql`1` }
  const staying = db
    .select(one)
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.orderId), lt(orderLines.cancelledQty, orderLines.qty)))
  const comingBack = db
    .select(one)
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orders.orderId), isOpenReturn()))
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(inArray(orders.orderId, ids), exists(staying), not(exists(comingBack))))
  return new Set(rows.map(({ orderId }) => orderId))
}
