import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { replyHref } from '@/schemas/rules/content/reply-subject'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import type { OwnPart, OwnTold } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'
import { targetCards } from '@/services/targets/targets'

const TOUR = '집들이'
const titled = (title: string | null): string => `‘${title?.trim() || '제목 없는 집들이'}’`

/** A published tour stands where it was published, any other where it was last changed. */
const tours: OwnPart = {
  id: 'home-tour',
  kind: 'tour',
  find: ({ siteId }, memberNo) =>
    sql`select ${homeTours.seq}::text as id, case when ${homeTours.state} = 'published' then coalesce(${homeTours.publishedAt}, ${homeTours.updatedAt}) else ${homeTours.updatedAt} end as at from ${homeTours} where ${and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo))}`,
  async tell({ db }, ids) {
    const { seq, state, title } = homeTours
    const rows = await db
      .select({ seq, state, title, shown: interiorCases.title, image: interiorCases.hImg, scraps: interiorCases.scrapCnt })
      .from(homeTours)
      .leftJoin(interiorCases, eq(interiorCases.seq, seq))
      .where(inArray(seq, numbersOf(ids)))
    const replies = await repliesTo(
      db,
      rows.map((row) => row.seq),
    )
    return new Map(rows.map((row) => [String(row.seq), toldTour(row, replies.get(row.seq) ?? 0)]))
  },
}

interface Tour {
  seq: number
  state: (typeof homeTours.$inferSelect)['state']
  title: string
  shown: string | null
  image: string | null
  scraps: number | null
}

function toldTour({ seq, state, title, shown, image, scraps }: Tour, replies: number): OwnTold {
  const edit = { path: `/styling/myhome/edit/${seq}`, label: '이어서 쓰기' }
  const picture = image ? { image } : {}
  switch (state) {
    case 'published':
      return {
        name: TOUR,
        words: `${withParticle(titled(shown), '을/를')} 올렸습니다`,
        detail: `스크랩 ${(scraps ?? 0).toLocaleString('ko-KR')}번, 댓글 ${replies.toLocaleString('ko-KR')}개`,
        state: '게시',
        tone: 'done',
        path: `/styling/myhome/detail/${seq}`,
        label: '집들이 보기',
        ...picture,
      }
    case 'hidden':
      return {
        name: TOUR,
        words: `${withParticle(titled(shown), '을/를')} 운영자가 가렸습니다`,
        state: '숨김',
        tone: 'over',
        ...edit,
        label: '사유 보기',
      }
    case 'unpublished':
      return { name: TOUR, words: `${withParticle(titled(shown), '을/를')} 내렸습니다`, state: '비공개', tone: 'over', ...edit, ...picture }
    case 'draft':
      return { name: TOUR, words: `${withParticle(titled(title), '을/를')} 쓰고 있습니다`, state: '작성 중', tone: 'coming', ...edit }
  }
}

async function repliesTo(db: Parameters<OwnPart['tell']>[0]['db'], seqs: readonly number[]): Promise<Map<number, number>> {
  if (seqs.length === 0) return new Map()
  const rows = await db
    .select({ seq: interiorReplies.caseSeq, count: sql<string>`count(*)` })
    .from(interiorReplies)
    .where(and(inArray(interiorReplies.caseSeq, [...seqs]), isNull(interiorReplies.deletedAt), isNull(interiorReplies.hiddenAt)))
    .groupBy(interiorReplies.caseSeq)
  return new Map(rows.map(({ seq, count }) => [seq!, Number(count)]))
}

