// Pieces of orders that come back (SYS-40), for their money or for another option of the same goods.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { RETURN_CAUSES, RETURN_KINDS, RETURN_STATES, RETURN_WAYS } from '@/schemas/rules/store/return-states'
import { sealed, sealedJson } from '../sealed'
import { counter, createdAt, line, moment, texts } from './columns'
import { orderLines, orders } from './orders'
import { refunds, type BankAccount } from './payments'
import { goodsVariants } from './store'

export interface PickupPlace {
  name: string
  /** Digits. */
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  request: string
}

export const orderReturns = pgTable(
  'store_return',
  {
    returnSeq: integer('return_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    cause: text('cause', { enum: RETURN_CAUSES }).notNull(),
    state: text('state', { enum: RETURN_STATES }).notNull().default('requested'),
    reason: sealed('reason', 'store_return.reason').notNull(),
    /** Of a fault: the day on which it became known, `2026-06-01`. */
    knownDay: line('known_day'),
    way: text('way', { enum: RETURN_WAYS }).notNull(),
    /** Where it is collected; null where the buyer sends it. */
    pickup: sealedJson<PickupPlace>('pickup', 'store_return.pickup'),
    pickupDay: line('pickup_day'),
    carrier: line('carrier'),
    trackingNo: line('tracking_no'),
    /** Frozen when it was asked for: what comes back before the fee, and the fee for the way back. */
    amount: integer('amount').notNull(),
    points: integer('points').notNull(),
    fee: integer('fee').notNull(),
    /** Why staff do not ask for the fee; empty where they do. */
    waiver: line('waiver'),
    /** For what was paid into a virtual account, until the refund is confirmed. */
    account: sealedJson<BankAccount>('account', 'store_return.account'),
    /** The refund by which it is settled. */
    refundId: text('refund_id').references(() => refunds.refundId, { onDelete: 'set null' }),
    /** When the present state should have moved on; null where nothing is awaited. */
    dueAt: moment('due_at'),
    /** Grows with every change; staff name the number that they started from. */
    version: counter('version'),
    requestedAt: moment('requested_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('store_return_order').on(t.orderId),
    index('store_return_queue').on(t.siteId, t.state, t.requestedAt),
    index('store_return_refund').on(t.refundId),
    check('store_return_amounts', sql`least(${t.amount}, ${t.points}, ${t.fee}) >= 0`),
  ],
)

export const returnLines = pgTable(
  'store_return_line',
  {
    returnLineSeq: integer('return_line_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    returnSeq: integer('return_seq')
      .notNull()
      .references(() => orderReturns.returnSeq, { onDelete: 'cascade' }),
    lineSeq: integer('line_seq')
      .notNull()
      .references(() => orderLines.lineSeq, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    /** As the line had them: an exchange changes it. */
    choices: texts('choices'),
    variantId: text('variant_id').references(() => goodsVariants.variantId, { onDelete: 'set null' }),
    /** What it is exchanged for. */
    wantedChoices: texts('wanted_choices'),
    wantedId: text('wanted_id').references(() => goodsVariants.variantId, { onDelete: 'set null' }),
    /** Pieces that staff found fit to be sold again; null before they came. */
    sellableQty: integer('sellable_qty'),
  },
  (t) => [
    index('store_return_line_of').on(t.returnSeq),
    index('store_return_line_line').on(t.lineSeq),
    index('store_return_line_variant').on(t.variantId),
    index('store_return_line_wanted').on(t.wantedId),
    check('store_return_line_qty', sql`${t.qty} > 0 and (${t.sellableQty} is null or ${t.sellableQty} between 0 and ${t.qty})`),
  ],
)

/** Every state that a return entered; nothing here is changed. */
export const returnMoves = pgTable(
  'store_return_move',
  {
    moveSeq: integer('move_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    returnSeq: integer('return_seq')
      .notNull()
      .references(() => orderReturns.returnSeq, { onDelete: 'cascade' }),
    from: text('from_state', { enum: RETURN_STATES }),
    to: text('to_state', { enum: RETURN_STATES }).notNull(),
    /** `buyer`, `system` or `staff:id`. */
    movedBy: text('moved_by').notNull(),
    /** The buyer reads it. */
    reason: line('reason'),
    at: moment('at').notNull(),
  },
  (t) => [index('store_return_move_of').on(t.returnSeq)],
)

/** Pictures of what is wrong. One that no return has taken is removed after a day. */
export const returnFiles = pgTable(
  'store_return_file',
  {
    fileKey: text('file_key').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Who uploaded it, as resumable-upload.ts names them: nobody else attaches it. Null of older ones. */
    uploadedBy: text('uploaded_by'),
    returnSeq: integer('return_seq').references(() => orderReturns.returnSeq, { onDelete: 'cascade' }),
    /** Name among the uploaded files; no public path leads to it. */
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt,
  },
  (t) => [index('store_return_file_of').on(t.returnSeq), index('store_return_file_free').on(t.siteId, t.createdAt)],
)
