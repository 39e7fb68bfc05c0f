// The tables of the pipeline itself. Of all tables (one list for both databases): times are UTC (`timestamptz`), ids are text
// that we make.
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Current number of each cache tag; a change is also said through NOTIFY. */
export const cacheTags = pgTable('cache_tag', { tag: text('tag').primaryKey(), number: bigint('number', { mode: 'number' }).notNull() })

export const audits = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: jsonb('detail'),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_target').on(t.target, t.at)],
)

/** Tries to get in, counted by hashed keys: an account at an address, an address, everybody; each door by itself. */
export const throttles = pgTable('throttle', {
  key: text('key').primaryKey(),
  /** Start of the span that is counted. */
  since: moment('since').notNull(),
  tries: integer('tries').notNull(),
  /** Until then nothing is tried. */
  closedUntil: moment('closed_until'),
  /** Last time that this account signed in from this address. */
  succeededAt: moment('succeeded_at'),
})

/** Which seed and which shipped set this database has, by name. */
export const facts = pgTable('fact', { name: text('name').primaryKey(), value: text('value').notNull() })
