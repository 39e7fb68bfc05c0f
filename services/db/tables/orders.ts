// Orders (SYS-40). What was sold stands frozen on its lines: titles, prices, and the line's shares of fees and discounts.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { PAYMENT_METHODS } from '@/schemas/api/store/orders'
import type { PartTerms } from '@/schemas/rules/store/part-return'
import type { StoredTerms } from '@/schemas/rules/store/store-terms'
import { ORDER_STATES } from '@/schemas/rules/store/order-states'
import type { DraftLine } from '@/schemas/rules/store/order-drafts'
import { sealed, sealedJson } from '../sealed'
import { carts } from './cart'
import { issuedCoupons } from './coupons'
import { counter, line, moment, texts } from './columns'
import { members } from './members'
import { goods, goodsVariants } from './store'

export interface OrderBuyer {
  name: string
  /** Digits. */
  phoneNo: string
  /** Empty without one. */
  email: string
}
export interface OrderDelivery {
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  request: string
}
/** 현금영수증: for a deduction of income, or as a proof of a business. */
export interface OrderReceipt {
  kind: 'income' | 'proof'
  number: string
}

/** An order that staff write for a customer, until it is paid by its link. What became of it is told by the order that names it. */
export const orderDrafts = pgTable(
  'order_draft',
  {
    draftSeq: integer('draft_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** Null for a customer without an account, who stands in `buyer`; a member's name and number are read when they are needed. */
    memberNo: text('member_no').references(() => members.memberNo),
    buyer: sealedJson<OrderBuyer>('buyer', 'order_draft.buyer'),
    /** Null until it was asked for. */
    delivery: sealedJson<OrderDelivery>('delivery', 'order_draft.delivery'),
    /** With the prices that were agreed on. */
    lines: jsonb('lines').$type<DraftLine[]>().notNull(),
    /** Won to be paid, as reckoned when it was written. */
    amount: counter('amount'),
    /** Won that staff take off the goods, and why. */
    discount: counter('discount'),
    discountReason: line('discount_reason'),
    /** For staff. */
    note: sealed('note', 'order_draft.note'),
    /** Of the secret of its latest link; null before the first one. */
    linkHash: text('link_hash'),
    linkSentAt: moment('link_sent_at'),
    linkEndsAt: moment('link_ends_at'),
    /** When staff took it back. */
    linkTakenAt: moment('link_taken_at'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: line('cancel_reason'),
    /** Grows with every change; a change names the number that it started from. */
    version: counter('version'),
    /** `staff:id`. */
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('order_draft_made').on(t.siteId, t.madeAt),
    index('order_draft_member').on(t.memberNo),
    uniqueIndex('order_draft_link').on(t.linkHash),
    check(
      'order_draft_link_whole',
      sql`(${t.linkHash} is null) = (${t.linkEndsAt} is null) and (${t.linkHash} is null) = (${t.linkSentAt} is null)`,
    ),
    check('order_draft_sums', sql`${t.discount} >= 0 and ${t.amount} >= 0`),
  ],
)

export const orders = pgTable(
  'store_order',
  {
    /** Random, so that nobody finds another one by counting. */
    orderId: text('order_id').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Null for a visitor. */
    memberNo: text('member_no').references(() => members.memberNo),
    /** Blind index of the buyer's name and number, by which a visitor finds it again. */
    personIndex: text('person_index').notNull(),
    buyer: sealedJson<OrderBuyer>('buyer', 'store_order.buyer').notNull(),
    delivery: sealedJson<OrderDelivery>('delivery', 'store_order.delivery').notNull(),
    receipt: sealedJson<OrderReceipt>('receipt', 'store_order.receipt'),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** Whether its pieces are counted as reserved, as sold, or not at all. */
    stock: text('stock', { enum: ['held', 'sold', 'none'] }).notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** Y: the buyer wants the money held until the goods have come (구매안전서비스); what the provider did is on the payment. */
    escrowYn: text('escrow_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    orderName: text('order_name').notNull(),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    goodsAmount: integer('goods_amount').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    installFee: integer('install_fee').notNull(),
    couponAmount: integer('coupon_amount').notNull(),
    pointAmount: integer('point_amount').notNull(),
    /** To be paid in money. */
    amount: integer('amount').notNull(),
    issuedSeq: integer('issued_seq').references(() => issuedCoupons.issuedSeq),
    /** What a part that is cancelled is reckoned by; null where what stays keeps coupon and free delivery. */
    partTerms: jsonb('part_terms').$type<PartTerms>(),
    /** What the shop asked and promised when it was placed; null in one from before orders kept it (FIRST_ORDER_TERMS). */
    terms: jsonb('terms').$type<StoredTerms>(),
    /** The cart that it was ordered from, which loses its lines once it is paid; null where it was bought at once. */
    cartNo: integer('cart_no').references(() => carts.cartNo, { onDelete: 'set null' }),
    /** The telephone order that it came from. */
    draftSeq: integer('draft_seq').references(() => orderDrafts.draftSeq, { onDelete: 'set null' }),
    /** Until when its goods, coupon and points are held; null where it is paid, cancelled or expired. */
    heldUntil: moment('held_until'),
    /** 구매확정: the buyer keeps it, or the days for a change of mind are over. */
    confirmedAt: moment('confirmed_at'),
    /** When it was last paid, and null while it is not: before, and after a bank took its deposit back. Sales count from here. */
    paidAt: moment('paid_at'),
    /** Days in Seoul between which it was to arrive when it was paid; null while it is not. */
    arriveFrom: text('arrive_from'),
    arriveUntil: text('arrive_until'),
    /** Days in Seoul on which it is to be installed: what the buyer wished, and what staff settled instead, with why, which the buyer reads. */
    wishedDay: text('wished_day'),
    settledDay: text('settled_day'),
    settledFor: line('settled_for'),
    /** Grows with every change. */
    version: counter('version'),
    placedAt: moment('placed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('store_order_member').on(t.memberNo, t.placedAt),
    index('store_order_person').on(t.siteId, t.personIndex),
    index('store_order_cart').on(t.cartNo),
    index('store_order_placed').on(t.siteId, t.placedAt),
    // However many pay one link at once, one order of it stands.
    uniqueIndex('store_order_draft')
      .on(t.draftSeq)
      .where(sql`${t.state} <> 'expired'`),
    index('store_order_paid')
      .on(t.siteId, t.paidAt, t.orderId)
      .where(sql`${t.paidAt} is not null`),
    index('store_order_held')
      .on(t.heldUntil)
      .where(sql`${t.heldUntil} is not null`),
    check(
      'store_order_amounts',
      sql`${t.goodsAmount} + ${t.deliveryFee} + ${t.installFee} = ${t.couponAmount} + ${t.pointAmount} + ${t.amount} and least(${t.goodsAmount}, ${t.deliveryFee}, ${t.installFee}, ${t.couponAmount}, ${t.pointAmount}, ${t.amount}) >= 0`,
    ),
  ],
)

export const orderLines = pgTable(
  'store_order_line',
  {
    lineSeq: integer('line_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** Null once staff deleted them: what was sold stands here. */
    goodsId: text('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
    variantId: text('variant_id').references(() => goodsVariants.variantId, { onDelete: 'set null' }),
    name: text('name').notNull(),
    choices: texts('choices'),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    delivery: text('delivery', { enum: DELIVERIES }).notNull(),
    customYn: text('custom_yn', { enum: ['Y', 'N'] }).notNull(),
    unitPrice: integer('unit_price').notNull(),
    qty: integer('qty').notNull(),
    /** Pieces whose cancellation is settled, and those for which the provider has been asked. */
    cancelledQty: counter('cancelled_qty'),
    cancellingQty: counter('cancelling_qty'),
    /** Shares of the order's amounts (schemas/rules/store/order-amounts.ts). */
    goodsShare: integer('goods_share').notNull(),
    deliveryShare: integer('delivery_share').notNull(),
    installShare: integer('install_share').notNull(),
    couponShare: integer('coupon_share').notNull(),
    /** Y: the coupon of the order counts for it, however little its share is. */
    couponYn: text('coupon_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    pointShare: integer('point_share').notNull(),
    paidShare: integer('paid_share').notNull(),
    /** Won that its present option costs less than the one that was bought, and what of them was given back, or the provider has been asked for. */
    optionLess: counter('option_less'),
    optionBack: counter('option_back'),
    /** The line that an exchange of some of its pieces made this one of: one purchase, with one review. */
    splitFrom: integer('split_from'),
  },
  (t) => [
    index('store_order_line_order').on(t.orderId),
    index('store_order_line_goods').on(t.goodsId),
    index('store_order_line_variant').on(t.variantId),
    check('store_order_line_qty', sql`${t.qty} > 0 and ${t.cancelledQty} >= 0 and ${t.cancellingQty} >= 0`),
    check('store_order_line_cancelled', sql`${t.cancelledQty} + ${t.cancellingQty} <= ${t.qty}`),
    check('store_order_line_option', sql`${t.optionBack} between 0 and ${t.optionLess}`),
    check(
      'store_order_line_shares',
      sql`${t.goodsShare} + ${t.deliveryShare} + ${t.installShare} = ${t.couponShare} + ${t.pointShare} + ${t.paidShare}`,
    ),
  ],
)

/** Every state that an order entered; nothing here is changed. */
export const orderMoves = pgTable(
  'store_order_move',
  {
    moveSeq: integer('move_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    from: text('from_state', { enum: ORDER_STATES }),
    to: text('to_state', { enum: ORDER_STATES }).notNull(),
    /** `buyer`, `provider` (of payments), `carrier`, `system` or `staff:id`. */
    movedBy: text('moved_by').notNull(),
    reason: line('reason'),
    at: moment('at').notNull(),
  },
  (t) => [index('store_order_move_order').on(t.orderId)],
)

export const shipments = pgTable(
  'shipment',
  {
    shipmentSeq: integer('shipment_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    shippedAt: moment('shipped_at').notNull(),
  },
  (t) => [uniqueIndex('shipment_once').on(t.carrier, t.trackingNo), index('shipment_order').on(t.orderId)],
)

/** Of its payment, its way and its end. */
const SALE_NEWS = [
  'paid',
  'waiting',
  'cancelled',
  'returned',
  'given',
  'expired',
  'lost',
  'shipped',
  'delivered',
  'deliveryChanged',
  'optionChanged',
  'dayChanged',
  'cancelAsked',
  'cancelRefused',
] as const
/** Of pieces that come back. */
const RETURN_NEWS = ['returnAsked', 'returnTaken', 'returnCame', 'returnDone', 'exchanged', 'returnRefused', 'returnWithdrawn'] as const
export const ORDER_NEWS = [...SALE_NEWS, ...RETURN_NEWS] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

/** A text or mail about an order that is to be sent, written in the transaction of what it tells of. */
export const orderMessages = pgTable(
  'order_message',
  {
    messageSeq: integer('message_seq').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    news: text('news', { enum: ORDER_NEWS }).notNull(),
    channel: text('channel', { enum: ['text', 'mail'] }).notNull(),
    /** Won that the news is about. */
    amount: integer('amount').notNull(),
    /** As of `alarm_delivery`. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: counter('tries'),
    dueAt: moment('due_at').notNull(),
    fault: line('fault'),
  },
  (t) => [
    index('order_message_of').on(t.orderId),
    index('order_message_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
