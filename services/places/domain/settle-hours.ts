// Hours that change must not lose a booking. Times that are no longer offered are marked, the people who booked them are told, and the staff
// find them in the list of bookings until each was moved or cancelled; times that are offered again are unmarked, and told as well.
import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { slotAt } from '@/schemas/rules/places/visit-slots'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { StoreCtx } from '@/services/records/record-store'
import { publicHolidays } from '@/services/base/public-holidays'
import { dropWaiting, tellVisitor } from './tell-visitor'
import { slotsOf, visitPlace, type PlaceKey } from './visit-place'

type Slot = typeof visitSlots.$inferSelect

/** Bookings of times that their place no longer offers. */
export const isDroppedVisit = (now: Date): SQL =>
  and(eq(shopVisits.state, 'booked'), isNotNull(visitSlots.droppedAt), gt(visitSlots.startsAt, now))!

/** Compares the coming times of a place that have a row with what it offers now. */
export async function settleHours(ctx: StoreCtx, key: PlaceKey): Promise<void> {
  const { db, siteId, now } = ctx
  const place = await visitPlace(ctx, key)
  const holidays = await publicHolidays(now)
  const rows = await db
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.siteId, siteId), slotsOf(key), gt(visitSlots.startsAt, now)))
    .orderBy(visitSlots.slotSeq)
  for (const slot of rows) {
    const offered = place && slotAt(place.hours, place.closing, slot.startsAt, holidays)
    if (!offered) await drop(ctx, slot)
    else {
      const { endsAt, closesAt, capacity } = offered
      await db
        .update(visitSlots)
        // Fewer places than are taken already are none left, and nobody is sent away.
        .set({ endsAt, closesAt, capacity: sql`greatest(${visitSlots.taken}, ${capacity}::integer)`, droppedAt: null })
        .where(eq(visitSlots.slotSeq, slot.slotSeq))
      if (slot.droppedAt) await tellAll(ctx, slot, 'kept')
    }
  }
}

async function drop(ctx: StoreCtx, slot: Slot): Promise<void> {
  const [dropped] = await ctx.db
    .update(visitSlots)
    .set({ droppedAt: ctx.now })
    .where(and(eq(visitSlots.slotSeq, slot.slotSeq), isNull(visitSlots.droppedAt)))
    .returning({ slotSeq: visitSlots.slotSeq })
  if (dropped) await tellAll(ctx, slot, 'dropped')
}

async function tellAll(ctx: StoreCtx, slot: Slot, news: 'dropped' | 'kept'): Promise<void> {
  const coming = await ctx.db
    .select()
    .from(shopVisits)
    .where(and(eq(shopVisits.slotSeq, slot.slotSeq), eq(shopVisits.state, 'booked')))
  for (const visit of coming) {
    // What the person has not been told yet needs no second message.
    if ((await dropWaiting(ctx, visit.visitSeq, ['dropped', 'kept'])) > 0) continue
    // The clocks that send look again within a minute.
    await tellVisitor({ ...ctx, touch: () => undefined }, visit, slot, news)
  }
}

/** Why a place cannot be taken away now; undefined when nobody is to come. */
export async function whyPlaceStays({ db, siteId, now }: StoreCtx, key: PlaceKey): Promise<string | undefined> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(and(eq(visitSlots.siteId, siteId), slotsOf(key), eq(shopVisits.state, 'booked'), gt(visitSlots.startsAt, now)))
  const count = found?.count ?? 0
  return count > 0
    ? `앞으로 오기로 한 방문 예약이 ${count}건 있습니다. ‘방문 시간’을 내려 새 예약을 막고, 방문 예약에서 옮기거나 취소한 뒤 내려 주세요.`
    : undefined
}
