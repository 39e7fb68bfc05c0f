// Coupons, and the members who have them (SYS-40). Which order uses one is `coupon_use` (ledger.ts).
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CODE_KINDS } from '@/schemas/rules/store/coupon-code'
import { COUPON_SCOPES } from '@/schemas/rules/store/coupon-scope'
import { COUPON_AUDIENCES, COUPON_UNITS, MEMBER_GRADES } from '@/schemas/rules/store/coupon-terms'
import { sealed } from '../sealed'
import { counter, createdAt, line, moment, texts } from './columns'
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
    /** Goods that it counts for of at least this amount. */
    minAmount: counter('min_amount'),
    /** What it counts for: `chosen` are the goods, those of the brands, and those of the categories and of what is below them. */
    scope: text('scope', { enum: COUPON_SCOPES }).notNull().default('all'),
    goodsIds: texts('goods_ids'),
    brandIds: texts('brand_ids'),
    categoryIds: texts('category_ids'),
    /** Goods that it never counts for. */
    excludedIds: texts('excluded_ids'),
    /** Only on the first order of a member. */
    firstOrderYn: text('first_order_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    /** Whether members get it by a code: one that all know, or one for each of them (`coupon_code`). */
    codeKind: text('code_kind', { enum: CODE_KINDS }).notNull().default('none'),
    /** The common one, as it was written; found by its index, which an ended coupon gives up to a new one. */
    code: sealed('code', 'coupon.code'),
    codeIndex: text('code_index'),
    /** How many a member can get by codes. */
    perMember: integer('per_member').notNull().default(1),
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
  (t) => [
    index('coupon_latest').on(t.siteId, t.createdAt),
    uniqueIndex('coupon_code_common').on(t.siteId, t.codeIndex).where(isNotNull(t.codeIndex)),
    check('coupon_per_member', sql`${t.perMember} between 1 and 100`),
  ],
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
    /** The how many-th one of this member: by codes one can have several. */
    nth: integer('nth').notNull().default(1),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('issued_coupon_once').on(t.couponSeq, t.memberNo, t.nth), index('issued_coupon_member').on(t.memberNo)],
)

/** A code that one member can use once. It is worth money: it lies sealed, is found by its index, and lists show its end alone. */
export const couponCodes = pgTable(
  'coupon_code',
  {
    codeSeq: integer('code_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    couponSeq: integer('coupon_seq')
      .notNull()
      .references(() => coupons.couponSeq),
    code: sealed('code', 'coupon_code.code').notNull(),
    codeIndex: text('code_index').notNull(),
    /** Its last characters, by which staff tell it from others. */
    tail: text('tail').notNull(),
    createdAt: moment('created_at').notNull(),
    /** What a member got for it. */
    issuedSeq: integer('issued_seq').references(() => issuedCoupons.issuedSeq),
    usedAt: moment('used_at'),
  },
  (t) => [
    uniqueIndex('coupon_code_once').on(t.siteId, t.codeIndex),
    index('coupon_code_of').on(t.couponSeq, t.codeSeq),
    index('coupon_code_issued').on(t.issuedSeq),
  ],
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
