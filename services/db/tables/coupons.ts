// Coupons, and the members who have them (SYS-40). Which order uses one is `coupon_use` (ledger.ts).
import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { COUPON_AUDIENCES, COUPON_UNITS, MEMBER_GRADES } from '@/schemas/rules/store/coupon-terms'
import { counter, createdAt, line, moment } from './columns'
import { members } from './members'

/** Definitions of coupons. Once a member has one, only its end is written. */
export const coupons = pgTable(
  'coupon',
  {
    couponSeq: integer('coupon_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    unit: text('unit', { enum: COUPON_UNITS }).notNull(),
    /** Won, or hundredths. */
    discount: integer('discount').notNull(),
    /** The most that hundredths take off; null without a limit. */
    most: integer('most'),
    /** Goods of at least this amount. */
    minAmount: counter('min_amount'),
    /** From the first moment of a day in Seoul to the last one of another. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** How many members can have one; null without a limit. */
    pieces: integer('pieces'),
    audience: text('audience', { enum: COUPON_AUDIENCES }).notNull().default('all'),
    grade: text('grade', { enum: MEMBER_GRADES }),
    /** When the first one was given. */
    openedAt: moment('opened_at'),
    /** When staff ended it before its time: nobody can use it since. */
    endedAt: moment('ended_at'),
    version: counter('version'),
    updatedBy: line('updated_by'),
    createdAt,
  },
  (t) => [index('coupon_latest').on(t.siteId, t.createdAt)],
)

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

/** An issue to everybody whom a coupon is for: it goes through the members in the order of their numbers, and on where it stopped. */
export const couponRuns = pgTable(
  'coupon_run',
  {
    runSeq: integer('run_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    couponSeq: integer('coupon_seq')
      .notNull()
      .references(() => coupons.couponSeq),
    /** Members whom it was for when it began, and how far it is. */
    total: integer('total').notNull(),
    done: counter('done'),
    issued: counter('issued'),
    /** Everybody up to here was asked for. */
    reached: line('reached'),
    startedBy: text('started_by').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** `short`: no pieces were left; `stopped`: the coupon ended meanwhile. */
    outcome: text('outcome', { enum: ['done', 'short', 'stopped'] }),
  },
  (t) => [uniqueIndex('coupon_run_open').on(t.couponSeq).where(isNull(t.finishedAt)), index('coupon_run_latest').on(t.couponSeq, t.runSeq)],
)
