import type { ShopPin } from '@/schemas/api/places/map'
import { distanceKm } from '@/schemas/rules/places/distance'
import type { FinderQuery } from './finder-query'

/** The page of the list on which a store stands: pins come in the list's order. Undefined where it is none of them. */
export function pageOfPin(pins: readonly ShopPin[], shopId: string, { near }: Pick<FinderQuery, 'near'>, size: number): number | undefined {
  const kmOf = near ? ({ LAT, LNG }: ShopPin) => distanceKm(near, { lat: LAT, lng: LNG }) : () => 0
  const ordered = near ? pins.toSorted((a, b) => kmOf(a) - kmOf(b)) : pins
  const index = ordered.findIndex(({ SHOP_ID }) => SHOP_ID === shopId)
  return index < 0 ? undefined : Math.floor(index / size) + 1
}
