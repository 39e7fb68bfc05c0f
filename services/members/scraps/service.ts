import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/members/scraps'
import { addScrap } from './add-scrap'
import { countScraps } from './count-scraps'
import { listScraps } from './list-scraps'
import { readScrap } from './read-scrap'
import { removeScrap } from './remove-scrap'
import { removeScraps } from './remove-scraps'
import { restoreScraps } from './restore-scraps'
import { scrapStandings } from './scrap-standings'
import { targetsOf } from '../domain/targets-of'

const listScrapMarks = operation(contracts.listScrapMarks, async ({ targets }, ctx) => {
  const standings = await scrapStandings(ctx, targetsOf(targets))
  return { items: standings.map(({ type, id, scrapYn, scrapCnt }) => ({ type, targetId: id, scrapYn, scrapCnt })) }
})

export const scraps = service('scraps', [
  readScrap,
  addScrap,
  removeScrap,
  listScrapMarks,
  removeScraps,
  restoreScraps,
  countScraps,
  listScraps,
])
