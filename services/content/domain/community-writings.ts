import { and, desc, eq } from 'drizzle-orm'
import { withdrawApplication } from '@/schemas/api/content/community'
import { FORM_PAGE } from '@/schemas/rules/content/recruit-application'
import { recruitState, RECRUIT_WORDS } from '@/schemas/rules/content/recruitment'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { removeByContract } from '@/services/kit/remove-by-contract'
import type { Ctx } from '@/services/kit/service'
import type { WritingSource } from '@/services/targets/writings'
import { windowOf } from './window-of'

const own = ({ siteId, session }: Ctx) =>
  and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.memberNo, session.user!.memberNo))

/** A member's applications, beside the events that they took part in. */
const applications: WritingSource = {
  tab: 'event',
  kind: 'recruit-application',
  words: '결모임 지원',
  count: (ctx) => ctx.db.$count(recruitApplications, own(ctx)),
  async newest(ctx, most) {
    const { applicationSeq, recruitSeq, decision, toldAt, createdAt } = recruitApplications
    const rows = await ctx.db
      .select({ seq: applicationSeq, decision, toldAt, at: createdAt, recruitment: recruitments })
      .from(recruitApplications)
      .innerJoin(recruitments, eq(recruitments.seq, recruitSeq))
      .where(own(ctx))
      .orderBy(desc(createdAt), desc(applicationSeq))
      .limit(most)
    return rows.map(({ seq, at, decision: decided, toldAt: told, recruitment }) => ({
      seq,
      at,
      title: recruitment.title,
      state: told ? (decided === 'chosen' ? '선정' : '발표 완료') : RECRUIT_WORDS[recruitState(windowOf(recruitment), ctx.now.getTime())],
      image: recruitment.image,
      alt: recruitment.imageAlt,
      path: `${FORM_PAGE}/detail?recruitId=${recruitment.seq}`,
    }))
  },
  remove: async (ctx, seq) => {
    const [row] = await ctx.db
      .select({ recruitId: recruitApplications.recruitSeq })
      .from(recruitApplications)
      .where(and(own(ctx), eq(recruitApplications.applicationSeq, seq)))
    return row ? removeByContract(ctx, withdrawApplication, { recruitId: row.recruitId }) : false
  },
}

export const communityWritings: readonly WritingSource[] = [applications]
