import { and, count, desc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as contracts from '@/schemas/api/content/interiors'
import { authorShown } from '@/schemas/rules/base/author-name'
import { interiorCases, interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { shownRows } from '@/services/db/shown-rows'

const parents = alias(interiorReplies, 'parents')
const answers = alias(interiorReplies, 'answers')

/** Replies of a case that visitors see; a removed one stays as an empty place only while it has answers. */
export const listReplies = operation(contracts.listInteriorReplies, async ({ seq, page = 1, size = 10 }, { db, siteId }) => {
  const isAnswered = exists(
    db
      .select({ one: sql`1` })
      .from(answers)
      .where(and(eq(answers.parentSeq, interiorReplies.replySeq), isNull(answers.deletedAt))),
  )
  const isShown = exists(
    db
      .select({ one: sql`1` })
      .from(interiorCases)
      .where(and(shownRows.cases(siteId), eq(interiorCases.seq, seq))),
  )
  const wanted = and(
    isShown,
    eq(interiorReplies.siteId, siteId),
    eq(interiorReplies.caseSeq, seq),
    or(isNull(interiorReplies.deletedAt), isAnswered),
  )
  const rows = await db
    .select({ reply: interiorReplies })
    .from(interiorReplies)
    .leftJoin(parents, eq(parents.replySeq, interiorReplies.parentSeq))
    .where(wanted)
    .orderBy(
      desc(sql`coalesce(${parents.postedAt}, ${interiorReplies.postedAt})`),
      desc(sql`coalesce(${interiorReplies.parentSeq}, ${interiorReplies.replySeq})`),
      isNotNull(interiorReplies.parentSeq),
      interiorReplies.postedAt,
      interiorReplies.replySeq,
    )
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(interiorReplies).where(wanted)
  const items = rows.map(({ reply }) => ({
    REPLY_SEQ: reply.replySeq,
    PARENT_SEQ: reply.parentSeq,
    CONTENTS: reply.deletedAt ? '' : reply.contents,
    MEMBER_NAME: reply.deletedAt ? '' : authorShown(reply.shownName),
    REG_DT: reply.postedAt.toISOString(),
    REPORT_CNT: reply.reportCnt,
    delYn: reply.deletedAt ? ('Y' as const) : ('N' as const),
  }))
  return { items, totalCount: all?.total ?? 0 }
})
