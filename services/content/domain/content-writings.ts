import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { removeInteriorReply } from '@/schemas/api/content/replies'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import { interiorCases, interiorReplies } from '@/services/db/tables/content'
import { removeByContract } from '@/services/kit/remove-by-contract'
import type { Ctx } from '@/services/kit/service'
import type { WritingSource } from '@/services/kit/writings'

const own = ({ siteId, session }: Ctx) =>
  and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.memberNo, session.user!.memberNo), isNull(interiorReplies.deletedAt))

const replies: WritingSource = {
  tab: 'comment',
  kind: 'case-reply',
  words: '댓글',
  count: (ctx) => ctx.db.$count(interiorReplies, own(ctx)),
  async newest(ctx, most) {
    const { replySeq, contents, postedAt, caseSeq, contentKind, contentSeq } = interiorReplies
    const rows = await ctx.db
      .select({
        seq: replySeq,
        text: contents,
        at: postedAt,
        type: sql<ScrapType>`coalesce(${interiorCases.type}, ${contentKind})`,
        id: sql<string>`coalesce(${caseSeq}::text, ${contentSeq})`,
      })
      .from(interiorReplies)
      .leftJoin(interiorCases, eq(interiorCases.seq, caseSeq))
      .where(own(ctx))
      .orderBy(desc(postedAt), desc(replySeq))
      .limit(most)
    return rows.map(({ id, type, ...row }) => ({ ...row, target: { type, id } }))
  },
  remove: (ctx, replySeq) => removeByContract(ctx, removeInteriorReply, { replySeq }),
}

/** What members write in this area. */
export const contentWritings: readonly WritingSource[] = [replies]
