import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/payments'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { notDelivered } from '@/schemas/rules/store/delivers-to'
import { farPlace } from '@/schemas/rules/store/far-places'
import { LEAST_PAID, MOST_PAID } from '@/schemas/rules/store/least-paid'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { orderAmounts, type OrderAmounts } from '@/schemas/rules/store/order-amounts'
import type { HoldTerms, StoreTerms } from '@/schemas/rules/store/store-terms'
import { doneLine } from '@/services/auth/domain/done-line'
import { COMMON } from '@/schemas/words/messages'
import type { OrderDelivery } from '@/services/db/tables/orders'
import { refusal } from '@/services/kit/refusal'
import { operation, type CtxOf } from '@/services/kit/service'
import { paymentProvider } from '@/services/outside/payment-provider'
import { hasAgreedAsGuest } from '../domain/orders/has-agreed-as-guest'
import { findCart } from '../domain/cart/open-cart'
import { lockBuyer } from '../domain/orders/lock-buyer'
import { mayOrderAsGuest } from '../domain/orders/may-order-as-guest'
import { installDaysOf } from '../domain/goods/install-days-of'
import { makeOrder } from '../domain/money/make-order'
import { mayOrderAsMember } from '../domain/orders/may-order-as-member'
import { orderOffers, type OfferedLine } from '../domain/orders/order-offers'
import { windowOf } from '../domain/orders/window-of'
import { balanceOf } from '../domain/benefits/post-ledger'
import { storeTerms } from '../domain/terms/store-terms'
import { closeUnpaid } from './close-unpaid'
import { couponFor, type OrderCoupon } from './coupon-for'

type Context = CtxOf<typeof contracts.preparePayment>
type Sent = Input<typeof contracts.preparePayment>

/** The order, its hold and its number are one transaction; a second press gets the first one's number. */
export const preparePayment = operation(contracts.preparePayment, async (sent, ctx) => {
  if (!sent.agreed) throw ctx.fail('agreementNeeded')
  const { user, lapsed } = ctx.session
  if (lapsed && !user) throw refusal(COMMON.sessionEnded)
  if (!user && !(await hasAgreedAsGuest(ctx))) throw ctx.fail('guestAgreementNeeded')
  if (!user && (sent.couponId !== undefined || (sent.points ?? 0) > 0)) throw ctx.fail('memberOnly')
  const terms = await storeTerms(ctx.db, ctx.siteId)
  const offers = await orderOffers(ctx, sent.items, user !== undefined)
  if (!offers) throw ctx.fail('gone')
  if (offers.some(({ goods }) => goods.customYn === 'Y') && !sent.customAgreed) throw ctx.fail('customNeeded')
  refusePlace(sent, offers, terms, ctx)
  const wishedDay = await wishedDayOf(sent, offers, terms, ctx)
  if (user) await lockBuyer(ctx, user.memberNo)
  const isFreed = await closeUnpaid(
    ctx,
    sent.replaces,
    offers.map(({ variant }) => variant.variantId),
  )
  const isGuest = !user
  if (isGuest && !(await mayOrderAsGuest(ctx, digitsOnly(sent.buyer.phoneNo))))
    throw ctx.fail('guestOrders', { words: guestOrdersWords(terms.guest) })
  if (user && !(await mayOrderAsMember(ctx, user.memberNo)))
    throw ctx.fail('memberOrders', { words: memberOrdersWords(terms.member.orders) })
  // Most of those who want the last pieces at once are told here, before anything is written; the hold decides.
  const short = offers.find(({ variant: { given, reserved, sold }, qty }) => given - reserved - sold < qty)
  if (short && !isFreed) throw ctx.fail('soldOut', { item: { variantId: short.variant.variantId } })
  const coupon = sent.couponId === undefined ? undefined : await couponFor(sent.couponId, offers, ctx)
  const amounts = await amountsOf(sent, offers, { coupon, far: terms.far }, ctx)
  const cartNo = sent.fromCart ? await findCart(ctx) : undefined
  const order = await makeOrder(ctx, {
    memberNo: user?.memberNo ?? null,
    buyer: { name: sent.buyer.name.trim(), phoneNo: digitsOnly(sent.buyer.phoneNo), email: sent.buyer.email?.trim() ?? '' },
    delivery: deliveryOf(sent),
    receipt: sent.receipt ? { kind: sent.receipt.kind, number: digitsOnly(sent.receipt.number ?? '') } : null,
    method: sent.method,
    escrow: sent.escrow ?? false,
    ...{ offers, amounts, terms },
    coupon,
    issuedSeq: sent.couponId ?? null,
    cartNo: cartNo ?? null,
    ...{ draftSeq: null, wishedDay },
  })
  if ('fault' in order) throw refusedAs(order, isGuest, ctx)
  return {
    item: windowOf(order, offers, terms.depositHours, ctx.now),
    ...(order.amount === 0 ? { cookies: [await doneLine(ORDER_PAGES.payment, ctx.now)] } : {}),
  }
})

