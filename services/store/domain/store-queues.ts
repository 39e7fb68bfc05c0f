import { and, eq, lt } from 'drizzle-orm'
import { orderReturns } from '@/services/db/tables/returns'
import type { Queue } from '@/services/kit/queues'

const path = '/ice_builder/returns'

/** Returns that nobody has answered, and those past their deadline. */
const returnsWaiting: Queue = async ({ rights, db, siteId, now }) => {
  if (!rights.sees('returns')) return []
  const mine = eq(orderReturns.siteId, siteId)
  return [
    {
      id: 'returns-new',
      words: '답할 교환·반품 신청',
      count: await db.$count(orderReturns, and(mine, eq(orderReturns.state, 'requested'))),
      path: `${path}?state=requested`,
    },
    {
      id: 'returns-late',
      words: '기한이 지난 교환·반품',
      count: await db.$count(orderReturns, and(mine, lt(orderReturns.dueAt, now))),
      path: `${path}?show=late`,
    },
  ]
}

export const storeQueues: readonly Queue[] = [returnsWaiting]
