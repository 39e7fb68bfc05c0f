import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { scrapStandings } from './scrap-standings'
import { targetsOf } from './targets-of'

export const listScrapMarks = operation(contracts.listScrapMarks, async ({ targets }, ctx) => {
  const standings = await scrapStandings(ctx, targetsOf(targets))
  return { items: standings.map(({ type, id, scrapYn, scrapCnt }) => ({ type, targetId: id, scrapYn, scrapCnt })) }
})
