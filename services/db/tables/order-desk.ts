// What is written, changed and asked about an order beside its states.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CANCEL_REQUEST_STATES } from '@/schemas/rules/store/cancel-requests'
import { ORDER_CHANGES } from '@/schemas/rules/store/order-changes'
import { sealed, sealedJson } from '../sealed'
import { staff } from './auth'
import { counter, line, moment } from './columns'
import { orders } from './orders'
import type { BankAccount } from './payments'

/** What staff write about an order for each other. It goes with the order; who wrote, changed or removed one stands in the audit log. */
export const orderNotes = pgTable(
  'order_note',
  {
    noteSeq: integer('note_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** Who may change it. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    staffName: line('staff_name'),
    contents: sealed('contents', 'order_note.contents').notNull(),
    /** Grows with every change; a change names the number that it started from. */
    version: counter('version'),
    writtenAt: moment('written_at').notNull(),
    changedAt: moment('changed_at'),
  },
  (t) => [index('order_note_order').on(t.orderId, t.writtenAt)],
)

/** What was done with an order that left its state as it was; nothing here is changed. */
export const orderChanges = pgTable(
  'order_change',
  {
    changeSeq: integer('change_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ORDER_CHANGES }).notNull(),
    /** What it was and what it is, without personal data. */
    words: line('words'),
    reason: line('reason'),
    /** `buyer` or `staff:id`. */
    changedBy: text('changed_by').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_change_order').on(t.orderId, t.at)],
)

/** A buyer asks to cancel what is being packed; staff answer, unless the buyer withdraws it first. */
export const cancelRequests = pgTable(
  'cancel_request',
  {
    requestSeq: integer('request_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    state: text('state', { enum: CANCEL_REQUEST_STATES }).notNull().default('waiting'),
    reason: sealed('reason', 'cancel_request.reason').notNull(),
    /** For what was paid into a virtual account, while the request waits. */
    account: sealedJson<BankAccount>('account', 'cancel_request.account'),
    /** Why it was refused; the buyer reads it. */
    answer: line('answer'),
    askedAt: moment('asked_at').notNull(),
    /** `buyer`, `staff:id` or whoever ended the order. */
    closedBy: text('closed_by'),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('cancel_request_waiting')
      .on(t.orderId)
      .where(sql`${t.state} = 'waiting'`),
    index('cancel_request_queue')
      .on(t.siteId, t.askedAt)
      .where(sql`${t.state} = 'waiting'`),
    index('cancel_request_order').on(t.orderId, t.askedAt),
  ],
)

/** A code that was texted to the number of a visitor's order: whoever types it in reads that order, and nothing else. */
export const orderCodes = pgTable(
  'order_code',
  {
    codeSeq: integer('code_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** Of the order's number and the six digits, under the key of the server. */
    codeHash: text('code_hash').notNull(),
    /** Wrong ones that were typed. */
    tries: counter('tries'),
    sentAt: moment('sent_at').notNull(),
    /** When it was typed in; it opens once. */
    usedAt: moment('used_at'),
  },
  (t) => [index('order_code_order').on(t.orderId, t.sentAt)],
)