function refusedAs(refused: Exclude<Awaited<ReturnType<typeof makeOrder>>, { orderId: string }>, isGuest: boolean, ctx: Context): Error {
  if (!('variantId' in refused)) return ctx.fail(refused.fault)
  const item = { variantId: refused.variantId }
  if (!('left' in refused)) return ctx.fail('soldOut', { item })
  return isGuest
    ? ctx.fail('guestShare', { item, words: guestShareWords(refused.left) })
    : ctx.fail('memberShare', { item, words: memberShareWords(refused.left) })
}

/** @throws CallFailure at the address where goods are not delivered to it. */
function refusePlace({ delivery: { zipCode } }: Sent, offers: readonly OfferedLine[], { far }: StoreTerms, ctx: Context): void {
  const goods = offers.map(({ goods: { name, deliversTo } }) => ({ name, deliversTo }))
  const words = notDelivered(goods, zipCode, far.codes)
  if (words) throw ctx.fail('notTo', { words, problems: [{ pointer: '/delivery/address', message: words, keyword: 'rule' }] })
}

/** Null where no day was chosen. @throws CallFailure at the day where our people cannot come on it any more. */
async function wishedDayOf(sent: Sent, offers: readonly OfferedLine[], { far }: StoreTerms, ctx: Context): Promise<string | null> {
  const { wishedDay } = sent
  if (!wishedDay) return null
  const found = await installDaysOf(
    ctx,
    ctx.now,
    offers.map(({ goodsId }) => goodsId),
  )
  const first = found?.first(farPlace(sent.delivery.zipCode, far.codes) ?? 'main') ?? ''
  if (found?.days.includes(wishedDay) && wishedDay >= first) return wishedDay
  const { message } = ctx.fail('dayGone')
  throw ctx.fail('dayGone', { problems: [{ pointer: '/wishedDay', message, keyword: 'rule' }] })
}

const deliveryOf = ({ delivery }: Sent): OrderDelivery => ({
  name: delivery.name.trim(),
  phoneNo: digitsOnly(delivery.phoneNo),
  zipCode: delivery.zipCode,
  address: delivery.address.trim(),
  addressDetail: delivery.addressDetail?.trim() ?? '',
  request: delivery.request?.trim() ?? '',
})

const guestOrdersWords = ({ orders, minutes }: HoldTerms): string =>
  `결제하지 않은 비회원 주문이 ${orders}건 있습니다. 먼저 하신 주문을 결제하시거나 ${minutes}분 뒤에 다시 주문해 주세요. 입금을 기다리는 주문은 입금하시거나 취소해 주세요. 로그인하시면 바로 주문하실 수 있습니다.`

const memberOrdersWords = (orders: number): string =>
  `결제하거나 입금하지 않은 주문이 ${orders}건 있습니다. 먼저 하신 주문에 입금하시거나 주문 내역에서 취소한 뒤 다시 주문해 주세요.`

const memberShareWords = (left: number): string | undefined =>
  left > 0
    ? `결제하기 전에는 ${left}개까지 주문하실 수 있는 상품이 있습니다. 수량을 줄여 주문해 주세요. 결제하신 뒤에는 더 주문하실 수 있습니다.`
    : undefined

const guestShareWords = (left: number): string | undefined =>
  left > 0 ? `지금은 비회원으로 ${left}개까지 주문하실 수 있는 상품이 있습니다. 수량을 줄이거나 로그인한 뒤 주문해 주세요.` : undefined

/** The server's own sums; what the request says of them is compared, and nothing else. */
async function amountsOf(
  sent: Sent,
  offers: readonly OfferedLine[],
  { coupon, far }: Pick<StoreTerms, 'far'> & { coupon: OrderCoupon | undefined },
  ctx: Context,
): Promise<OrderAmounts> {
  const points = sent.points ?? 0
  const to = { zipCode: sent.delivery.zipCode, far }
  const before = orderAmounts(offers, coupon, 0, to)
  if (before.goods > MOST_PAID || before.paid > MOST_PAID) throw ctx.fail('tooMuch')
  if (points > 0 && points > (await balanceOf(ctx.db, ctx.session.user!.memberNo, 'point'))) throw ctx.fail('pointsShort')
  if (points > before.paid) throw ctx.fail('pointsMost')
  const amounts = orderAmounts(offers, coupon, points, to)
  if (amounts.paid !== sent.amount) throw ctx.fail('changed', { item: { amount: amounts.paid } })
  if (amounts.paid > 0 && amounts.paid < LEAST_PAID) throw ctx.fail('tooLittle')
  if (amounts.paid > 0 && !paymentProvider()) throw ctx.fail('noPayments')
  return amounts
}
