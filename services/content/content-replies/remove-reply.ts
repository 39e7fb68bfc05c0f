import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** The row stays as evidence; no page shows it. */
export const removeReply = operation(contracts.removeInteriorReply, async ({ replySeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const own = and(
    eq(interiorReplies.siteId, siteId),
    eq(interiorReplies.replySeq, replySeq),
    eq(interiorReplies.memberNo, session.user!.memberNo),
  )
  const [gone] = await db
    .update(interiorReplies)
    .set({ deletedAt: now })
    .where(and(own, isNull(interiorReplies.deletedAt)))
    .returning({ subject: interiorReplies.subject })
  // One answer for another member's reply and for none, so that numbers tell nothing (P-MEM-2).
  if (!gone) throw ctx.fail((await db.$count(interiorReplies, own)) > 0 ? 'missing' : 'notOwn')
  ctx.touch(`replies:${gone.subject}`)
  return {}
})
