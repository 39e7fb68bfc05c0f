import { and, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { noteReport } from '@/services/members/domain/note-report'

export const reportReply = operation(contracts.reportInteriorReply, async ({ replySeq, reason }, ctx) => {
  const { db, siteId, now } = ctx
  const { siteId: site, replySeq: seq, reportCnt, deletedAt, hiddenAt, subject, memberNo } = interiorReplies
  const [reply] = await db
    .update(interiorReplies)
    .set({ reportCnt: sql`${reportCnt} + 1`, reportedAt: now })
    .where(and(eq(site, siteId), eq(seq, replySeq), isNull(deletedAt), isNull(hiddenAt)))
    .returning({ subject, author: memberNo })
  if (!reply) throw ctx.fail('missing')
  await noteReport(ctx, { of: 'interior', replySeq, reason, author: reply.author })
  ctx.touch(`replies:${reply.subject}`)
  return {}
})
