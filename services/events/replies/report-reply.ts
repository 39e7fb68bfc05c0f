import { and, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { audits } from '@/services/db/tables/base'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

const ACTION = 'event-reply.report'

export const reportReply = operation(contracts.reportEventReply, async (input, ctx) => {
  const { db, siteId, session } = ctx
  const { memberNo } = session.user!
  // Locks the row first, so that two reports of one member are serialised and the second finds the first.
  const [reply] = await db
    .update(eventReplies)
    .set({ reportCnt: sql`${eventReplies.reportCnt} + 1` })
    .where(and(eq(eventReplies.siteId, siteId), eq(eventReplies.replySeq, input.replySeq), isNull(eventReplies.deletedAt)))
    .returning({ eventSeq: eventReplies.eventSeq, memberNo: eventReplies.memberNo })
  if (!reply) throw ctx.fail('missing')
  if (reply.memberNo === memberNo) throw ctx.fail('own')
  const target = `event-reply:${input.replySeq}`
  const [earlier] = await db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.target, target), eq(audits.action, ACTION), eq(audits.actor, `member:${memberNo}`)))
    .limit(1)
  if (earlier) throw ctx.fail('again')
  ctx.audit(ACTION, target, { reason: input.reason.trim() })
  ctx.touch(`event-replies:${reply.eventSeq}`)
  return {}
})
