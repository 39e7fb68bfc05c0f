import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/opening'
import { closedFact } from '@/services/db/closed-fact'
import { facts } from '@/services/db/tables/base'
import { operation } from '@/services/kit/service'
import { firstDayTasks } from '../domain/first-day-tasks'
import { readFirstDayMarks } from '../domain/first-day-marks'

/** From now on visitors read the site; it is not closed again. */
export const openSite = operation(contracts.openSite, async (_, ctx) => {
  const { db, siteId } = ctx
  const marks = await readFirstDayMarks(db, siteId, { lock: true })
  if ((await firstDayTasks(db, siteId)).some(({ id }) => !marks[id])) throw ctx.fail('left')
  await db
    .update(facts)
    .set({ value: 'N' })
    .where(eq(facts.name, closedFact(siteId)))
  ctx.touch(contracts.OPENING_TAG, 'pages')
  ctx.audit('opening.open', 'site', {})
  return { message: '사이트를 열었습니다. 이제 누구나 볼 수 있습니다.' }
})
