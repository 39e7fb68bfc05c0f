// Reports of replies and of reviews of goods: staff read those of replies in one queue, those of reviews beside the review.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { interiorReplies } from './content'
import { eventReplies } from './events'
import { members } from './members'
import { memberProfiles } from './people'
import { goodsReviews } from './reviews'

/** Once for each member and reply: an index refuses a second one. */
export const replyReports = pgTable(
  'reply_report',
  {
    reportSeq: integer('report_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    interiorReplySeq: integer('interior_reply_seq').references(() => interiorReplies.replySeq, { onDelete: 'cascade' }),
    eventReplySeq: integer('event_reply_seq').references(() => eventReplies.replySeq, { onDelete: 'cascade' }),
    goodsReviewSeq: integer('goods_review_seq').references(() => goodsReviews.reviewSeq, { onDelete: 'cascade' }),
    profileSeq: integer('profile_seq').references(() => memberProfiles.profileSeq, { onDelete: 'cascade' }),
    /** Who reported; null after the withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    reportedAt: moment('reported_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reply_report_interior').on(t.interiorReplySeq, t.memberNo),
    uniqueIndex('reply_report_event').on(t.eventReplySeq, t.memberNo),
    uniqueIndex('reply_report_goods').on(t.goodsReviewSeq, t.memberNo),
    uniqueIndex('reply_report_profile').on(t.profileSeq, t.memberNo),
    check('reply_report_of', sql`num_nonnulls(${t.interiorReplySeq}, ${t.eventReplySeq}, ${t.goodsReviewSeq}, ${t.profileSeq}) = 1`),
  ],
)
