import { and, eq, gte } from 'drizzle-orm'
import type { VisitTime, VisitTimes } from '@/schemas/api/places/visits'
import { nearestFree, visitDays } from '@/schemas/rules/places/visit-slots'
import { startOfSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { visitSlots } from '@/services/db/tables/visits'
import type { StoreCtx } from '@/services/records/record-store'
import { publicHolidays } from '@/services/base/public-holidays'
import { slotsOf, type VisitPlace } from './visit-place'

/** The days of a place with their times, and how many places each has left. */
export async function visitTimes({ db, siteId, now }: StoreCtx, place: VisitPlace): Promise<VisitTimes[]> {
  const days = visitDays(place.hours, place.closing, now, await publicHolidays(now))
  const rows = await db
    .select({ startsAt: visitSlots.startsAt, taken: visitSlots.taken })
    .from(visitSlots)
    .where(and(eq(visitSlots.siteId, siteId), slotsOf(place), gte(visitSlots.startsAt, startOfSeoulDay(seoulDay(now)))))
  const taken = new Map(rows.map((row) => [row.startsAt.getTime(), row.taken]))
  return days.map(({ day, reason, slots }) => ({
    day,
    reason,
    times: slots.map(({ startsAt, endsAt, closesAt, capacity }): VisitTime => {
      const left = Math.max(0, capacity - (taken.get(startsAt.getTime()) ?? 0))
      const state = now >= closesAt ? 'past' : left === 0 ? 'full' : 'open'
      return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), state, left }
    }),
  }))
}

/** The free times nearest to one that is taken, to be offered in its place. */
export async function nearestFreeTimes(ctx: StoreCtx, place: VisitPlace, wished: Date): Promise<VisitTime[]> {
  const free = (await visitTimes(ctx, place)).flatMap(({ times }) => times).filter(({ state }) => state === 'open')
  return nearestFree(
    free.map((time) => ({ ...time, startsAt: new Date(time.startsAt) })),
    wished,
  ).map((time) => ({ ...time, startsAt: time.startsAt.toISOString() }))
}
