import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/interiors'
import { authorName } from '@/schemas/rules/base/author-name'
import { interiorCases, interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { hasForbiddenWord } from '@/services/members/domain/forbidden-words'
import { shownRows } from '@/services/db/shown-rows'

export const saveReply = operation(contracts.saveInteriorReply, async (input, ctx) => {
  const { db, siteId, now, session } = ctx
  const [one] = await db
    .select({ seq: interiorCases.seq })
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), eq(interiorCases.seq, input.seq)))
  if (!one) throw ctx.fail('missing')
  let parentSeq: number | null = null
  if (input.parentSeq !== undefined) {
    const [parent] = await db
      .select({ replySeq: interiorReplies.replySeq, parentSeq: interiorReplies.parentSeq })
      .from(interiorReplies)
      .where(
        and(
          eq(interiorReplies.siteId, siteId),
          eq(interiorReplies.caseSeq, input.seq),
          eq(interiorReplies.replySeq, input.parentSeq),
          isNull(interiorReplies.deletedAt),
        ),
      )
    if (!parent) throw ctx.fail('noParent')
    // An answer to an answer joins the same thread, because there is one level.
    parentSeq = parent.parentSeq ?? parent.replySeq
  }
  if (await hasForbiddenWord(input.contents, ctx)) throw ctx.fail('forbiddenWord')
  const { memberNo } = session.user!
  const [reply] = await db
    .insert(interiorReplies)
    .values({
      siteId,
      caseSeq: input.seq,
      parentSeq,
      memberNo,
      shownName: authorName(session.user!),
      contents: input.contents.trim(),
      postedAt: now,
    })
    .returning({ REPLY_SEQ: interiorReplies.replySeq })
  ctx.touch(`interior-replies:${input.seq}`)
  return { item: reply! }
})
