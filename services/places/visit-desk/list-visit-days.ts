import { and, asc, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/places/visit-desk'
import type { DaySlot } from '@/schemas/api/places/visit-desk'
import { slotState } from '@/schemas/rules/places/slot-state'
import { visitDay, type OfferedSlot } from '@/schemas/rules/places/visit-slots'
import { weekOf } from '@/schemas/rules/places/week-of'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { operation, type Ctx } from '@/services/kit/service'
import { knownVisits } from '../domain/known-visits'
import { visitRows, type VisitRow } from '../domain/own-visit'
import { publicHolidays } from '@/services/base/public-holidays'
import { placeKeyOf, slotsOf, visitPlace, type PlaceKey } from '../domain/visit-place'
import { visitPlaces } from '../domain/visit-places'
import { presentDeskVisit } from './present-desk-visit'

type Slot = typeof visitSlots.$inferSelect

/** What a place offers by its hours, together with the times that were booked: also those that it does not offer any more. */
export const listVisitDays = operation(contracts.listVisitDays, async (wanted, ctx) => {
  const { now } = ctx
  const places = await visitPlaces(ctx)
  const chosen = wanted.place ? places.find(({ place }) => place === wanted.place) : places[0]
  const today = seoulDay(now)
  const days = daysWanted(wanted, today)
  if (!chosen) return { item: { place: '', places, isOpen: false, today }, items: [], totalCount: 0 }
  const key = placeKeyOf(chosen.place)
  const place = await visitPlace(ctx, key)
  const holidays = await publicHolidays(now)
  const { slots, visits } = await bookedOn(ctx, key, days)
  const items = days.map((day) => {
    const offered = place ? visitDay(place.hours, place.closing, day, holidays) : { slots: [], reason: '' }
    const booked = slots.filter(({ startsAt, taken }) => seoulDay(startsAt) === day && taken > 0)
    const shown = timesOf(offered.slots, booked).map(({ offer, row }): DaySlot => {
      const { startsAt, endsAt, closesAt, capacity } = offer ?? row!
      const taken = row?.taken ?? 0
      return {
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        state: slotState(offer && place?.hours, { startsAt, closesAt, capacity, taken }, now),
        ...{ capacity, taken },
        visits: visits.filter(({ slot }) => slot.slotSeq === row?.slotSeq).map((visit) => presentDeskVisit(visit, now)),
      }
    })
    return { day, reason: offered.reason, slots: shown }
  })
  return { item: { place: chosen.place, places, isOpen: place !== undefined, today }, items, totalCount: visits.length }
})

const daysWanted = ({ day, span }: Input<typeof contracts.listVisitDays>, today: string): readonly string[] => {
  const start = day === undefined ? undefined : startOfSeoulDay(day)
  const chosen = start && !Number.isNaN(start.getTime()) ? seoulDay(start) : today
  return span === 'day' ? [chosen] : weekOf(chosen)
}

/** The times of these days that have a row, and the bookings that were not cancelled. */
async function bookedOn(ctx: Ctx, key: PlaceKey, days: readonly string[]): Promise<{ slots: Slot[]; visits: VisitRow[] }> {
  const slots = await ctx.db
    .select()
    .from(visitSlots)
    .where(
      and(
        eq(visitSlots.siteId, ctx.siteId),
        slotsOf(key),
        gte(visitSlots.startsAt, startOfSeoulDay(days[0]!)),
        lt(visitSlots.startsAt, afterSeoulDay(days.at(-1)!)),
      ),
    )
  if (slots.length === 0) return { slots, visits: [] }
  const of = inArray(
    shopVisits.slotSeq,
    slots.map(({ slotSeq }) => slotSeq),
  )
  const visits = await visitRows(ctx.db)
    .where(and(knownVisits(ctx), of, ne(shopVisits.state, 'cancelled')))
    .orderBy(asc(shopVisits.visitSeq))
  return { slots, visits }
}

/** Offered times and booked ones as one list, by their beginning. */
function timesOf(offered: readonly OfferedSlot[], rows: readonly Slot[]): { offer: OfferedSlot | undefined; row: Slot | undefined }[] {
  const begins = new Set([...offered, ...rows].map(({ startsAt }) => startsAt.getTime()))
  const isAt = (at: number) => (one: { startsAt: Date }) => one.startsAt.getTime() === at
  return [...begins].toSorted((a, b) => a - b).map((at) => ({ offer: offered.find(isAt(at)), row: rows.find(isAt(at)) }))
}
