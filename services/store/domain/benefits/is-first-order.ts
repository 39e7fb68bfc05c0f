import { and, eq, exists, inArray, ne, or } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import type { Ctx } from '@/services/kit/service'
import { BEGUN } from '../cart/own-unpaid'

/**
 * Whether a member has no order that was paid and stands, whatever came back of it later, and none that is being paid or waits for its deposit.
 * Those that were cancelled or ran out do not count. Asked under the lock of the buyer it is true for one of two orders at once.
 * @param but the order that is asked for.
 */
export async function isFirstOrder({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>, memberNo: string, but = ''): Promise<boolean> {
  const begun = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.orderId, orders.orderId), inArray(payments.state, BEGUN)))
  const counting = or(
    inArray(orders.state, ['waiting', 'paid', 'preparing', 'shipped', 'delivered']),
    and(eq(orders.state, 'pending'), exists(begun)),
  )
  const others = and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo), ne(orders.orderId, but), counting)
  return (await db.$count(orders, others)) === 0
}
