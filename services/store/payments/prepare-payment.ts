import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Input, Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/payments'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { isCash } from '@/schemas/rules/store/cash-receipts'
import { goodsAmount } from '@/schemas/rules/store/cart-amounts'
import { couponOf, orderAmounts, type OrderAmounts } from '@/schemas/rules/store/order-amounts'
import { orderTitle } from '@/schemas/rules/store/order-title'
import type { PartTerms } from '@/schemas/rules/store/part-return'
import { orderTerms, type HoldTerms, type StoreTerms } from '@/schemas/rules/store/store-terms'
import { doneLine } from '@/services/auth/domain/done-line'
import { blindIndex } from '@/services/base/seal'
import { settings } from '@/services/base/settings'
import { COMMON } from '@/schemas/words/messages'
import { personIndexOf } from '@/services/db/person-index-of'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { orderLines, orderMoves, orders } from '@/services/db/tables/orders'
import { refusal } from '@/services/kit/refusal'
import { operation, type CtxOf } from '@/services/kit/service'
import { paymentProvider } from '@/services/outside/payment-provider'
import { hasAgreedAsGuest } from '../domain/orders/has-agreed-as-guest'
import { holdBenefits } from '../domain/benefits/hold-benefits'
import { findCart } from '../domain/cart/open-cart'
import { lockBuyer } from '../domain/orders/lock-buyer'
import { mayOrderAsGuest } from '../domain/orders/may-order-as-guest'
import { mayOrderAsMember } from '../domain/orders/may-order-as-member'
import { lockOrder } from '../domain/orders/move-order'
import { overShare } from '../domain/orders/over-share'
import { holdPieces, piecesOf } from '../domain/goods/pieces'
import { balanceOf, LedgerShort } from '../domain/benefits/post-ledger'
import { completeOrder } from '../domain/money/settle-charge'
import { storeTerms } from '../domain/terms/store-terms'
import { closeUnpaid } from './close-unpaid'
import { orderNumber } from './order-number'
import { orderOffers, type OfferedLine } from './order-offers'

type Context = CtxOf<typeof contracts.preparePayment>
type Sent = Input<typeof contracts.preparePayment>
type Coupon = typeof coupons.$inferSelect

const LEAST = 100
const MOST = 1_000_000_000

