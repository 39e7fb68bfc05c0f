import { and, count, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { authorShown } from '@/schemas/rules/base/author-name'
import { eventReplies } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

export const listReplies = operation(contracts.listEventReplies, async ({ eventSeq, page = 1, size = 10 }, { db, siteId }) => {
  const wanted = and(eq(eventReplies.siteId, siteId), eq(eventReplies.eventSeq, eventSeq), isNull(eventReplies.deletedAt))
  const rows = await db
    .select()
    .from(eventReplies)
    .where(wanted)
    .orderBy(desc(eventReplies.postedAt), desc(eventReplies.replySeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(eventReplies).where(wanted)
  const items = rows.map((reply) => ({
    REPLY_SEQ: reply.replySeq,
    CONTENTS: reply.hiddenAt ? '' : reply.contents,
    MEMBER_NAME: reply.hiddenAt ? '' : authorShown(reply.shownName),
    REG_DT: reply.postedAt.toISOString(),
    REPORT_CNT: reply.reportCnt,
    hiddenYn: reply.hiddenAt ? ('Y' as const) : ('N' as const),
  }))
  return { items, totalCount: all?.total ?? 0 }
})
