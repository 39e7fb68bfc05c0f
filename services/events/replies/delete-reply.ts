import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

/** The row stays, because staff may have to account for it; no page shows it. */
export const deleteReply = operation(contracts.deleteEventReply, async ({ replySeq }, ctx) => {
  const { db, siteId, now, session } = ctx
  const own = and(eq(eventReplies.siteId, siteId), eq(eventReplies.replySeq, replySeq), eq(eventReplies.memberNo, session.user!.memberNo))
  const [gone] = await db
    .update(eventReplies)
    .set({ deletedAt: now })
    .where(and(own, isNull(eventReplies.deletedAt)))
    .returning({ eventSeq: eventReplies.eventSeq })
  // One answer for another member's reply and for none, so that numbers tell nothing (P-MEM-2).
  if (!gone) throw ctx.fail((await db.$count(eventReplies, own)) > 0 ? 'missing' : 'notOwn')
  ctx.touch(`event-replies:${gone.eventSeq}`)
  return {}
})
