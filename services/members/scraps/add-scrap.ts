import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { changeScrap } from './change-scraps'

export const addScrap = operation(contracts.addScrap, async ({ type, targetId }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const { count, tags } = await changeScrap(db, { kind: 'add', siteId, memberNo, type, id: targetId, now })
  if (count === undefined) throw ctx.fail('missing')
  if (tags.length > 0) ctx.touch(...tags)
  return { item: { scrapYn: 'Y' as const, scrapCnt: count } }
})
