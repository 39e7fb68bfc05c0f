import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/reviews'
import { eventReviews } from '@/services/db/tables/events'
import { answer, fail } from '@/services/kit/service'

export const deleteReview = answer(contracts.deleteEventReview, 'services/events/reviews/delete-review.ts', async ({ reviewSeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const shown = and(eq(eventReviews.siteId, siteId), eq(eventReviews.reviewSeq, reviewSeq), isNull(eventReviews.deletedAt))
  const [gone] = await db
    .update(eventReviews)
    .set({ deletedAt: now })
    .where(and(shown, eq(eventReviews.memberNo, session.user!.memberNo)))
    .returning({ eventSeq: eventReviews.eventSeq })
  if (!gone) {
    const [other] = await db.select({ reviewSeq: eventReviews.reviewSeq }).from(eventReviews).where(shown)
    throw fail(contracts.deleteEventReview, other ? 'notOwn' : 'missing')
  }
  ctx.touch(`event-reviews:${gone.eventSeq}`)
  return {}
})
