// The tables of the pipeline itself. Of all tables (one list for both databases): times are UTC (`timestamptz`), ids are text
// that we make.
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

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

/** Counts of calls and of tries to sign in, by hashed keys (services/kit/limit-rate.ts, services/auth/domain/limit-tries.ts). */
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

/**
 * Rows that pointed at a row that is not there, as they were when the database learnt to refuse such rows: the whole row as JSON.
 * Nothing reads this table; an operator looks here for what a migration took out. Sealed values stay sealed under the key of
 * that time.
 */
export const orphans = pgTable('orphan', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** Where the row stood, and the columns whose value points at no row. */
  tableName: text('table_name').notNull(),
  columnName: text('column_name').notNull(),
  /** That value. */
  missing: text('missing').notNull(),
  /** `removed` from its table, or left there with that column emptied. */
  outcome: text('outcome', { enum: ['removed', 'emptied'] }).notNull(),
  row: jsonb('row').notNull(),
})
