import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { changeScrap } from './change-scraps'

export const addScrap = operation(contracts.addScrap, async ({ type, targetId }, { db, siteId, now, session, fail }) => {
  const { memberNo } = session.user!
  const { count } = await changeScrap(db, { kind: 'add', siteId, memberNo, type, id: targetId, now })
  if (count === undefined) throw fail('missing')
  return { item: { scrapYn: 'Y' as const, scrapCnt: count } }
})
