import { alias } from 'drizzle-orm/pg-core'
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import { ANSWERS_SHOWN, ANSWERS_TO_SOUGHT, type listInteriorReplies } from '@/schemas/api/content/replies'
import { subjectKey, type ReplySubject } from '@/schemas/rules/content/reply-subject'
import { interiorReplies } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { placeOfReply, type ReplyPlace } from './place-of-reply'
import { presentReply } from './present-reply'

const answers = alias(interiorReplies, 'answers')

interface ThreadPageRequest {
  page?: number | undefined
  size?: number | undefined
  /** The page with this reply is read, and its thread as far as it. */
  replySeq?: number | undefined
}

/** A page of threads, the newest first, each with its first answers. A removed reply stays as an empty place only while it has answers. */
export async function pageOfReplies(
  { db, siteId }: Ctx,
  subject: ReplySubject,
  isShown: SQL,
  { page: asked = 1, size = 10, replySeq: sought }: ThreadPageRequest,
): Promise<{
  items: Listed<typeof listInteriorReplies>[]
  item: { threadCnt: number; page: number; threadSeq: number }
  totalCount: number
}> {
  const { replySeq, parentSeq, postedAt, deletedAt } = interiorReplies
  const here = and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.subject, subjectKey(subject)))
  const isAnswered = exists(
    db
      .select({ one: sql`1` })
      .from(answers)
      .where(and(eq(answers.parentSeq, replySeq), isNull(answers.deletedAt))),
  )
  const isThread = and(isNull(parentSeq), or(isNull(deletedAt), isAnswered))
  const place = sought === undefined ? undefined : await placeOfReply(db, sought, { here: and(here, isShown)!, isThread: isThread! })
  const [all] = await db
    .select({
      replies: sql<number>`count(*) filter (where ${deletedAt} is null)`.mapWith(Number),
      threads: sql<number>`count(*) filter (where ${isThread})`.mapWith(Number),
      above: place ? sql<number>`count(*) filter (where ${isThread} and ${place.isAbove})`.mapWith(Number) : sql<number>`0`.mapWith(Number),
    })
    .from(interiorReplies)
    .where(and(here, isShown))
  const page = place ? Math.floor((all?.above ?? 0) / size) + 1 : asked
  const threads = await db
    .select()
    .from(interiorReplies)
    .where(and(here, isShown, isThread))
    .orderBy(desc(postedAt), desc(replySeq))
    .limit(size)
    .offset((page - 1) * size)
  const answered = await firstAnswers(
    db,
    threads.map((thread) => thread.replySeq),
    place,
  )
  const items = threads.flatMap((thread) => {
    const own = answered.filter((answer) => answer.parentSeq === thread.replySeq)
    return [presentReply(thread, own[0]?.all ?? 0), ...own.map((answer) => presentReply(answer))]
  })
  return { items, item: { threadCnt: all?.threads ?? 0, page, threadSeq: place?.threadSeq ?? 0 }, totalCount: all?.replies ?? 0 }
}

/**
 * The first answers of each thread, in their order, each with the number of all answers of its thread.
 * @param sought the thread that is shown as far as the answer at this place.
 */
async function firstAnswers(db: Ctx['db'], threads: readonly number[], sought?: ReplyPlace) {
  if (threads.length === 0) return []
  const { parentSeq, postedAt, replySeq, deletedAt } = interiorReplies
  const numbered = db
    .select({
      ...getTableColumns(interiorReplies),
      at: sql<number>`row_number() over (partition by ${parentSeq} order by ${postedAt}, ${replySeq})`.mapWith(Number).as('at'),
      all: sql<number>`count(*) over (partition by ${parentSeq})`.mapWith(Number).as('all'),
    })
    .from(interiorReplies)
    .where(and(inArray(parentSeq, [...threads]), isNull(deletedAt)))
    .as('numbered')
  const isFirst = lte(numbered.at, ANSWERS_SHOWN)
  const isBefore =
    sought && sought.answerAt <= ANSWERS_TO_SOUGHT
      ? and(eq(numbered.parentSeq, sought.threadSeq), lte(numbered.at, sought.answerAt))
      : undefined
  return db.select().from(numbered).where(or(isFirst, isBefore)).orderBy(asc(numbered.parentSeq), asc(numbered.at))
}
