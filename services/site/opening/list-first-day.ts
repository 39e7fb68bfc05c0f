import * as contracts from '@/schemas/api/site/opening'
import { operation } from '@/services/kit/service'
import { firstDayTasks } from '../domain/first-day-tasks'
import { isClosed } from '../domain/is-closed'
import { readFirstDayMarks } from '../domain/first-day-marks'

export const listFirstDay = operation(contracts.listFirstDay, async (_, { db, siteId }) => {
  const marks = await readFirstDayMarks(db, siteId)
  const items = (await firstDayTasks(db, siteId)).map(({ isShipped, ...task }) => {
    const { state = 'open' as const, by = '', at = '', reason = '' } = marks[task.id] ?? {}
    return { ...task, shippedYn: isShipped ? ('Y' as const) : ('N' as const), state, by, at, reason }
  })
  const left = items.filter(({ state }) => state === 'open').length
  return { items, totalCount: items.length, item: { closedYn: (await isClosed(db, siteId)) ? ('Y' as const) : ('N' as const), left } }
})
