import type { Input, Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/pay-links'
import { isCash } from '@/schemas/rules/store/cash-receipts'
import { notDelivered } from '@/schemas/rules/store/delivers-to'
import { hasAllConsents } from '@/schemas/rules/store/guest-consents'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { doneLine } from '@/services/auth/domain/done-line'
import { operation, type CtxOf } from '@/services/kit/service'
import { paymentProvider } from '@/services/outside/payment-provider'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { closeDraftOrder, isPaidNow } from '../domain/drafts/close-draft-order'
import { draftOffers } from '../domain/drafts/draft-offers'
import type { DraftRow } from '../domain/drafts/draft-rows'
import { amountsOfLines, offeredLines } from '../domain/drafts/draft-amounts'
import { makeOrder } from '../domain/money/make-order'
import { mayOrderAsGuest } from '../domain/orders/may-order-as-guest'
import { mayOrderAsMember } from '../domain/orders/may-order-as-member'
import type { LockedOrder } from '../domain/orders/move-order'
import type { OfferedLine } from '../domain/orders/order-offers'
import { windowOf } from '../domain/orders/window-of'
import { storeTerms } from '../domain/terms/store-terms'
import { lockLink } from './require-link'

type Context = CtxOf<typeof contracts.preparePayLink>
type Sent = Input<typeof contracts.preparePayLink>

/** S-PAYLINK: one link, one order. The order is made as every other one is, once the link's draft is locked. */
export const prepareLink = operation(contracts.preparePayLink, async (sent, ctx) => {
  if (!sent.agreed) throw ctx.fail('agreementNeeded')
  const { draft, order: before } = await lockLink(ctx, sent.token)
  const { memberNo } = draft
  if (memberNo === null && !hasAllConsents(Object.fromEntries((sent.consents ?? []).map((name) => [name, true]))))
    throw ctx.fail('consentsNeeded')
  const offers = offeredLines(draft, await draftOffers(ctx, draft.lines, memberNo !== null))
  if (!offers) throw ctx.fail('gone')
  if (offers.some(({ goods }) => goods.customYn === 'Y') && !sent.customAgreed) throw ctx.fail('customNeeded')
  const terms = await storeTerms(ctx.db, ctx.siteId)
  if (before) {
    const again = await goOn(before, sent, { draft, offers, depositHours: terms.depositHours }, ctx)
    if (again) return { item: again }
  }
  const { delivery } = draft
  const buyer = await buyerOfDraft(ctx, draft)
  if (!buyer || !delivery) throw ctx.fail('cancelled')
  const goods = offers.map(({ goods: { name, deliversTo } }) => ({ name, deliversTo }))
  const notTo = notDelivered(goods, delivery.zipCode, terms.far.codes)
  if (notTo) throw ctx.fail('notTo', { words: `${notTo} 주소는 주문을 받은 직원이 바꿔 드립니다.` })
  const mayOrder = memberNo === null ? await mayOrderAsGuest(ctx, buyer.phoneNo) : await mayOrderAsMember(ctx, memberNo)
  if (!mayOrder) throw ctx.fail('orders')
  const amounts = amountsOfLines(offers, draft.discount, { zipCode: delivery.zipCode, far: terms.far })
  if (amounts.paid !== sent.amount) throw ctx.fail('changed', { item: { amount: amounts.paid } })
  if (amounts.paid > 0 && !paymentProvider()) throw ctx.fail('noPayments')
  const order = await makeOrder(ctx, {
    ...{ memberNo, buyer, delivery, method: sent.method, offers, amounts, terms },
    receipt: sent.receipt && isCash(sent.method) ? { kind: sent.receipt, number: '' } : null,
    escrow: sent.escrow ?? false,
    ...{ coupon: undefined, issuedSeq: null, cartNo: null, draftSeq: draft.draftSeq, wishedDay: null },
    endsAt: draft.linkEndsAt!,
  })
  if ('fault' in order) throw ctx.fail(order.fault === 'share' ? 'share' : 'soldOut')
  return {
    item: windowOf(order, offers, terms.depositHours, ctx.now),
    ...(order.amount === 0 ? { cookies: [await doneLine(ORDER_PAGES.payment, ctx.now)] } : {}),
  }
})

interface Begun {
  draft: DraftRow
  offers: readonly OfferedLine[]
  depositHours: number
}

/**
 * Another tab or person has begun to pay. Where they want the same, all of them pay one order, which only one payment can; who wants to pay in
 * another way gets a new order once nobody pays the old one.
 */
async function goOn(
  before: LockedOrder,
  sent: Sent,
  { offers, depositHours }: Begun,
  ctx: Context,
): Promise<Item<typeof contracts.preparePayLink> | undefined> {
  if (await isPaidNow(ctx, before)) throw ctx.fail('underWay')
  const { method, escrowYn, receipt, amount, heldUntil } = before.order
  const isSame =
    method === sent.method &&
    (escrowYn === 'Y') === (isCash(method) && (sent.escrow ?? false)) &&
    (receipt?.kind ?? undefined) === (isCash(method) ? sent.receipt : undefined)
  if (isSame && amount === sent.amount && heldUntil !== null && heldUntil > ctx.now)
    return windowOf(before.order, offers, depositHours, ctx.now)
  await closeDraftOrder(ctx, before, 'buyer', '다시 결제를 시작하였습니다.')
  return undefined
}
