import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/opening'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { firstDayTasks } from '../domain/first-day-tasks'
import { readFirstDayMarks, writeFirstDayMarks } from '../domain/first-day-marks'

/** Done is said of what is no longer as it was shipped; everything else is waived, with a reason. */
export const markFirstDay = operation(contracts.markFirstDay, async ({ id, state, reason: typed = '' }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { [id]: _, ...others } = await readFirstDayMarks(db, siteId, { lock: true })
  const task = (await firstDayTasks(db, siteId)).find((one) => one.id === id)
  if (!task) throw ctx.fail('missing')
  const reason = typed.trim()
  if (state === 'done' && task.isShipped) throw ctx.fail('shipped')
  if (state === 'waived' && reason.length < 5) throw ctx.fail('reasonNeeded')
  if (state === 'open') await writeFirstDayMarks(db, siteId, others)
  else {
    const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, session.staff!.id))
    const mark = { state, by: person?.name ?? '', at: now.toISOString(), reason: state === 'waived' ? reason : '' }
    await writeFirstDayMarks(db, siteId, { ...others, [id]: mark })
  }
  ctx.audit('opening.mark', `first-day:${id}`, { title: task.title, state, reason })
  return {}
})
