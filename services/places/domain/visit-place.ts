// A place that receives visitors: its weekly hours, and what else closes it.
import { and, eq, gt } from 'drizzle-orm'
import { parseHours } from '@/schemas/rules/places/opening-hours'
import type { VisitHours, VisitPlaceHours } from '@/schemas/rules/places/visit-slots'
import { shownRows } from '@/services/db/shown-rows'
import { modelHouses, shops } from '@/services/db/tables/places'
import { visitHours, visitSlots } from '@/services/db/tables/visits'
import type { StoreCtx } from '@/services/records/record-store'

/** The columns that name a place. */
export interface PlaceKey {
  shopId: string | null
  houseSeq: number | null
}
export interface VisitPlace extends PlaceKey {
  name: string
  address: string
  hours: VisitHours
  closing: VisitPlaceHours
}

/** `shop:…` or `house:3` as its columns. */
export function placeKeyOf(place: string): PlaceKey {
  const id = place.slice(place.indexOf(':') + 1)
  return place.startsWith('shop:') ? { shopId: id, houseSeq: null } : { shopId: null, houseSeq: Number(id) }
}
export const placeOfKey = ({ shopId, houseSeq }: PlaceKey): string =>
  shopId !== null ? `shop:${shopId}` : houseSeq === null ? '' : `house:${houseSeq}`

export const hoursOf = ({ shopId, houseSeq }: PlaceKey) =>
  shopId !== null ? eq(visitHours.shopId, shopId) : eq(visitHours.houseSeq, houseSeq ?? 0)
export const slotsOf = ({ shopId, houseSeq }: PlaceKey) =>
  shopId !== null ? eq(visitSlots.shopId, shopId) : eq(visitSlots.houseSeq, houseSeq ?? 0)

/**
 * The place, where visitors are shown it and it receives them.
 * @param lock `share` where a booking follows: hours that change at the same time then wait for it, and find it.
 */
export async function visitPlace({ db, siteId, now }: StoreCtx, key: PlaceKey, lock?: 'share'): Promise<VisitPlace | undefined> {
  const found = db
    .select()
    .from(visitHours)
    .where(and(eq(visitHours.siteId, siteId), hoursOf(key)))
  const [hours] = lock ? await found.for(lock) : await found
  if (!hours) return undefined
  if (key.shopId !== null) {
    const [shop] = await db
      .select()
      .from(shops)
      .where(and(shownRows.shops(siteId), eq(shops.shopId, key.shopId)))
    if (!shop) return undefined
    const opening = shop.hours ? parseHours(shop.hours, shop.closedDays) : undefined
    return { ...key, name: shop.shopName, address: shop.address, hours, closing: { hours: opening, closedDates: shop.closedDates } }
  }
  const [house] = await db
    .select()
    .from(modelHouses)
    .where(and(eq(modelHouses.siteId, siteId), eq(modelHouses.seq, key.houseSeq ?? 0), gt(modelHouses.openUntil, now)))
  if (!house) return undefined
  const { complexName, address, openFrom, openUntil } = house
  return { ...key, name: complexName, address, hours, closing: { openFrom, openUntil } }
}
