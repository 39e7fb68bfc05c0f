// Points and coupons as double entries (SYS-40): there is no balance that could drift, only sums. The database refuses a transaction whose
// entries are not 0 together, and every change of what is booked (the triggers stand in the migration).
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { issuedCoupons } from './coupons'
import { members } from './members'
import { orders } from './orders'

/** A coupon on an order; given back when the order is not paid or is cancelled as a whole. */
export const couponUses = pgTable(
  'coupon_use',
  {
    useSeq: integer('use_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    issuedSeq: integer('issued_seq')
      .notNull()
      .references(() => issuedCoupons.issuedSeq),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
    releasedAt: moment('released_at'),
  },
  (t) => [
    uniqueIndex('coupon_use_once')
      .on(t.issuedSeq)
      .where(sql`${t.releasedAt} is null`),
    index('coupon_use_order').on(t.orderId),
  ],
)

/** Of points or of coupons: what a member has, what an order holds of it, where it comes from and where it goes. */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    accountSeq: integer('account_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    unit: text('unit', { enum: ['point', 'coupon'] }).notNull(),
    kind: text('kind', { enum: ['member', 'held', 'given', 'spent', 'expired'] }).notNull(),
    /** Null for `given`, `spent` and `expired`. */
    memberNo: text('member_no').references(() => members.memberNo),
  },
  (t) => [
    uniqueIndex('ledger_account_member').on(t.memberNo, t.unit, t.kind),
    uniqueIndex('ledger_account_site')
      .on(t.siteId, t.unit, t.kind)
      .where(sql`${t.memberNo} is null`),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_tx',
  {
    txSeq: integer('tx_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** What it books: `order:…:hold`. The same is booked once. */
    key: text('key').notNull(),
    /** In words for the member. */
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('ledger_tx_once').on(t.siteId, t.key)],
)

/** A deferred trigger refuses a transaction whose entries of a unit are not 0 together; another one refuses every change (migration). */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    entrySeq: integer('entry_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    txSeq: integer('tx_seq')
      .notNull()
      .references(() => ledgerTransactions.txSeq),
    accountSeq: integer('account_seq')
      .notNull()
      .references(() => ledgerAccounts.accountSeq),
    amount: integer('amount').notNull(),
  },
  (t) => [uniqueIndex('ledger_entry_once').on(t.txSeq, t.accountSeq), index('ledger_entry_account').on(t.accountSeq, t.entrySeq)],
)
