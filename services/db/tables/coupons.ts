// Coupons, and the members who have them (SYS-40). Which order uses one is `coupon_use` (ledger.ts).
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { counter, moment, published } from './columns'
import { members } from './members'

/** Definitions of coupons. */
export const coupons = pgTable('coupon', {
  couponSeq: integer('coupon_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
  siteId: text('site_id').notNull(),
  name: text('name').notNull(),
  unit: text('unit', { enum: ['WON', 'PERCENT'] }).notNull(),
  /** Won, or hundredths. */
  discount: integer('discount').notNull(),
  /** The most that hundredths take off; null without a limit. */
  most: integer('most'),
  /** Goods of at least this amount. */
  minAmount: counter('min_amount'),
  publishedYn: published(),
})

/** A coupon in the hands of a member. */
export const issuedCoupons = pgTable(
  'issued_coupon',
  {
    issuedSeq: integer('issued_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    couponSeq: integer('coupon_seq')
      .notNull()
      .references(() => coupons.couponSeq),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('issued_coupon_once').on(t.couponSeq, t.memberNo), index('issued_coupon_member').on(t.memberNo)],
)
