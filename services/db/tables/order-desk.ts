// What staff write and change about an order beside its states.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ORDER_CHANGES } from '@/schemas/rules/store/order-changes'
import { sealed } from '../sealed'
import { staff } from './auth'
import { counter, line, moment } from './columns'
import { orders } from './orders'

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

/** What staff did with an order that left its state as it was; nothing here is changed. */
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
    /** `staff:id`. */
    changedBy: text('changed_by').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_change_order').on(t.orderId, t.at)],
)
