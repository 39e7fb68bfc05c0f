import { and, asc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { readSubject } from '@/schemas/rules/content/reply-subject'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { presentReply } from './present-reply'
import { readPlace } from './read-place'

export const listAnswers = operation(contracts.listAnswers, async ({ replySeq, page = 1, size = 50 }, ctx) => {
  const { db, siteId } = ctx
  const none = { items: [], totalCount: 0 }
  const [thread] = await db
    .select({ subject: interiorReplies.subject })
    .from(interiorReplies)
    .where(and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.replySeq, replySeq)))
  const subject = thread && readSubject(thread.subject)
  // Replies to what was withdrawn are withdrawn with it.
  if (!subject || !(await readPlace(ctx, subject))) return none
  const shown = and(eq(interiorReplies.parentSeq, replySeq), isNull(interiorReplies.deletedAt))
  const rows = await db
    .select()
    .from(interiorReplies)
    .where(shown)
    .orderBy(asc(interiorReplies.postedAt), asc(interiorReplies.replySeq))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map((row) => presentReply(row)), totalCount: await db.$count(interiorReplies, shown) }
})
