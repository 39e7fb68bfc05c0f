import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/payments'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { COMMON } from '@/schemas/words/messages'
import { doneLine } from '@/services/auth/domain/done-line'
import { currentDatabase } from '@/services/db/current-database'
import { isDuplicateKey } from '@/services/db/sql-state'
import { orders } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import { refusal } from '@/services/kit/refusal'
import { operation, type CtxOf } from '@/services/kit/service'
import { confirmCharge, readCharge, type ChargeResult } from '@/services/outside/payment-provider'
import { cartCountLine } from '../domain/cart/cart-count-line'
import { countLines } from '../domain/cart/count-lines'
import { findCart } from '../domain/cart/open-cart'
import { lockOrderRow, type StoreCtx } from '../domain/orders/move-order'
import { noteEvent } from '../domain/money/note-event'
import { PAYMENT_TAG } from '../domain/money/payment-tag'
import { presentCompleted } from '../domain/money/present-completed'
import { refundUnmatchedCharge } from '../domain/money/refund-unmatched-charge'
import { settleCharge, type Settled } from '../domain/money/settle-charge'
import { declineCharge } from './decline-charge'

type Context = CtxOf<typeof contracts.confirmPayment>
/** Payments of one order that were asked for: more than a person tries cards, and each asks the provider. */
const MOST_ATTEMPTS = 20

type Sent = Input<typeof contracts.confirmPayment>

/**
 * What the provider is asked for is written before it is asked, so that a lost answer leaves a trace to follow. Pressed twice, or after a
 * reload, it answers the order that was paid.
 */
export const confirmPayment = operation(contracts.confirmPayment, async (sent, ctx) => {
  const { siteId, now } = ctx
  const open = currentDatabase()
  if (!(await begin(sent, ctx))) {
    const { paymentKey, orderId, amount } = sent
    const result = await confirmCharge({ paymentKey, orderId, amount }, `confirm-${paymentKey}`)
    const settled = await settle(result, sent, ctx)
    if (settled === 'stray') {
      await refundUnmatchedCharge(open, { siteId, now }, sent)
      throw ctx.fail('soldOut')
    }
    if (settled === 'failed') throw ctx.fail('declined')
    if (settled !== 'paid' && settled !== 'waiting') {
      ctx.touch(PAYMENT_TAG)
      throw ctx.fail('unknown')
    }
  }
  const [order] = await open.db.select().from(orders).where(eq(orders.orderId, sent.orderId))
  return {
    item: await presentCompleted(open.db, order!, ctx.now),
    cookies: [await doneLine(ORDER_PAGES.loading, now), ...(await cartCookies(order!, ctx))],
  }
})

/** Pages that are the same for everybody read the count of the cart from a cookie. */
async function cartCookies({ cartNo }: typeof orders.$inferSelect, ctx: Context): Promise<string[]> {
  if (cartNo === null || (await findCart(ctx)) !== cartNo) return []
  return [cartCountLine(await countLines(ctx.db, cartNo))]
}

/** Writes the attempt. @returns true where this payment has paid the order already. */
async function begin(sent: Sent, ctx: Context): Promise<boolean> {
  try {
    return await ctx.db.transaction((tx) => write(sent, { ...ctx, db: tx }, ctx))
  } catch (error) {
    // The same payment under another number: keys are the provider's and its orders ours, so one of them was forged.
    if (isDuplicateKey(error)) throw ctx.fail('otherPayment')
    throw error
  }
}

async function write({ orderId, amount, paymentKey }: Sent, tx: StoreCtx, { session, fail }: Context): Promise<boolean> {
  const { db, siteId, now } = tx
  const order = await lockOrderRow(tx, orderId)
  // Whoever has the link of a telephone order pays it, also a member's.
  const owner = order?.draftSeq === null ? order.memberNo : null
  if (owner && session.lapsed && !session.user) throw refusal(COMMON.sessionEnded)
  if (!order || (owner !== null && owner !== session.user?.memberNo)) throw fail('missing')
  if (amount !== order.amount) throw fail('otherAmount')
  const known = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const same = known.find((one) => one.paymentKey === paymentKey)
  if (same?.state === 'done' || same?.state === 'waiting') return true
  if (same?.state === 'failed') throw fail('declined')
  if (same && same.state !== 'open') throw fail('closed')
  // Who goes back to the window after the payment is led to the order.
  if (known.some((one) => one !== same && (one.state === 'done' || one.state === 'waiting')))
    throw fail('alreadyPaid', { item: { orderId, guestYn: order.memberNo === null ? 'Y' : 'N' } })
  if (known.some((one) => one !== same && ['open', 'waiting', 'done'].includes(one.state))) throw fail('otherPayment')
  if (same) return false
  if (known.length >= MOST_ATTEMPTS) throw fail('closed')
  if (order.state !== 'pending' || order.heldUntil === null || order.heldUntil <= now) throw fail('closed')
  await db
    .insert(payments)
    .values({ paymentKey, siteId, orderId, state: 'open', amount, method: order.method, begunAt: now, updatedAt: now })
  await noteEvent(tx, { orderId, paymentKey, kind: 'asked', amount: 0, key: `asked:${paymentKey}` })
  return false
}

async function settle(result: ChargeResult, { paymentKey }: Sent, ctx: Context): Promise<Settled> {
  const { siteId, now } = ctx
  const open = currentDatabase()
  if (result.ok) return settleCharge(open, { siteId, now }, result.charge, 'confirm')
  if (result.fate === 'refused') {
    await declineCharge(open, { siteId, now }, paymentKey, result)
    throw ctx.fail('declined', { words: sentenceOf(result.message) })
  }
  // The answer was lost, or says nothing: the payment itself does.
  const found = await readCharge(paymentKey)
  return found.ok ? settleCharge(open, { siteId, now }, found.charge, 'confirm') : 'open'
}

const NOTHING_PAID = '결제된 금액은 없습니다.'
/** The provider's own sentence, where it is one that a person can read. */
const sentenceOf = (message: string): string | undefined =>
  /[가-힣].*[다요]\.?$/.test(message) ? `${message.replace(/\.$/, '')}. ${NOTHING_PAID}` : undefined
