// Charges and refunds at the payment provider (SYS-40). What happened is a list of events that only grows.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '@/schemas/api/store/orders'
import { sealedJson } from '../sealed'
import { line, moment } from './columns'
import { orders } from './orders'

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
  ],
)

/** What became known of a payment, once for each fact; what was captured and refunded are sums of it. Nothing here is changed. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    eventSeq: integer('event_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    paymentKey: text('payment_key').notNull(),
    kind: text('kind', { enum: ['asked', 'waiting', 'charge', 'reversal', 'refund', 'declined', 'fault'] }).notNull(),
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
    pieces: jsonb('pieces').$type<{ lineSeq: number; qty: number }[]>().notNull(),
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
