import { and, eq, gt, isNull } from 'drizzle-orm'
import { eventReplies } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'
import type { Review } from '@/services/members/domain/review'
import type { Whose } from '@/services/kit/subject-of'

/** Stores what staff decided about a reported reply to an event. @returns its author, who may be gone; undefined where there is none. */
export async function reviewEventReply(ctx: Ctx, seq: number, review: Review): Promise<Whose | undefined> {
  const { db, siteId } = ctx
  const { replySeq, reportCnt, deletedAt } = eventReplies
  const [reviewed] = await db
    .update(eventReplies)
    .set(review)
    .where(and(eq(eventReplies.siteId, siteId), eq(replySeq, seq), gt(reportCnt, 0), isNull(deletedAt)))
    .returning({ eventSeq: eventReplies.eventSeq, memberNo: eventReplies.memberNo })
  if (reviewed) ctx.touch(`event-replies:${reviewed.eventSeq}`)
  return reviewed
}
