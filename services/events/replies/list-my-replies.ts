import { and, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

/** More than one member writes in one event. */
const MOST = 500

export const listMyReplies = operation(contracts.listMyEventReplies, async ({ eventSeq }, { db, siteId, session }) => {
  const items = await db
    .select({ REPLY_SEQ: eventReplies.replySeq })
    .from(eventReplies)
    .where(
      and(
        eq(eventReplies.siteId, siteId),
        eq(eventReplies.eventSeq, eventSeq),
        eq(eventReplies.memberNo, session.user!.memberNo),
        isNull(eventReplies.deletedAt),
      ),
    )
    .orderBy(desc(eventReplies.replySeq))
    .limit(MOST)
  return { items, totalCount: items.length }
})