/** The order, its hold and its number are one transaction; a second press gets the first one's number. */
export const preparePayment = operation(contracts.preparePayment, async (sent, ctx) => {
  if (!sent.agreed) throw ctx.fail('agreementNeeded')
  const { user, lapsed } = ctx.session
  if (lapsed && !user) throw refusal(COMMON.sessionEnded)
  if (!user && !(await hasAgreedAsGuest(ctx))) throw ctx.fail('guestAgreementNeeded')
  if (!user && (sent.couponId !== undefined || (sent.points ?? 0) > 0)) throw ctx.fail('memberOnly')
  const terms = await storeTerms(ctx.db, ctx.siteId)
  const offers = await orderOffers(ctx, sent.items)
  if (!offers) throw ctx.fail('gone')
  if (offers.some(({ goods }) => goods.customYn === 'Y') && !sent.customAgreed) throw ctx.fail('customNeeded')
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
  const coupon = await couponFor(sent, offers, ctx)
  const amounts = await amountsOf(sent, offers, { coupon, far: terms.far }, ctx)
  const cartNo = sent.fromCart ? await findCart(ctx) : undefined
  const order = await write(sent, offers, { amounts, coupon, terms }, cartNo ?? null, ctx)
  const pieces = piecesOf(offers.map(({ variant, qty }) => ({ variantId: variant.variantId, qty })))
  const missing = await holdPieces(ctx, pieces)
  if (missing !== undefined) throw ctx.fail('soldOut', { item: { variantId: missing } })
  const over = await overShare(ctx, user?.memberNo ?? null, pieces)
  if (over) {
    const item = { variantId: over.variantId }
    if (isGuest) throw ctx.fail('guestShare', { item, words: guestShareWords(over.left) })
    throw ctx.fail('memberShare', { item, words: memberShareWords(over.left) })
  }
  try {
    if (!(await holdBenefits(ctx, order))) throw ctx.fail('couponGone')
  } catch (error) {
    if (!(error instanceof LedgerShort)) throw error
    throw ctx.fail(error.unit === 'point' ? 'pointsShort' : 'couponGone')
  }
  const isPaid = order.amount === 0
  if (isPaid) await completeOrder(ctx, (await lockOrder(ctx, order.orderId))!, 'buyer')
  return { item: windowOf(order, offers, terms, ctx), ...(isPaid ? { cookies: [await doneLine(ORDER_PAGES.payment, ctx.now)] } : {}) }
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

/** @returns the member's coupon as it is defined now. */
async function couponFor({ couponId }: Sent, offers: readonly OfferedLine[], ctx: Context): Promise<Coupon | undefined> {
  if (couponId === undefined) return undefined
  const { db, siteId, now, session } = ctx
  const [row] = await db
    .select({ coupon: coupons })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .where(
      and(
        eq(issuedCoupons.issuedSeq, couponId),
        eq(issuedCoupons.siteId, siteId),
        eq(issuedCoupons.memberNo, session.user!.memberNo),
        gt(issuedCoupons.expiresAt, now),
        lte(coupons.startsAt, now),
        isNull(coupons.endedAt),
      ),
    )
  if (!row) throw ctx.fail('couponGone')
  if (couponOf(row.coupon, goodsAmount(offers)) === 0) throw ctx.fail('couponSmall')
  return row.coupon
}

/** The server's own sums; what the request says of them is compared, and nothing else. */
async function amountsOf(
  sent: Sent,
  offers: readonly OfferedLine[],
  { coupon, far }: Pick<StoreTerms, 'far'> & { coupon: Coupon | undefined },
  ctx: Context,
): Promise<OrderAmounts> {
  const points = sent.points ?? 0
  const to = { zipCode: sent.delivery.zipCode, far }
  const before = orderAmounts(offers, coupon, 0, to)
  if (before.goods > MOST || before.paid > MOST) throw ctx.fail('tooMuch')
  if (points > 0 && points > (await balanceOf(ctx.db, ctx.session.user!.memberNo, 'point'))) throw ctx.fail('pointsShort')
  if (points > before.paid) throw ctx.fail('pointsMost')
  const amounts = orderAmounts(offers, coupon, points, to)
  if (amounts.paid !== sent.amount) throw ctx.fail('changed', { item: { amount: amounts.paid } })
  if (amounts.paid > 0 && amounts.paid < LEAST) throw ctx.fail('tooLittle')
  if (amounts.paid > 0 && !paymentProvider()) throw ctx.fail('noPayments')
  return amounts
}

type Written = typeof orders.$inferSelect

async function write(
  sent: Sent,
  offers: readonly OfferedLine[],
  { amounts, coupon, terms }: { amounts: OrderAmounts; coupon: Coupon | undefined; terms: StoreTerms },
  cartNo: number | null,
  { db, siteId, now, session }: Context,
): Promise<Written> {
  const { buyer, delivery, method } = sent
  const orderId = orderNumber(now)
  const [first] = offers
  const [order] = await db
    .insert(orders)
    .values({
      orderId,
      siteId,
      memberNo: session.user?.memberNo ?? null,
      personIndex: personIndexOf(buyer.name, buyer.phoneNo),
      buyer: { name: buyer.name.trim(), phoneNo: digitsOnly(buyer.phoneNo), email: buyer.email?.trim() ?? '' },
      delivery: {
        name: delivery.name.trim(),
        phoneNo: digitsOnly(delivery.phoneNo),
        zipCode: delivery.zipCode,
        address: delivery.address.trim(),
        addressDetail: delivery.addressDetail?.trim() ?? '',
        request: delivery.request?.trim() ?? '',
      },
      receipt: sent.receipt ? { kind: sent.receipt.kind, number: digitsOnly(sent.receipt.number ?? '') } : null,
      state: 'pending',
      stock: 'held',
      method,
      escrowYn: sent.escrow && isCash(method) && amounts.paid > 0 ? 'Y' : 'N',
      orderName: orderTitle(offers.map(({ goods }) => goods.name)),
      image: first!.goods.image,
      imageAlt: first!.goods.imageAlt,
      goodsAmount: amounts.goods,
      deliveryFee: amounts.delivery,
      installFee: amounts.install,
      couponAmount: amounts.coupon,
      pointAmount: amounts.points,
      amount: amounts.paid,
      issuedSeq: sent.couponId ?? null,
      partTerms: settings().partCancel === 'anew' ? termsOf(offers, coupon) : null,
      terms: orderTerms(terms),
      cartNo,
      heldUntil: new Date(now.getTime() + (session.user ? terms.member : terms.guest).minutes * 60_000),
      placedAt: now,
      updatedAt: now,
    })
    .returning()
  await db.insert(orderLines).values(offers.map((offer, i) => lineOf(offer, amounts.lines[i]!, orderId, siteId)))
  await db.insert(orderMoves).values({ orderId, from: null, to: 'pending', movedBy: 'buyer', at: now })
  return order!
}

const termsOf = (offers: readonly OfferedLine[], coupon: Coupon | undefined): PartTerms => ({
  couponMin: coupon?.minAmount ?? null,
  asked: Object.fromEntries(offers.map(({ variant, deliveryFee: fee, freeFrom }) => [variant.variantId, { fee, freeFrom }])),
})

const lineOf = (
  { goods, variant, unitPrice, qty }: OfferedLine,
  shares: OrderAmounts['lines'][number],
  orderId: string,
  siteId: string,
): typeof orderLines.$inferInsert => ({
  ...{ siteId, orderId, unitPrice, qty },
  goodsId: goods.goodsId,
  variantId: variant.variantId,
  name: goods.name,
  choices: variant.choices,
  image: goods.image,
  imageAlt: goods.imageAlt,
  delivery: goods.delivery,
  customYn: goods.customYn,
  goodsShare: shares.goods,
  deliveryShare: shares.delivery,
  installShare: shares.install,
  couponShare: shares.coupon,
  pointShare: shares.points,
  paidShare: shares.paid,
})

/** What the browser needs for the provider's window. */
function windowOf(
  { orderId, amount, orderName, method, heldUntil, memberNo, escrowYn }: Written,
  offers: readonly OfferedLine[],
  { depositHours }: StoreTerms,
  { now }: Context,
): Item<typeof contracts.preparePayment> {
  const provider = paymentProvider()
  return {
    ...{ orderId, amount, orderName, method },
    heldUntil: (heldUntil ?? now).toISOString(),
    paidYn: amount === 0 ? 'Y' : 'N',
    depositHours,
    sdkUrl: provider?.sdkUrl ?? '',
    clientKey: provider?.clientKey ?? '',
    // A buyer's cards at the provider belong to this key: it must not be guessed from a member's number.
    customerKey: blindIndex(memberNo ?? orderId, 'payment.customer').slice(0, 43),
    simulatedYn: provider?.isSimulated ? 'Y' : 'N',
    escrowProducts:
      escrowYn === 'N'
        ? []
        : offers.map(({ goods, variant, unitPrice, qty }) => ({
            ...{ id: variant.variantId, name: goods.name, code: goods.goodsId, unitPrice, quantity: qty },
          })),
  }
}
