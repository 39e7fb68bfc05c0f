import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { interiorReplies } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'

export interface ReplyPlace {
  /** The reply that began its thread: perhaps itself. */
  threadSeq: number
  /** Of the threads of its list: whether it stands above this one. */
  isAbove: SQL
  /** Its place among the answers of its thread, from 1; 0 for the one that began it. */
  answerAt: number
}

interface List {
  /** The replies of one list. */
  here: SQL
  /** Those of them that stand as a thread. */
  isThread: SQL
}

const own = alias(interiorReplies, 'own')

/** Where a reply stands in a list of threads, the newest first; undefined when it is not in the list, or removed and without a place. */
export async function placeOfReply(db: Ctx['db'], sought: number, { here, isThread }: List): Promise<ReplyPlace | undefined> {
  const { replySeq, parentSeq, postedAt, deletedAt } = interiorReplies
  const [reply] = await db
    .select({ parentSeq })
    .from(interiorReplies)
    .where(and(here, eq(replySeq, sought), or(isNull(deletedAt), isThread)))
  if (!reply) return undefined
  const threadSeq = reply.parentSeq ?? sought
  // Compared inside the database: its moments are finer than ours.
  const at = (seq: number) => sql`(${db.select({ postedAt: own.postedAt, replySeq: own.replySeq }).from(own).where(eq(own.replySeq, seq))})`
  const answers = and(eq(parentSeq, threadSeq), isNull(deletedAt), sql`(${postedAt}, ${replySeq}) <= ${at(sought)}`)
  const answerAt = reply.parentSeq === null ? 0 : await db.$count(interiorReplies, answers)
  return { threadSeq, isAbove: sql`(${postedAt}, ${replySeq}) > ${at(threadSeq)}`, answerAt }
}