const dayOf = sql`to_char(${interiorReplies.postedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
const isOthers = (memberNo: string): SQL =>
  and(
    or(isNull(interiorReplies.memberNo), ne(interiorReplies.memberNo, memberNo)),
    isNull(interiorReplies.deletedAt),
    isNull(interiorReplies.hiddenAt),
  )!

/** What others wrote under a tour on one day is one piece of news. */
const heard: OwnPart = {
  id: 'tour-reply',
  kind: 'tour',
  find: ({ siteId }, memberNo) =>
    sql`select ${homeTours.seq}::text || ':' || ${dayOf} as id, max(${interiorReplies.postedAt}) as at from ${homeTours} join ${interiorReplies} on ${interiorReplies.subject} = 'case:' || ${homeTours.seq}::text and ${interiorReplies.siteId} = ${homeTours.siteId} where ${and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo), eq(homeTours.state, 'published'), isOthers(memberNo))} group by ${homeTours.seq}, ${dayOf}`,
  async tell({ db }, ids, memberNo) {
    const seqs = [...new Set(ids.map((id) => Number(id.split(':')[0])))]
    const rows = await db
      .select({
        id: sql<string>`${interiorReplies.caseSeq}::text || ':' || ${dayOf}`,
        seq: sql<number>`min(${interiorReplies.caseSeq})`,
        count: sql<string>`count(*)`,
        latest: sql<number>`max(${interiorReplies.replySeq})`,
        title: sql<string>`min(${interiorCases.title})`,
        image: sql<string>`min(${interiorCases.hImg})`,
        scraps: sql<number>`min(${interiorCases.scrapCnt})`,
      })
      .from(interiorReplies)
      .innerJoin(interiorCases, eq(interiorCases.seq, interiorReplies.caseSeq))
      .where(and(inArray(interiorReplies.caseSeq, seqs), isOthers(memberNo)))
      .groupBy(interiorReplies.caseSeq, dayOf)
    return new Map(
      rows.map(({ id, seq, count, latest, title, image, scraps }) => [
        id,
        {
          name: TOUR,
          words: `${titled(title)}에 댓글 ${Number(count).toLocaleString('ko-KR')}개`,
          detail: `스크랩 ${scraps.toLocaleString('ko-KR')}번`,
          state: '새 댓글',
          tone: 'done' as const,
          path: replyHref(`/styling/myhome/detail/${seq}`, latest),
          label: '댓글 보기',
          image,
        },
      ]),
    )
  },
}

const replied: OwnPart = {
  id: 'case-reply',
  kind: 'tour',
  find: ({ siteId }, memberNo) =>
    happenings(
      interiorReplies,
      interiorReplies.replySeq,
      interiorReplies.postedAt,
      and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.memberNo, memberNo), isNull(interiorReplies.deletedAt)),
    ),
  async tell({ db, siteId }, ids) {
    const { replySeq, caseSeq, contentKind, contentSeq, hiddenAt } = interiorReplies
    const rows = await db
      .select({ replySeq, caseSeq, type: interiorCases.type, contentKind, contentSeq, hiddenAt })
      .from(interiorReplies)
      .leftJoin(interiorCases, eq(interiorCases.seq, caseSeq))
      .where(inArray(replySeq, numbersOf(ids)))
    const targetOf = (row: (typeof rows)[number]) =>
      row.type ? { type: row.type, id: String(row.caseSeq) } : { type: row.contentKind!, id: row.contentSeq! }
    const cards = await targetCards({ db, siteId }, rows.map(targetOf))
    return new Map(
      rows.map((row) => {
        const { type, id } = targetOf(row)
        const card = cards.get(`${type}:${id}`)
        return [
          String(row.replySeq),
          {
            name: '댓글',
            words: card ? `‘${card.title}’에 댓글을 남겼습니다` : '지금은 볼 수 없는 글에 댓글을 남겼습니다',
            state: row.hiddenAt ? '숨김' : '',
            tone: row.hiddenAt ? ('over' as const) : ('done' as const),
            path: card ? replyHref(card.path, row.replySeq) : '/mypage/activity/comments',
            label: '댓글 보기',
            ...(card?.image ? { image: card.image } : {}),
          },
        ]
      }),
    )
  },
}

/** A decision is told when staff told it, and no day before. */
const applied: OwnPart = {
  id: 'recruit-application',
  kind: 'event',
  find: ({ siteId }, memberNo) =>
    sql`select ${recruitApplications.applicationSeq}::text as id, coalesce(${recruitApplications.toldAt}, ${recruitApplications.createdAt}) as at from ${recruitApplications} where ${and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.memberNo, memberNo))}`,
  async tell({ db }, ids) {
    const { applicationSeq, decision, toldAt, recruitSeq } = recruitApplications
    const rows = await db
      .select({ applicationSeq, decision, toldAt, title: recruitments.title })
      .from(recruitApplications)
      .innerJoin(recruitments, eq(recruitments.seq, recruitSeq))
      .where(inArray(applicationSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.applicationSeq),
        {
          name: '결모임',
          words: row.toldAt ? '결모임 지원 결과가 나왔습니다' : '결모임에 지원했습니다',
          detail: row.title,
          state: row.toldAt ? DECISION_WORDS[row.decision] : '발표 전',
          tone: 'done' as const,
          path: '/zin/brand/zenne/recruitment/application/detail',
          label: '지원서 보기',
        },
      ]),
    )
  },
}

export const contentOwnTimeline: readonly OwnPart[] = [tours, heard, replied, applied]
