// Refunds above the sum that one person of staff gives back alone: what was entered, until another person has confirmed it.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REFUND_ACTS, REFUND_REQUEST_STATES } from '@/schemas/rules/store/refund-requests'
import { sealedJson } from '../sealed'
import { line, moment } from './columns'
import { orders } from './orders'
import { refunds, type BankAccount } from './payments'
import { orderReturns } from './returns'

export const refundRequests = pgTable(
  'refund_request',
  {
    requestSeq: integer('request_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    act: text('act', { enum: REFUND_ACTS }).notNull(),
    /** Of a return that is to be settled. */
    returnSeq: integer('return_seq').references(() => orderReturns.returnSeq, { onDelete: 'cascade' }),
    state: text('state', { enum: REFUND_REQUEST_STATES }).notNull().default('waiting'),
    /** Of the order, or of the return: after another change it is another matter, and the request is over. */
    version: integer('version').notNull(),
    /** Pieces of a cancellation, null for all that is left; of a sum without pieces those whose option became a cheaper one. */
    items: jsonb('items').$type<{ lineSeq: number; qty: number }[]>(),
    /** Won that go back, as reckoned when it was asked. */
    amount: integer('amount').notNull(),
    /** The buyer reads it. */
    reason: line('reason'),
    /** Until the request is decided or over. */
    account: sealedJson<BankAccount>('account', 'refund_request.account'),
    /** `staff:id`, as who decided. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** Why it was sent back. */
    sentBackFor: line('sent_back_for'),
    /** The refund that it became. */
    refundId: text('refund_id').references(() => refunds.refundId, { onDelete: 'set null' }),
  },
  (t) => [
    // Two that wait at once would be reckoned from the same money.
    uniqueIndex('refund_request_waiting')
      .on(t.orderId)
      .where(sql`${t.state} = 'waiting'`),
    index('refund_request_queue')
      .on(t.siteId, t.askedAt)
      .where(sql`${t.state} = 'waiting'`),
    index('refund_request_order').on(t.orderId),
    index('refund_request_return').on(t.returnSeq),
    index('refund_request_refund').on(t.refundId),
    check('refund_request_two', sql`${t.state} <> 'confirmed' or ${t.decidedBy} <> ${t.askedBy}`),
  ],
)
