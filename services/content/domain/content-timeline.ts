import { and, eq, inArray, ne } from 'drizzle-orm'
import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { replyHref } from '@/schemas/rules/content/reply-subject'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'
import { targetCards } from '@/services/targets/targets'

const TOUR_WORDS = { published: '게시', unpublished: '비공개', hidden: '숨김' } as const

/** What the member published, by the title that visitors read: drafts, and later titles of what is published, are the member's alone. */
const tours: TimelinePart = {
  id: 'home-tour',
  kind: 'tour',
  right: 'home-tours',
  find: ({ siteId }, memberNo) =>
    happenings(
      homeTours,
      homeTours.seq,
      homeTours.createdAt,
      and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo), ne(homeTours.state, 'draft')),
    ),
  async tell({ db }, ids) {
    const { seq, state } = homeTours
    const rows = await db
      .select({ seq, title: interiorCases.title, state })
      .from(homeTours)
      .leftJoin(interiorCases, eq(interiorCases.seq, seq))
      .where(inArray(seq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.seq,
      (row) => ({
        words: `집들이 ‘${row.title?.trim() || '제목 없는 집들이'}’`,
        state: row.state === 'draft' ? '' : TOUR_WORDS[row.state],
        path: row.state === 'published' ? `/styling/myhome/detail/${row.seq}` : '',
      }),
    )
  },
}

const replies: TimelinePart = {
  id: 'case-reply',
  kind: 'reply',
  right: 'replies',
  find: ({ siteId }, memberNo) =>
    happenings(
      interiorReplies,
      interiorReplies.replySeq,
      interiorReplies.postedAt,
      and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.memberNo, memberNo)),
    ),
  async tell({ db, siteId }, ids) {
    const { replySeq, caseSeq, contentKind, contentSeq, hiddenAt, deletedAt } = interiorReplies
    const rows = await db
      .select({ replySeq, caseSeq, type: interiorCases.type, contentKind, contentSeq, hiddenAt, deletedAt })
      .from(interiorReplies)
      .leftJoin(interiorCases, eq(interiorCases.seq, caseSeq))
      .where(inArray(replySeq, numbersOf(ids)))
    const targetOf = (row: (typeof rows)[number]) =>
      row.type ? { type: row.type, id: String(row.caseSeq) } : { type: row.contentKind!, id: row.contentSeq! }
    const cards = await targetCards({ db, siteId }, rows.map(targetOf))
    return toldBy(
      rows,
      (row) => row.replySeq,
      (row) => {
        const { type, id } = targetOf(row)
        const card = cards.get(`${type}:${id}`)
        return {
          words: card ? `‘${card.title}’에 댓글` : '지금은 볼 수 없는 글에 댓글',
          ...(row.deletedAt ? { state: '삭제' } : row.hiddenAt ? { state: '숨김' } : {}),
          path: card && !row.deletedAt ? replyHref(card.path, row.replySeq) : '',
        }
      },
    )
  },
}

const applications: TimelinePart = {
  id: 'recruit-application',
  kind: 'community',
  right: 'community',
  find: ({ siteId }, memberNo) =>
    happenings(
      recruitApplications,
      recruitApplications.applicationSeq,
      recruitApplications.createdAt,
      and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { applicationSeq, recruitSeq, decision, toldAt } = recruitApplications
    const rows = await db
      .select({ applicationSeq, recruitSeq, decision, toldAt, title: recruitments.title })
      .from(recruitApplications)
      .innerJoin(recruitments, eq(recruitments.seq, recruitSeq))
      .where(inArray(applicationSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.applicationSeq,
      (row) => ({
        words: `${row.title}에 지원`,
        state: DECISION_WORDS[row.decision],
        detail: row.toldAt ? '결과를 알려 드렸습니다' : '결과를 알리기 전',
        path: `/ice_builder/community?recruit=${row.recruitSeq}`,
      }),
    )
  },
}

export const contentTimeline: readonly TimelinePart[] = [tours, replies, applications]
