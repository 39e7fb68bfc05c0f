import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { scrapStandings } from './scrap-standings'

export const readScrap = operation(contracts.readScrap, async ({ type, targetId }, ctx) => {
  const [standing] = await scrapStandings(ctx, [{ type, id: targetId }])
  if (!standing) throw ctx.fail('missing')
  const { scrapYn, scrapCnt } = standing
  return { item: { scrapYn, scrapCnt } }
})
