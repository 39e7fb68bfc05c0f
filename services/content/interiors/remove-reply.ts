import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/interiors'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** The row stays as evidence; no page shows it. */
export const removeReply = operation(contracts.removeInteriorReply, async ({ replySeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const shown = and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.replySeq, replySeq), isNull(interiorReplies.deletedAt))
  const [gone] = await db
    .update(interiorReplies)
    .set({ deletedAt: now })
    .where(and(shown, eq(interiorReplies.memberNo, session.user!.memberNo)))
    .returning({ caseSeq: interiorReplies.caseSeq })
  if (!gone) {
    const [other] = await db.select({ replySeq: interiorReplies.replySeq }).from(interiorReplies).where(shown)
    throw ctx.fail(other ? 'notOwn' : 'missing')
  }
  ctx.touch(`interior-replies:${gone.caseSeq}`)
  return {}
})
