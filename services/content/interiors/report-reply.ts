import { and, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/interiors'
import { audits } from '@/services/db/tables/base'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

const ACTION = 'interior-reply.report'

export const reportReply = operation(contracts.reportInteriorReply, async (input, ctx) => {
  const { db, siteId, session } = ctx
  const { memberNo } = session.user!
  // Locks the row first, so that two reports of one member are serialised and the second finds the first.
  const [reply] = await db
    .update(interiorReplies)
    .set({ reportCnt: sql`${interiorReplies.reportCnt} + 1` })
    .where(and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.replySeq, input.replySeq), isNull(interiorReplies.deletedAt)))
    .returning({ caseSeq: interiorReplies.caseSeq, memberNo: interiorReplies.memberNo })
  if (!reply) throw ctx.fail('missing')
  if (reply.memberNo === memberNo) throw ctx.fail('own')
  const target = `interior-reply:${input.replySeq}`
  const [earlier] = await db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.target, target), eq(audits.action, ACTION), eq(audits.actor, `member:${memberNo}`)))
    .limit(1)
  if (earlier) throw ctx.fail('again')
  ctx.audit(ACTION, target, { reason: input.reason.trim() })
  ctx.touch(`interior-replies:${reply.caseSeq}`)
  return {}
})
