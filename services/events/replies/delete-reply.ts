import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

/** The row stays, because staff may have to account for it; no page shows it. */
export const deleteReply = operation(contracts.deleteEventReply, async ({ replySeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const shown = and(eq(eventReplies.siteId, siteId), eq(eventReplies.replySeq, replySeq), isNull(eventReplies.deletedAt))
  const [gone] = await db
    .update(eventReplies)
    .set({ deletedAt: now })
    .where(and(shown, eq(eventReplies.memberNo, session.user!.memberNo)))
    .returning({ eventSeq: eventReplies.eventSeq })
  if (!gone) {
    const [other] = await db.select({ replySeq: eventReplies.replySeq }).from(eventReplies).where(shown)
    throw ctx.fail(other ? 'notOwn' : 'missing')
  }
  ctx.touch(`event-replies:${gone.eventSeq}`)
  return {}
})
