import { and, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { noteReport } from '@/services/members/domain/note-report'

export const reportReply = operation(contracts.reportEventReply, async ({ replySeq, reason }, ctx) => {
  const { db, siteId, now } = ctx
  const { siteId: site, replySeq: seq, reportCnt, deletedAt, hiddenAt, eventSeq, memberNo } = eventReplies
  const [reply] = await db
    .update(eventReplies)
    .set({ reportCnt: sql`${reportCnt} + 1`, reportedAt: now })
    .where(and(eq(site, siteId), eq(seq, replySeq), isNull(deletedAt), isNull(hiddenAt)))
    .returning({ eventSeq, author: memberNo })
  if (!reply) throw ctx.fail('missing')
  await noteReport(ctx, { of: 'event', replySeq, reason, author: reply.author })
  ctx.touch(`event-replies:${reply.eventSeq}`)
  return {}
})
