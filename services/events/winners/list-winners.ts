import { count, desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/winners'
import { winners } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { presentHead } from './present'
import { shownRows } from '@/services/db/shown-rows'

export const listWinners = operation(contracts.listWinners, async ({ pageNo = 1, size = 10 }, { db, siteId }) => {
  const ours = shownRows.winners(siteId)
  const rows = await db
    .select()
    .from(winners)
    .where(ours)
    .orderBy(desc(winners.postedAt), desc(winners.winnerSeq))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [all] = await db.select({ total: count() }).from(winners).where(ours)
  return { items: rows.map(presentHead), totalCount: all?.total ?? 0 }
})
