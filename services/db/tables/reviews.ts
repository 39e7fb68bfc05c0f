// What buyers write about goods that were delivered (SYS-39).
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { staff } from './auth'
import { counter, line, moderation, moment, texts } from './columns'
import { members } from './members'
import { orderLines } from './orders'
import { goods } from './store'

export const goodsReviews = pgTable(
  'goods_review',
  {
    reviewSeq: integer('review_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** Null once staff deleted them. */
    goodsId: text('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
    /** What was delivered: it has one review ever. Null once the order is past its term. */
    lineSeq: integer('line_seq').references(() => orderLines.lineSeq, { onDelete: 'set null' }),
    /** Null after the withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo),
    shownName: text('shown_name').notNull(),
    /** The options that were bought. */
    choices: texts('choices'),
    stars: integer('stars').notNull(),
    contents: text('contents').notNull(),
    photos: texts('photos'),
    /** Given for it and not taken back. */
    points: counter('points'),
    answer: line('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').references(() => staff.id, { onDelete: 'set null' }),
    ...moderation(),
    /** The row stays, so that the same delivery is not reviewed again; no page shows it. */
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull(),
    updatedAt: moment('updated_at'),
  },
  (t) => [
    uniqueIndex('goods_review_line').on(t.lineSeq),
    index('goods_review_goods').on(t.siteId, t.goodsId, t.postedAt),
    index('goods_review_member').on(t.memberNo, t.postedAt),
    check('goods_review_stars', sql`${t.stars} between 1 and 5`),
  ],
)

/** Members to whom a review was of help; each counts once. */
export const reviewHelps = pgTable(
  'goods_review_help',
  {
    reviewSeq: integer('review_seq')
      .notNull()
      .references(() => goodsReviews.reviewSeq, { onDelete: 'cascade' }),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    siteId: text('site_id').notNull(),
    helpedAt: moment('helped_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewSeq, t.memberNo] }), index('goods_review_help_member').on(t.memberNo)],
)
