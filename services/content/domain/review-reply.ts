import { and, eq, gt, isNull } from 'drizzle-orm'
import { interiorReplies } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import type { Review } from '@/services/members/domain/review'
import type { Whose } from '@/services/kit/subject-of'

/** Stores what staff decided about a reported reply. @returns its author, who may be gone; undefined where there is none. */
export async function reviewReply(ctx: Ctx, seq: number, review: Review): Promise<Whose | undefined> {
  const { db, siteId } = ctx
  const { replySeq, reportCnt, deletedAt } = interiorReplies
  const [reviewed] = await db
    .update(interiorReplies)
    .set(review)
    .where(and(eq(interiorReplies.siteId, siteId), eq(replySeq, seq), gt(reportCnt, 0), isNull(deletedAt)))
    .returning({ subject: interiorReplies.subject, memberNo: interiorReplies.memberNo })
  if (reviewed) ctx.touch(`replies:${reviewed.subject}`)
  return reviewed
}
