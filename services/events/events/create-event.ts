import { TZDate } from '@date-fns/tz'
import * as contracts from '@/schemas/api/events/staff'
import { SEOUL } from '@/schemas/words/dates'
import { events } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { auditName } from './last-editor'

/** Default duration of a new event, in days. */
const DAYS = 14

/** From the start of today to the end of two weeks, in Seoul. */
function usualWindow(now: Date): { openStrDate: Date; openEndDate: Date } {
  const today = new TZDate(now, SEOUL)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const moment = (...at: [number, number, number, number, number]) => new Date(new TZDate(...at, SEOUL).getTime())
  return { openStrDate: moment(year, month, day, 0, 0), openEndDate: moment(year, month, day + DAYS - 1, 23, 59) }
}

export const createEvent = operation(contracts.createEvent, async ({ eventName, eventType }, ctx) => {
  const { db, siteId, now } = ctx
  const [made] = await db
    .insert(events)
    .values({
      siteId,
      eventName: eventName.trim(),
      eventType,
      imgBannerPc: '',
      imgBannerMo: '',
      imgBannerAlt: '',
      publishedYn: 'N',
      ...usualWindow(now),
      updatedAt: now,
    })
    .returning({ eventSeq: events.eventSeq, version: events.version })
  ctx.audit('event.create', auditName(made!.eventSeq), { eventName, eventType })
  return { item: { ...made!, updatedAt: now.toISOString() } }
})
