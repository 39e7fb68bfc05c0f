// The tables of the pipeline itself. For all tables (one list for both databases): times are UTC (`timestamptz`), ids are text that we
// generate.
import { sql, type SQL } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Current number of each cache tag; NOTIFY announces changes. */
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
    /** Network address and browser of staff; members' own acts carry neither. */
    address: text('address'),
    agent: text('agent'),
    /** Of the content, computed before the line is stored (services/kit/content-hash.ts); null in lines of earlier versions. */
    hash: text('hash'),
    /** What words are looked for in: read as it is stored, 100,000 lines take half as long as `detail::text` would. */
    searchText: text('search_text').generatedAlwaysAs(
      (): SQL => sql`lower(${audits.target} || ' ' || coalesce(${audits.detail}::text, ''))`,
    ),
  },
  (t) => [
    index('audit_at').on(t.at, t.id),
    index('audit_target').on(t.target, t.at),
    index('audit_actor').on(t.actor, t.at),
    index('audit_action').on(t.action, t.at),
  ],
)

/** Counts of calls and of sign-in attempts, by hashed keys (services/kit/limit-rate.ts, services/auth/domain/limit-tries.ts). */
export const throttles = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    /** Hash of the account alone, so that staff can release it from every address; null for other counts. */
    account: text('account'),
    /** Start of the counted span. */
    since: moment('since').notNull(),
    tries: integer('tries').notNull(),
    /** Attempts are refused until then. */
    closedUntil: moment('closed_until'),
    /** Last time that this account signed in from this address. */
    succeededAt: moment('succeeded_at'),
  },
  (t) => [index('throttle_account').on(t.account)],
)

/** Results of calls that a browser may send twice, by the hash of their key (services/kit/answer-once.ts). */
export const keyedCalls = pgTable(
  'keyed_call',
  {
    key: text('key').primaryKey(),
    inputHash: text('input_hash').notNull(),
    /** JSON; null while the call works. */
    result: jsonb('result'),
    at: moment('at').notNull(),
  },
  (t) => [index('keyed_call_at').on(t.at)],
)

/** Which seed and which shipped set this database has, by name. */
export const facts = pgTable('fact', { name: text('name').primaryKey(), value: text('value').notNull() })

/**
 * Rows with a missing parent, moved here when the foreign keys were added, and values of columns that went: the whole row as JSON. The application does not read this
 * table; an operator finds here what a migration removed. Sealed values stay sealed under the key of that time.
 */
export const orphans = pgTable('orphan', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** The table of the row, and the columns with the dangling reference. */
  tableName: text('table_name').notNull(),
  columnName: text('column_name').notNull(),
  /** The dangling value. */
  missing: text('missing').notNull(),
  /** `removed` from its table, or left there with that column emptied; `dropped`: the column went with all its values. */
  outcome: text('outcome', { enum: ['removed', 'emptied', 'dropped'] }).notNull(),
  row: jsonb('row').notNull(),
})
