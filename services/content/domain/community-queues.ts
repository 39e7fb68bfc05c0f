import { and, eq } from 'drizzle-orm'
import { waitsFor } from '@/schemas/rules/base/waits-for'
import { recruitApplications } from '@/services/db/tables/community'
import type { Queue } from '@/services/parts/queues'
import { isUntold, untoldRecruitments } from './untold'

/** Recruitments whose time is over and whose members still wait, for those who may see applications. */
export const communityQueues: readonly Queue[] = [
  async (ctx) => {
    if (!waitsFor(ctx.rights, 'community')) return []
    const over = await untoldRecruitments(ctx)
    // One recruitment is opened itself: it is announced there.
    const recruit = over.length === 1 ? `recruit=${over[0]!.recruitSeq}&` : ''
    return [
      {
        id: 'community-untold',
        words: '발표를 기다리는 결모임 지원서',
        count: await ctx.db.$count(recruitApplications, and(eq(recruitApplications.siteId, ctx.siteId), await isUntold(ctx))),
        path: `/ice_builder/community?${recruit}untold=Y`,
      },
    ]
  },
]
