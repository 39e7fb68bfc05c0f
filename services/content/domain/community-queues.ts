import type { Queue } from '@/services/kit/queues'
import { tallies } from './tallies'

/** Recruitments whose time is over and whose members still wait, for those who may see applications. */
export const communityQueues: readonly Queue[] = [
  async (ctx) => {
    if (!ctx.rights.sees('community')) return []
    const over = (await tallies(ctx)).filter(({ state, untold }) => untold > 0 && (state === 'closed' || state === 'announced'))
    return [
      {
        id: 'community-untold',
        words: '발표를 기다리는 결모임 지원',
        count: over.reduce((sum, { untold }) => sum + untold, 0),
        path: over.length === 1 ? `/ice_builder/community?recruit=${over[0]!.recruitSeq}` : '/ice_builder/community',
      },
    ]
  },
]
