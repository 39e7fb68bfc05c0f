import type { Caller } from '@/schemas/api/base/call'
import { listShops, type ShopHead, type ShopPlace } from '@/schemas/api/places/finder'
import { distanceKm, type Spot } from '@/schemas/rules/places/distance'
import { searchOf, type FinderQuery } from './finder-query'

/** A shop of the list; the kilometres are known once the visitor gave a place. */
export type ListedShop = Pick<
  ShopHead,
  | 'SHOP_ID'
  | 'TYPE_NAME'
  | 'SHOP_NAME'
  | 'ADDRESS'
  | 'PHONE_NUMBER'
  | 'IMG_BANNER_PC'
  | 'IMG_BANNER_ALT'
  | 'IMG_BANNER_SHAPE'
  | 'OPEN_STATE'
  | 'OPEN_UNTIL'
  | 'LAT'
  | 'LNG'
> & { km?: number }

export interface FinderAnswer {
  shops: readonly ListedShop[]
  total: number
  regions: readonly ShopPlace[]
  districts: readonly ShopPlace[]
  types: readonly ShopPlace[]
}

/** All at once (C-SHOPSIZE): the list that the browser orders by distance. */
const ALL = 2000

/** One page of the list, on either side. With a place all shops are loaded and ordered here, because the place is not sent. */
export async function askShops(call: Caller, query: FinderQuery, size: number, signal: AbortSignal): Promise<FinderAnswer> {
  const { near, page } = query
  const { items, item, totalCount } = near
    ? await wholeList(call, query, signal)
    : await call(listShops, { ...searchOf(query), page, size }, { signal })
  const shops = near ? nearest(items, near).slice((page - 1) * size, page * size) : items.map((shop) => listed(shop))
  return { shops, total: totalCount, ...item }
}

type Whole = Awaited<ReturnType<typeof callWhole>>
const callWhole = (call: Caller, query: FinderQuery, signal: AbortSignal) =>
  call(listShops, { ...searchOf(query), page: 1, size: ALL }, { signal })

/** The last whole list: turning the pages of a list by distance loads it once. Only browsers have a place, so no visitor shares it. */
let last: { search: string; until: number; whole: Whole } | undefined
const LASTS_MS = 60_000

async function wholeList(call: Caller, query: FinderQuery, signal: AbortSignal): Promise<Whole> {
  const search = JSON.stringify(searchOf(query))
  if (last?.search === search && performance.now() < last.until) return last.whole
  const whole = await callWhole(call, query, signal)
  last = { search, until: performance.now() + LASTS_MS, whole }
  return whole
}

const nearest = (shops: readonly ShopHead[], near: Spot): ListedShop[] =>
  shops.map((shop) => listed(shop, distanceKm(near, { lat: shop.LAT, lng: shop.LNG }))).sort((a, b) => (a.km ?? 0) - (b.km ?? 0))

/** What a row shows, because the markup carries it to the island. */
function listed(shop: ShopHead, km?: number): ListedShop {
  const { SHOP_ID, TYPE_NAME, SHOP_NAME, ADDRESS, PHONE_NUMBER, IMG_BANNER_PC, IMG_BANNER_ALT, IMG_BANNER_SHAPE } = shop
  const { OPEN_STATE, OPEN_UNTIL, LAT, LNG } = shop
  const row = { SHOP_ID, TYPE_NAME, SHOP_NAME, ADDRESS, PHONE_NUMBER, IMG_BANNER_PC, IMG_BANNER_ALT, IMG_BANNER_SHAPE }
  return { ...row, OPEN_STATE, OPEN_UNTIL, LAT, LNG, ...(km === undefined ? {} : { km }) }
}
