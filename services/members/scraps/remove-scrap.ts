import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { changeScrap } from './change-scraps'

export const removeScrap = operation(contracts.removeScrap, async ({ type, targetId }, { db, siteId, now, session }) => {
  const { memberNo } = session.user!
  const { count } = await changeScrap(db, { kind: 'remove', siteId, memberNo, type, id: targetId, now })
  return { item: { scrapYn: 'N' as const, scrapCnt: count ?? 0 } }
})
