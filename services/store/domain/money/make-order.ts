// The one way in which an order is written: from the order form and from the payment link of a telephone order. What it is made of was judged by
// its caller; goods, coupon and points are held here, in the caller's transaction.
import { isCounting, type OrderAmounts } from '@/schemas/rules/store/order-amounts'
import { isCash } from '@/schemas/rules/store/cash-receipts'
import { orderTitle } from '@/schemas/rules/store/order-title'
import type { PartTerms } from '@/schemas/rules/store/part-return'
import { orderTerms, type StoreTerms } from '@/schemas/rules/store/store-terms'
import { settings } from '@/services/base/settings'
import { personIndexOf } from '@/services/db/person-index-of'
import { orderLines, orderMoves, orders } from '@/services/db/tables/orders'
import { holdBenefits } from '../benefits/hold-benefits'
import { LedgerShort } from '../benefits/post-ledger'
import { holdPieces, piecesOf } from '../goods/pieces'
import { completeOrder } from './settle-charge'
import { lockOrder, type OrderRow, type StoreCtx } from '../orders/move-order'
import { orderNumber } from '../orders/order-number'
import type { OfferedLine } from '../orders/order-offers'
import { overShare } from '../orders/over-share'

type Wanted = Pick<
  OrderRow,
  'memberNo' | 'buyer' | 'delivery' | 'receipt' | 'method' | 'issuedSeq' | 'cartNo' | 'draftSeq' | 'wishedDay'
> & {
  /** 구매안전서비스, where the method has it. */
  escrow: boolean
  offers: readonly OfferedLine[]
  amounts: OrderAmounts
  /** Goods of at least this amount, and which of them it counts for; undefined without one. */
  coupon: { minAmount: number; only: string[] | null } | undefined
  terms: StoreTerms
  /** Of a telephone order: it is not held longer than its link may be paid. */
  endsAt?: Date
}

/** Why it cannot be had; then nothing may be committed. `left`: pieces that this buyer may have. */
type Refused =
  { fault: 'soldOut'; variantId: string } | { fault: 'share'; variantId: string; left: number } | { fault: 'couponGone' | 'pointsShort' }

/** Writes the order and holds what it needs. One that costs nothing is complete. */
export async function makeOrder(ctx: StoreCtx, wanted: Wanted): Promise<OrderRow | Refused> {
  const { memberNo, offers } = wanted
  const order = await write(wanted, ctx)
  const pieces = piecesOf(offers.map(({ variant, qty }) => ({ variantId: variant.variantId, qty })))
  const missing = await holdPieces(ctx, pieces)
  if (missing !== undefined) return { fault: 'soldOut', variantId: missing }
  const over = await overShare(ctx, memberNo, pieces)
  if (over) return { fault: 'share', ...over }
  try {
    if (!(await holdBenefits(ctx, order))) return { fault: 'couponGone' }
  } catch (error) {
    if (!(error instanceof LedgerShort)) throw error
    return { fault: error.unit === 'point' ? 'pointsShort' : 'couponGone' }
  }
  if (order.amount === 0) await completeOrder(ctx, (await lockOrder(ctx, order.orderId))!, 'buyer')
  return order
}

async function write(wanted: Wanted, { db, siteId, now }: StoreCtx): Promise<OrderRow> {
  const { memberNo, buyer, delivery, receipt, method, issuedSeq, cartNo, draftSeq, wishedDay, offers, amounts, terms, coupon, endsAt } =
    wanted
  const orderId = orderNumber(now)
  const [first] = offers
  const held = new Date(now.getTime() + (memberNo === null ? terms.guest : terms.member).minutes * 60_000)
  const [order] = await db
    .insert(orders)
    .values({
      ...{ orderId, siteId, memberNo, buyer, delivery, receipt, method, issuedSeq, cartNo, draftSeq, wishedDay },
      personIndex: personIndexOf(buyer.name, buyer.phoneNo),
      state: 'pending',
      stock: 'held',
      escrowYn: wanted.escrow && isCash(method) && amounts.paid > 0 ? 'Y' : 'N',
      orderName: orderTitle(offers.map(({ goods }) => goods.name)),
      image: first!.goods.image,
      imageAlt: first!.goods.imageAlt,
      goodsAmount: amounts.goods,
      deliveryFee: amounts.delivery,
      installFee: amounts.install,
      couponAmount: amounts.coupon,
      pointAmount: amounts.points,
      amount: amounts.paid,
      partTerms: settings().partCancel === 'anew' ? termsOf(offers, coupon) : null,
      terms: orderTerms(terms),
      heldUntil: endsAt && endsAt < held ? endsAt : held,
      placedAt: now,
      updatedAt: now,
    })
    .returning()
  await db
    .insert(orderLines)
    .values(
      offers.map((offer, i) => lineOf(offer, amounts.lines[i]!, { orderId, siteId, couponYn: isCounting(coupon, offer) ? 'Y' : 'N' })),
    )
  await db.insert(orderMoves).values({ orderId, from: null, to: 'pending', movedBy: 'buyer', at: now })
  return order!
}

const termsOf = (offers: readonly OfferedLine[], coupon: Wanted['coupon']): PartTerms => ({
  couponMin: coupon?.minAmount ?? null,
  asked: Object.fromEntries(offers.map(({ variant, deliveryFee: fee, freeFrom }) => [variant.variantId, { fee, freeFrom }])),
})

const lineOf = (
  { goods, variant, unitPrice, qty }: OfferedLine,
  shares: OrderAmounts['lines'][number],
  of: Pick<typeof orderLines.$inferInsert, 'orderId' | 'siteId' | 'couponYn'>,
): typeof orderLines.$inferInsert => ({
  ...{ ...of, unitPrice, qty },
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
