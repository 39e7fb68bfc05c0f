// Booked visits of two people of the demonstration: to come, over and cancelled. Written once, and never over what a demonstration's user did
// with them.
import { eq, sql } from 'drizzle-orm'
import { parseHours } from '@/schemas/rules/places/opening-hours'
import type { VisitState } from '@/schemas/rules/places/visit-form'
import { visitDays } from '@/schemas/rules/places/visit-slots'
import type { Database } from '@/services/db/database'
import { personIndexOf } from '@/services/db/person-index-of'
import { shops } from '@/services/db/tables/places'
import { shopVisits, visitHours, visitSlots } from '@/services/db/tables/visits'
import { demoMemberNo, demoPeople } from '@/services/db/seeds/demo-people'

const DAY = 86_400_000

interface DemoVisit {
  visitSeq: number
  key: 'haneul' | 'doyun'
  shopId: string
  /** From which day on, counted from today, the first one that receives visitors; and which of its times. */
  days: number
  time: number
  people: number
  request: string | null
  state: VisitState
}

const VISITS: readonly DemoVisit[] = [
  {
    visitSeq: 1,
    key: 'haneul',
    shopId: 'showroom-nonhyeon',
    days: 4,
    time: 3,
    people: 2,
    request: '거실에 깔 강마루를 직접 보고 싶습니다. 유아차를 가지고 갑니다.',
    state: 'booked',
  },
  { visitSeq: 2, key: 'doyun', shopId: 'showroom-sangam', days: 6, time: 1, people: 1, request: null, state: 'booked' },
  { visitSeq: 3, key: 'haneul', shopId: 'showroom-dongtan', days: -20, time: 1, people: 3, request: null, state: 'came' },
  {
    visitSeq: 4,
    key: 'doyun',
    shopId: 'showroom-nonhyeon',
    days: -9,
    time: 2,
    people: 2,
    request: '중문을 보고 싶습니다.',
    state: 'missed',
  },
  { visitSeq: 5, key: 'doyun', shopId: 'showroom-haeundae', days: 10, time: 2, people: 4, request: null, state: 'cancelled' },
]

export async function seedVisits(tx: Database, siteId: string, now: Date): Promise<void> {
  const people = new Map(demoPeople(now).map((person) => [person.key, person]))
  for (const { visitSeq, key, shopId, days, time, state, ...visit } of VISITS) {
    const [found] = await tx
      .select()
      .from(visitHours)
      .innerJoin(shops, eq(shops.shopId, visitHours.shopId))
      .where(eq(visitHours.shopId, shopId))
    if (!found || (await tx.$count(shopVisits, eq(shopVisits.visitSeq, visitSeq))) > 0) continue
    const { shop, visit_hours: hours } = found
    const from = new Date(now.getTime() + days * DAY)
    const opening = { hours: parseHours(shop.hours, shop.closedDays), closedDates: shop.closedDates }
    const offered = visitDays(hours, opening, from, () => []).find(({ slots }) => slots.length > time)?.slots[time]
    if (!offered) continue
    const [slot] = await tx
      .insert(visitSlots)
      .values({ ...offered, slotSeq: visitSeq, siteId, shopId, placeName: shop.shopName, address: shop.address })
      .onConflictDoNothing()
      .returning()
    if (!slot) continue
    const { name, mobileNo } = people.get(key)!
    const bookedAt = new Date(Math.min(now.getTime(), offered.startsAt.getTime()) - 3 * DAY)
    await tx.insert(shopVisits).values({
      ...visit,
      ...{ visitSeq, siteId, state, bookedAt },
      slotSeq: slot.slotSeq,
      memberNo: demoMemberNo(key),
      personIndex: personIndexOf(name, mobileNo),
      person: { name, phoneNo: mobileNo, email: '' },
      sequence: state === 'booked' ? 0 : 1,
      updatedAt: bookedAt,
    })
    if (state !== 'cancelled')
      await tx
        .update(visitSlots)
        .set({ taken: sql`${visitSlots.taken} + 1` })
        .where(eq(visitSlots.slotSeq, slot.slotSeq))
  }
}
