import { and, eq, inArray } from 'drizzle-orm'
import { orderLines } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import type { Ctx } from '@/services/kit/service'
import { releaseOrder } from '../domain/benefits/hold-benefits'
import { lockOrder, type StoreCtx } from '../domain/orders/move-order'
import { BEGUN, ownUnpaid } from '../domain/cart/own-unpaid'
import { lockVariants } from '../domain/goods/pieces'

/**
 * Closes the caller's orders that wait for a payment which nobody has begun: a buyer who starts again finds goods, coupon and points free. An
 * order that is being paid stays, and so does what it holds.
 * @param replaced number that the same browser was given before.
 * @param variantIds what the new order will hold: all rows are locked here, in one order.
 * @returns whether anything was closed.
 */
export async function closeUnpaid(
  ctx: StoreCtx & Pick<Ctx, 'session'>,
  replaced: string | undefined,
  variantIds: readonly string[],
): Promise<boolean> {
  const { db } = ctx
  const own = (await ownUnpaid(ctx, replaced)).map(({ orderId }) => orderId)
  if (own.length === 0) return false
  const held = []
  for (const orderId of own) {
    const locked = await lockOrder(ctx, orderId)
    // A payment may have begun while the row was waited for.
    const isLive = (await db.$count(payments, and(eq(payments.orderId, orderId), inArray(payments.state, BEGUN)))) > 0
    if (locked?.order.state === 'pending' && !isLive) held.push(locked)
  }
  const variants = await db.select({ variantId: orderLines.variantId }).from(orderLines).where(inArray(orderLines.orderId, own))
  await lockVariants(ctx, [...variantIds, ...variants.flatMap(({ variantId }) => variantId ?? [])])
  for (const locked of held) await releaseOrder(ctx, locked, 'expired', 'buyer', '새로 주문하였습니다.')
  return true
}
