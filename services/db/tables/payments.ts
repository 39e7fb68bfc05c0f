// Charges and refunds at the payment provider (SYS-40). What happened is a list of events that only grows.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '@/schemas/api/store/orders'
import { RECEIPT_ACTS, RECEIPT_KINDS, RECEIPT_ORIGINS, RECEIPT_STATES } from '@/schemas/rules/store/cash-receipts'
import { sealed, sealedJson } from '../sealed'
import { line, moment } from './columns'
import { orderLines, orders } from './orders'

export interface BankAccount {
  bank: string
  accountNo: string
  holder: string
}

export const PAYMENT_STATES = ['open', 'waiting', 'done', 'failed', 'cancelled', 'stray'] as const

/** One charge that a provider was asked for, or that was found there. */
export const payments = pgTable(
  'payment',
  {
    paymentKey: text('payment_key').primaryKey(),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** `open`: the provider was asked, and what it did is not known yet. `stray`: charged for nothing, and to be cancelled. */
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    amount: integer('amount').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** Virtual account for the deposit. */
    account: sealedJson<{ bank: string; accountNo: string }>('account', 'payment.account'),
    dueAt: moment('due_at'),
    receiptUrl: line('receipt_url'),
    /** Y: the provider holds the money for the buyer, and takes back only the whole. */
    escrowYn: text('escrow_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    begunAt: moment('begun_at').notNull(),
    paidAt: moment('paid_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    // Seven payments for one order are one too many six times.
    uniqueIndex('payment_live')
      .on(t.orderId)
      .where(sql`${t.state} in ('open', 'waiting', 'done')`),
    index('payment_order').on(t.orderId),
    index('payment_unsettled')
      .on(t.updatedAt)
      .where(sql`${t.state} in ('open', 'waiting', 'stray')`),
    index('payment_in_cash')
      .on(t.siteId, t.paidAt)
      .where(sql`${t.state} = 'done' and ${t.method} <> 'CARD'`),
  ],
)

/**
 * What became known of a payment, once for each fact; what was captured and refunded are sums of it. Nothing here is changed: staff who
 * looked after a `fault` add `checked`.
 */
export const paymentEvents = pgTable(
  'payment_event',
  {
    eventSeq: integer('event_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    paymentKey: text('payment_key').notNull(),
    kind: text('kind', { enum: ['asked', 'waiting', 'charge', 'reversal', 'refund', 'declined', 'fault', 'checked'] }).notNull(),
    /** Won; 0 where no money moved. */
    amount: integer('amount').notNull(),
    /** The provider's word for the fact, where it has one: the same fact is written once. */
    key: text('key').notNull(),
    detail: line('detail'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('payment_event_once').on(t.key),
    index('payment_event_order').on(t.orderId),
    index('payment_event_at').on(t.siteId, t.at),
  ],
)

/** A return of money that the provider is asked for under the number of this row, however often it must be asked. */
export const refunds = pgTable(
  'refund',
  {
    refundId: text('refund_id').primaryKey(),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    paymentKey: text('payment_key').notNull(),
    state: text('state', { enum: ['requested', 'done', 'failed'] })
      .notNull()
      .default('requested'),
    amount: integer('amount').notNull(),
    points: integer('points').notNull(),
    /** Won that were taken off, because what stays is reckoned anew; less than nothing where that is given back. */
    deducted: integer('deducted').notNull().default(0),
    pieces: jsonb('pieces').$type<{ lineSeq: number; qty: number }[]>().notNull(),
    /** The line whose option became a cheaper one, where this is that difference; it has no pieces. */
    optionOf: integer('option_of').references(() => orderLines.lineSeq, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    requestedBy: text('requested_by').notNull(),
    /** Until the provider has confirmed. */
    account: sealedJson<BankAccount>('account', 'refund.account'),
    requestedAt: moment('requested_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('refund_under_way')
      .on(t.orderId)
      .where(sql`${t.state} = 'requested'`),
    index('refund_order').on(t.orderId),
    index('refund_settled')
      .on(t.siteId, t.settledAt)
      .where(sql`${t.state} = 'done'`),
    index('refund_option_of').on(t.optionOf),
  ],
)

/**
 * Cash receipts (현금영수증) and their cancellations. Rows are added and never taken away; the state of one only goes forward. What was issued is
 * their sum.
 */
export const cashReceipts = pgTable(
  'cash_receipt',
  {
    /** Of our own requests the key under which the provider is asked, however often. */
    receiptId: text('receipt_id').primaryKey(),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    paymentKey: text('payment_key').notNull(),
    /** window: with the payment, and cancelled with it by the provider; buyer: asked for later; unasked: by law. */
    origin: text('origin', { enum: RECEIPT_ORIGINS }).notNull(),
    act: text('act', { enum: RECEIPT_ACTS }).notNull(),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    /** Of a telephone, a business or a card: until the provider has answered. */
    number: sealed('number', 'cash_receipt.number'),
    amount: integer('amount').notNull(),
    state: text('state', { enum: RECEIPT_STATES }).notNull(),
    /** What the provider's list calls this fact, of `window`: the same one is written once. */
    fact: text('fact'),
    /** Key at the provider; empty before it has answered. */
    receiptKey: line('receipt_key'),
    /** Of our own cancellation the receipt that it is of. */
    cancels: line('cancels'),
    /** 승인 번호. */
    issueNumber: line('issue_number'),
    receiptUrl: line('receipt_url'),
    /** Why it failed, in the provider's code. */
    fault: line('fault'),
    /** When the provider is asked again, for the answer or for the tax office's; null where nothing is awaited. */
    dueAt: moment('due_at'),
    at: moment('at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('cash_receipt_once').on(t.fact),
    // A second one beside it would be issued twice.
    uniqueIndex('cash_receipt_under_way')
      .on(t.paymentKey, t.act)
      .where(sql`${t.state} = 'requested'`),
    index('cash_receipt_order').on(t.orderId),
    index('cash_receipt_payment').on(t.paymentKey),
    index('cash_receipt_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
)

/** Provider's calls that arrived, each body once. */
export const paymentWebhooks = pgTable(
  'payment_webhook',
  {
    bodyHash: text('body_hash').primaryKey(),
    orderId: line('order_id'),
    status: line('status'),
    receivedAt: moment('received_at').notNull(),
    /** Null until the order was brought to what the provider says. */
    handledAt: moment('handled_at'),
  },
  (t) => [index('payment_webhook_received').on(t.receivedAt)],
)
