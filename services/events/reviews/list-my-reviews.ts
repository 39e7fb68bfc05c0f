import { and, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/reviews'
import { eventReviews } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

/** An event without a limit accepts many per member: these are the latest. */
const MOST = 30

export const listMyReviews = operation(contracts.listMyEventReviews, async ({ eventId }, { db, siteId, session }) => {
  const rows = await db
    .select({ reviewSeq: eventReviews.reviewSeq, urls: eventReviews.urls, postedAt: eventReviews.postedAt })
    .from(eventReviews)
    .where(
      and(
        eq(eventReviews.siteId, siteId),
        eq(eventReviews.eventSeq, Number(eventId)),
        eq(eventReviews.memberNo, session.user!.memberNo),
        isNull(eventReviews.deletedAt),
      ),
    )
    .orderBy(desc(eventReviews.postedAt), desc(eventReviews.reviewSeq))
    .limit(MOST)
  const items = rows.map(({ reviewSeq, urls, postedAt }) => ({ REVIEW_SEQ: reviewSeq, urls, REG_DT: postedAt.toISOString() }))
  return { items, totalCount: items.length }
})
