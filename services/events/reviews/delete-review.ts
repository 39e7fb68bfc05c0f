import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/reviews'
import { eventReviews } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

export const deleteReview = operation(contracts.deleteEventReview, async ({ reviewSeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const shown = and(eq(eventReviews.siteId, siteId), eq(eventReviews.reviewSeq, reviewSeq), isNull(eventReviews.deletedAt))
  const [gone] = await db
    .update(eventReviews)
    .set({ deletedAt: now })
    .where(and(shown, eq(eventReviews.memberNo, session.user!.memberNo)))
    .returning({ eventSeq: eventReviews.eventSeq })
  if (!gone) {
    const [other] = await db.select({ reviewSeq: eventReviews.reviewSeq }).from(eventReviews).where(shown)
    throw ctx.fail(other ? 'notOwn' : 'missing')
  }
  ctx.touch(`event-reviews:${gone.eventSeq}`)
  return {}
})
