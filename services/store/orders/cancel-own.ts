// The buyer cancels before the goods are prepared: all of an order, or pieces of it.
import { and, eq, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { cancelOrder } from '@/schemas/api/store/cancellations'
import type { Order } from '@/schemas/api/store/orders'
import { isCancelAskable } from '@/schemas/rules/store/cancel-requests'
import { isCancellable } from '@/schemas/rules/store/order-states'
import { currentDatabase } from '@/services/db/current-database'
import { orders } from '@/services/db/tables/orders'
import type { CtxOf } from '@/services/kit/service'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import { lockOrder, type StoreCtx } from '../domain/orders/move-order'
import { isShown } from '../domain/orders/belongs-to-member'
import { presentOrder } from '../domain/money/present-order'
import { createRefund } from '../domain/money/create-refund'

type Context = CtxOf<typeof cancelOrder>
type Sent = Input<typeof cancelOrder>

/** @param own which orders are the caller's. */
export async function cancelOwn(ctx: Context, sent: Sent, own: SQL): Promise<Order> {
  const open = currentDatabase()
  const refundId = await open.db.transaction((tx) => ctx.once(tx, () => request(ctx, tx, sent, own)))
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw ctx.fail('refused')
  const [order] = await open.db.select().from(orders).where(eq(orders.orderId, sent.id))
  return presentOrder(open.db, order!, ctx.now)
}

async function request(ctx: Context, db: StoreCtx['db'], sent: Sent, own: SQL): Promise<string> {
  const { siteId, now, fail } = ctx
  const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
  const [mine] = await db.select({ orderId: orders.orderId }).from(orders).where(and(own, isShown()))
  const locked = mine && (await lockOrder(tx, mine.orderId))
  if (!locked) throw fail('missing')
  if (locked.order.state === 'cancelled') throw fail('done')
  if (isCancelAskable(locked.order.state)) throw fail('packed')
  if (!isCancellable(locked.order.state)) throw fail('late')
  return createRefund(tx, locked, { ...sent, by: 'buyer' }, ctx)
}
