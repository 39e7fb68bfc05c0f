import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Visit } from '@/schemas/api/places/visits'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { personIndexOf } from '@/services/db/person-index-of'
import type { Database } from '@/services/db/database'
import { modelHouses, shops } from '@/services/db/tables/places'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Ctx } from '@/services/kit/service'
import { placeOfKey } from './visit-place'
import { visitKey } from './visit-key'

/** Bookings with their time, and the number of their place. */
export const visitRows = (db: Database) =>
  db
    .select({ visit: shopVisits, slot: visitSlots, shopPhone: shops.phoneNumber, housePhone: modelHouses.phoneNumber })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .leftJoin(shops, eq(shops.shopId, visitSlots.shopId))
    .leftJoin(modelHouses, eq(modelHouses.seq, visitSlots.houseSeq))
    .$dynamic()
export type VisitRow = Awaited<ReturnType<typeof visitRows>>[number]

/** The calling person's own: of the account, and of the identified name and number. */
export function ownVisits({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const { identified, user } = session
  const isPerson = eq(shopVisits.personIndex, personIndexOf(identified!.memberName, identified!.mobileNo))
  return and(eq(shopVisits.siteId, siteId), user ? or(isPerson, eq(shopVisits.memberNo, user.memberNo)) : isPerson)!
}

/** Until its time closes; one that its place cannot receive any more, until it would have begun. */
export const isChangeable = ({ visit, slot }: Pick<VisitRow, 'visit' | 'slot'>, now: Date): boolean =>
  visit.state === 'booked' && now < (slot.droppedAt ? slot.startsAt : slot.closesAt)

export function presentVisit(row: VisitRow, now: Date): Visit {
  const { visit, slot, shopPhone, housePhone } = row
  const { visitSeq, people, state, sequence, cancelReason } = visit
  return {
    ...{ visitSeq, people, state, sequence, cancelReason },
    key: visitKey(visitSeq),
    place: placeOfKey(slot),
    placeName: slot.placeName,
    address: slot.address,
    phoneNumber: formatPhone(shopPhone ?? housePhone ?? ''),
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    closesAt: (slot.droppedAt ? slot.startsAt : slot.closesAt).toISOString(),
    name: maskedName(visit.person.name),
    droppedYn: slot.droppedAt && state === 'booked' ? 'Y' : 'N',
    changeableYn: isChangeable(row, now) ? 'Y' : 'N',
  }
}
