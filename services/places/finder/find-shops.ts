import { denseWords } from '@/lib/hangul/fold'
import type { Input } from '@/schemas/api/base/contract'
import type { ShopPlace } from '@/schemas/api/places/finder'
import type { listShopPins } from '@/schemas/api/places/map'
import { openingAt, weekFrom, type HolidayNames, type Opening } from '@/schemas/rules/places/opening-hours'
import type { IndexedShop } from './shop-index'

export interface Found {
  shops: IndexedShop[]
  regions: ShopPlace[]
  districts: ShopPlace[]
  types: ShopPlace[]
}
export type OpeningOf = (shop: IndexedShop) => Opening | undefined

/** What was worked out of a shop last, and for which moment: it holds until the shop opens or closes. */
const lastOpenings = new WeakMap<IndexedShop, { opening: Opening; at: Date }>()

/** Openings at one moment, each worked out when it is asked for, and only where it may have changed since the last search. */
export function openingsAt(now: Date, holidays: HolidayNames): OpeningOf {
  const days = weekFrom(now)
  return (shop) => {
    if (!shop.hours) return undefined
    const last = lastOpenings.get(shop)
    if (last?.opening.until && last.at <= now && now < last.opening.until) return last.opening
    const opening = openingAt(shop.hours, days, now, shop.row.closedDates, holidays)
    lastOpenings.set(shop, { opening, at: now })
    return opening
  }
}

/**
 * The shops that meet all conditions. Counts of a condition leave that condition itself out, so that they say what choosing another of its
 * values would show.
 */
export function findShops(index: readonly IndexedShop[], asked: Input<typeof listShopPins>, openingOf: OpeningOf): Found {
  const words = denseWords(asked.keyword ?? '')
  const found: Found = { shops: [], regions: [], districts: [], types: [] }
  const counts = { regions: new Map<string, number>(), districts: new Map<string, number>(), types: new Map<string, number>() }
  const names = new Map<string, string>()
  // A form without scripts sends the district of the region that was chosen before: it then counts for nothing.
  const isKnown = index.some(({ row }) => row.region === asked.region && row.district === asked.district)
  const inDistrict = isKnown ? asked.district : ''
  for (const shop of index) {
    const { region, district, type, typeName } = shop.row
    const isRegion = !asked.region || region === asked.region
    const isDistrict = !inDistrict || district === inDistrict
    const isType = !asked.type || type === asked.type
    const fits = words.every((word) => shop.text.includes(word)) && (asked.open !== 'Y' || openingOf(shop)?.state === 'open')
    // A value stays a choice although nothing of it fits now.
    add(counts.regions, region, fits && isType)
    if (isRegion && asked.region && district) add(counts.districts, district, fits && isType)
    add(counts.types, type, fits && isRegion && isDistrict)
    names.set(type, typeName)
    if (fits && isRegion && isDistrict && isType) found.shops.push(shop)
  }
  found.regions = places(counts.regions)
  found.districts = places(counts.districts)
  found.types = places(counts.types, names)
  return found
}

function add(counts: Map<string, number>, code: string, counted: boolean): void {
  counts.set(code, (counts.get(code) ?? 0) + (counted ? 1 : 0))
}
const places = (counts: ReadonlyMap<string, number>, names?: ReadonlyMap<string, string>): ShopPlace[] =>
  [...counts].map(([code, cnt]) => ({ code, name: names?.get(code) ?? code, cnt }))
