import { and, desc, eq, isNull } from 'drizzle-orm'
import { removeMyHome } from '@/schemas/api/content/home-tours'
import { removeInteriorReply } from '@/schemas/api/content/replies'
import { coverOf } from '@/schemas/rules/content/home-tour/tour-document'
import { replyHref } from '@/schemas/rules/content/reply-subject'
import { homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { removeByContract } from '@/services/kit/remove-by-contract'
import type { Ctx } from '@/services/kit/service'
import type { WritingSource } from '@/services/targets/writings'

const ownReplies = ({ siteId, session }: Ctx) =>
  and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.memberNo, session.user!.memberNo), isNull(interiorReplies.deletedAt))

/** Replies to cases, home tours and pieces of the magazine. */
const replies: WritingSource = {
  tab: 'comment',
  kind: 'case-reply',
  words: '댓글',
  count: (ctx) => ctx.db.$count(interiorReplies, ownReplies(ctx)),
  async newest(ctx, most) {
    const { replySeq, contents, postedAt, caseSeq, contentKind, contentSeq, hiddenAt } = interiorReplies
    const rows = await ctx.db
      .select({ seq: replySeq, text: contents, at: postedAt, caseSeq, type: interiorCases.type, contentKind, contentSeq, hiddenAt })
      .from(interiorReplies)
      .leftJoin(interiorCases, eq(interiorCases.seq, caseSeq))
      .where(ownReplies(ctx))
      .orderBy(desc(postedAt), desc(replySeq))
      .limit(most)
    return rows.map((row) => ({
      seq: row.seq,
      text: row.text,
      at: row.at,
      target: row.type ? { type: row.type, id: String(row.caseSeq) } : { type: row.contentKind!, id: row.contentSeq! },
      placeIn: (path) => replyHref(path, row.seq),
      ...(row.hiddenAt ? { state: '숨김' } : {}),
    }))
  },
  remove: (ctx, replySeq) => removeByContract(ctx, removeInteriorReply, { replySeq }),
}

const ownTours = ({ siteId, session }: Ctx) => and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo))

const TOUR_WORDS = { draft: '작성 중', published: '게시', unpublished: '비공개', hidden: '숨김' } as const

/** What visitors do not read leads to its editor. */
const tours: WritingSource = {
  tab: 'writing',
  kind: 'home-tour',
  words: '온라인 집들이',
  count: (ctx) => ctx.db.$count(homeTours, ownTours(ctx)),
  async newest(ctx, most) {
    const rows = await ctx.db
      .select({ seq: homeTours.seq, title: homeTours.title, state: homeTours.state, document: homeTours.document, at: homeTours.updatedAt })
      .from(homeTours)
      .where(ownTours(ctx))
      .orderBy(desc(homeTours.updatedAt), desc(homeTours.seq))
      .limit(most)
    return rows.map(({ seq, title, state, document, at }) => ({
      seq,
      at,
      title: title.trim() || '제목 없는 집들이',
      state: TOUR_WORDS[state],
      image: coverOf(document)?.src ?? '',
      alt: '',
      path: state === 'published' ? `/styling/myhome/detail/${seq}` : `/styling/myhome/edit/${seq}`,
    }))
  },
  remove: (ctx, seq) => removeByContract(ctx, removeMyHome, { seq }),
}

/** What members write in this area. */
export const contentWritings: readonly WritingSource[] = [tours, replies]
