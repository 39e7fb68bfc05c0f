// The places of a visit. `taken` is counted up on the row of the time, only where it is below the capacity: the second one waits for
// the row, reads what the first one wrote, and is refused when the last place is gone. Nothing is counted and then written.
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { slotAt, lastVisitMoment } from '@/schemas/rules/places/visit-slots'
import { visitSlots } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { publicHolidays } from '@/services/base/public-holidays'
import { slotsOf, type VisitPlace } from './visit-place'
import { nearestFreeTimes } from './visit-times'

type Slot = typeof visitSlots.$inferSelect
type Context = Pick<Ctx, 'db' | 'siteId' | 'now'> & Fails<'full' | 'gone'>

/** The row of an offered time, written by its first booking. @throws `gone` for a time that is not offered, is over or is too far ahead. */
export async function slotFor(ctx: Context, place: VisitPlace, startsAt: Date): Promise<Slot> {
  const { db, siteId, now } = ctx
  const offered = Number.isNaN(startsAt.getTime()) ? undefined : slotAt(place.hours, place.closing, startsAt, await publicHolidays(now))
  if (!offered || now >= offered.closesAt || startsAt >= lastVisitMoment(place.hours, now)) throw ctx.fail('gone')
  const { shopId, houseSeq, name, address } = place
  await db
    .insert(visitSlots)
    .values({ ...offered, siteId, shopId, houseSeq, placeName: name, address })
    .onConflictDoNothing()
  const [slot] = await db
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.siteId, siteId), slotsOf(place), eq(visitSlots.startsAt, startsAt)))
  return slot!
}

/** @throws `full`, with the nearest free times. */
export async function takePlace(ctx: Context, place: VisitPlace, { slotSeq, startsAt }: Slot): Promise<void> {
  const [taken] = await ctx.db
    .update(visitSlots)
    .set({ taken: sql`${visitSlots.taken} + 1` })
    .where(and(eq(visitSlots.slotSeq, slotSeq), lt(visitSlots.taken, visitSlots.capacity), isNull(visitSlots.droppedAt)))
    .returning({ slotSeq: visitSlots.slotSeq })
  if (!taken) throw ctx.fail('full', { item: { nearest: await nearestFreeTimes(ctx, place, startsAt) } })
}

export async function givePlaceBack({ db }: Pick<Ctx, 'db'>, slotSeq: number): Promise<void> {
  await db
    .update(visitSlots)
    .set({ taken: sql`${visitSlots.taken} - 1` })
    .where(and(eq(visitSlots.slotSeq, slotSeq), gt(visitSlots.taken, 0)))
}

/** Holds the rows of these times until the end of the transaction, always in one order: two who exchange places cannot wait for each other. */
export async function holdSlots({ db }: Pick<Ctx, 'db'>, slotSeqs: readonly number[]): Promise<void> {
  for (const slotSeq of [...new Set(slotSeqs)].toSorted((a, b) => a - b))
    await db.select({ slotSeq: visitSlots.slotSeq }).from(visitSlots).where(eq(visitSlots.slotSeq, slotSeq)).for('no key update')
}
