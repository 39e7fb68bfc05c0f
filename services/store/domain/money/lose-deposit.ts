// A virtual account has no money before its deposit, and none after its bank took the deposit back. What ends such an account moves no won, so
// that it is neither a charge nor a refund, and the buyer is told of none.
import { and, eq } from 'drizzle-orm'
import type { OrderState } from '@/schemas/rules/store/order-states'
import { logger } from '@/services/base/log'
import { refunds } from '@/services/db/tables/payments'
import type { Charge } from '@/services/outside/payment-provider'
import { releaseOrder, unspendBenefits } from '../benefits/hold-benefits'
import { moveOrder, type LockedOrder, type StoreCtx } from '../orders/move-order'
import { movedOf, noteEvent } from './note-event'
import { piecesOf, unsellPieces } from '../goods/pieces'
import { raiseVersion } from './create-refund'
import { setPayment, type Payment } from './set-payment'
import { closeRefund, finishRefund } from './settle-refunds'
import { tellBuyer } from '../orders/tell-buyer'

const STAFF_HAVE_BEGUN: readonly OrderState[] = ['preparing', 'shipped', 'delivered']

/** Its goods are packed, sent or delivered: what becomes of it, people decide. */
export const isBegun = (state: OrderState): boolean => STAFF_HAVE_BEGUN.includes(state)

/** @returns won that the bank took back and that were not written yet. */
async function noteReversal(ctx: StoreCtx, { orderId, paymentKey }: Pick<Charge, 'orderId' | 'paymentKey'>): Promise<number> {
  const { captured, reversals } = await movedOf(ctx.db, paymentKey)
  if (captured <= 0) return 0
  await noteEvent(ctx, { orderId, paymentKey, kind: 'reversal', amount: captured, key: `reversal:${paymentKey}:${reversals}` })
  return captured
}

/** The bank took back the deposit of an order that nobody has begun: it waits for it again. @returns false where that was written before. */
export async function waitAgain(
  ctx: StoreCtx,
  locked: LockedOrder,
  payment: Payment,
  { via, heldUntil }: { via: string; heldUntil: Date },
): Promise<boolean> {
  if ((await noteReversal(ctx, payment)) === 0) return false
  await setPayment(ctx, payment, { state: 'waiting', paidAt: null })
  await unsellPieces(ctx, piecesOf(locked.lines))
  const reason = '은행이 입금을 취소했습니다.'
  await moveOrder(ctx, locked, { to: 'waiting', movedBy: via, reason, set: { heldUntil, stock: 'held' } })
  await unspendBenefits(ctx, locked.order)
  return true
}

/**
 * The bank took back the deposit of an order that staff have begun. The order stays where it is, and is among those whose payment has to be
 * looked after: staff ask for the deposit again, or cancel it.
 */
export async function loseDeposit(ctx: StoreCtx, locked: LockedOrder, payment: Payment): Promise<void> {
  const { paymentKey, orderId } = payment
  const amount = await noteReversal(ctx, payment)
  if (amount === 0) return
  await setPayment(ctx, payment, { state: 'waiting', paidAt: null })
  await raiseVersion(ctx, locked)
  const detail = '은행이 입금을 취소했습니다. 다시 입금되기 전에는 보내지 말고 주문한 분과 확인해 주세요.'
  await noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `lost-deposit:${paymentKey}:${locked.order.version}`, detail })
  logger().error(
    { event: 'deposit-lost', orderId, state: locked.order.state, amount },
    'a bank took back the deposit of an order under way',
  )
}

/** It came again. */
export async function findDeposit(ctx: StoreCtx, locked: LockedOrder, payment: Payment): Promise<void> {
  await setPayment(ctx, payment, { state: 'done', paidAt: ctx.now })
  await raiseVersion(ctx, locked)
}

/** The account is closed, and nothing lay in it: before its deposit, or after the bank took that back. The order ends if that was asked for. */
export async function closeAccount(ctx: StoreCtx, locked: LockedOrder, payment: Payment, via: string): Promise<void> {
  const { paymentKey, orderId, state: was } = payment
  await noteReversal(ctx, payment)
  await noteEvent(ctx, { orderId, paymentKey, kind: 'declined', amount: 0, key: `closed:${paymentKey}` })
  if (was === 'cancelled') return
  await setPayment(ctx, payment, { state: 'cancelled' })
  if (was === 'stray') return
  const { state } = locked.order
  if (state === 'waiting') {
    const by = await closeRefund(ctx, orderId)
    await releaseOrder(ctx, locked, 'cancelled', via, '주문을 취소했습니다.')
    return tellBuyer(ctx, locked.order, 'cancelled', 0, { by: by ?? via })
  }
  const [asked] = await ctx.db
    .update(refunds)
    .set({ amount: 0 })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.paymentKey, paymentKey), eq(refunds.state, 'requested')))
    .returning()
  if (asked) return finishRefund(ctx, locked, asked)
  if (state !== 'paid' && !isBegun(state)) return
  const detail = '입금되지 않은 가상계좌가 닫혔습니다. 주문한 분과 확인한 뒤 주문을 취소해 주세요.'
  await noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `unpaid:${paymentKey}`, detail })
}
