import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { isSafeLink } from '@/lib/html/is-safe-link'
import * as contracts from '@/schemas/api/events/reviews'
import { authorShown } from '@/schemas/rules/base/author-name'
import { eventReviews } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

export const listReviews = operation(contracts.listEventReviews, async ({ eventId, page = 1, size = 10 }, { db, siteId }) => {
  const wanted = and(eq(eventReviews.siteId, siteId), eq(eventReviews.eventSeq, Number(eventId)), isNull(eventReviews.deletedAt))
  const rows = await db
    .select()
    .from(eventReviews)
    .where(wanted)
    .orderBy(desc(eventReviews.postedAt), desc(eventReviews.reviewSeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(eventReviews).where(wanted)
  const items = rows.map((review) => ({
    REVIEW_SEQ: review.reviewSeq,
    MEMBER_NAME: authorShown(review.shownName),
    urls: review.urls.filter(isSafeLink),
    REG_DT: review.postedAt.toISOString(),
  }))
  return { items, totalCount: all?.total ?? 0 }
})
