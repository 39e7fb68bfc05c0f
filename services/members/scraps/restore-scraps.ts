import * as contracts from '@/schemas/api/members/scraps'
import { operation } from '@/services/kit/service'
import { changeScraps } from './change-scraps'
import { targetsOf } from '../domain/targets-of'

export const restoreScraps = operation(contracts.restoreScraps, async ({ targets }, { db, siteId, now, session }) => {
  const { memberNo } = session.user!
  const changes = targetsOf(targets).map((target) => ({ kind: 'restore' as const, siteId, memberNo, now, ...target }))
  return { item: { restored: changes.length > 0 ? await changeScraps(db, changes) : 0 } }
})
