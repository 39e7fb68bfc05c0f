import { and, asc, eq, inArray, lte, min } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { readCharge } from '@/services/outside/payment-provider'
import { releaseOrder } from '../domain/benefits/hold-benefits'
import { lockOrder } from '../domain/orders/move-order'
import { settleCharge } from '../domain/money/settle-charge'
import { tellBuyer } from '../domain/orders/tell-buyer'

type Where = { siteId: string; now: Date }
const AT_ONCE = 200

/**
 * Ends the orders whose hold is over and that nobody paid. A payment that was begun is asked for first; where the provider does not answer, the
 * order waits. A virtual account that nobody paid into ends without news of the provider.
 * @returns the number of ended orders.
 */
export async function expireOrders(open: OpenDatabase, where: Where): Promise<number> {
  const due = await open.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.siteId, where.siteId), lte(orders.heldUntil, where.now)))
    .orderBy(asc(orders.heldUntil))
    .limit(AT_ONCE)
  let ended = 0
  for (const { orderId } of due) if ((await isUndecided(open, where, orderId)) === false && (await end(open, where, orderId))) ended++
  return ended
}

export async function nextExpiry({ db }: OpenDatabase): Promise<number> {
  const [row] = await db.select({ at: min(orders.heldUntil) }).from(orders)
  return row?.at?.getTime() ?? Infinity
}

async function isUndecided(open: OpenDatabase, where: Where, orderId: string): Promise<boolean> {
  const begun = await open.db
    .select({ paymentKey: payments.paymentKey })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'waiting'])))
  for (const { paymentKey } of begun) {
    const result = await readCharge(paymentKey)
    if (!result.ok && result.fate !== 'missing') return true
    if (result.ok) await settleCharge(open, where, result.charge, 'system')
  }
  return false
}

/** The payment is settled before: what is still open now was never authenticated, or never paid into. */
async function end(open: OpenDatabase, where: Where, orderId: string): Promise<boolean> {
  return runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    const locked = await lockOrder(ctx, orderId)
    const { state, heldUntil, amount } = locked?.order ?? {}
    if (!locked || !heldUntil || heldUntil > ctx.now || (state !== 'pending' && state !== 'waiting')) return false
    await ctx.db
      .update(payments)
      .set({ state: 'failed', updatedAt: ctx.now })
      .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'waiting'])))
    await releaseOrder(ctx, locked, 'expired', 'system', state === 'waiting' ? '입금 기한이 지났습니다.' : '결제 시간이 지났습니다.')
    if (state === 'waiting') await tellBuyer(ctx, locked.order, 'expired', amount ?? 0)
    return true
  })
}
