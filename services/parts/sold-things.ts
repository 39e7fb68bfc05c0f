// What a photograph names as a product or as goods, told by the areas that have them: a case knows neither prices nor what can be seen.
import type { Database } from '@/services/db/database'
import { areaTable } from '@/services/kit/area-parts'

export interface SoldThing {
  name: string
  /** Its own colour; empty without one. */
  colour: string
  image: string
  link: string
  price: number | null
  unit: string
  /** Id of the product by which the calculator reckons it; empty where it cannot. */
  reckonedId: string
  /** What an area of it costs at least now, in whole pieces; undefined where it is not measured by area. */
  costOf: (area: number) => AreaCost | undefined
}
export interface AreaCost {
  pieces: number
  /** What a piece is called: 박스. */
  piece: string
  covered: number
  sum: number
}

export interface SoldPlace {
  db: Database
  siteId: string
  now: Date
}
/** Those of these that visitors see, by id. */
export type ReadSold = (place: SoldPlace, ids: readonly string[]) => Promise<ReadonlyMap<string, SoldThing>>

/** `products` or `goods`, as their records are called. An area that is not there sells nothing. */
export async function soldThings(type: string, place: SoldPlace, ids: readonly string[]): Promise<ReadonlyMap<string, SoldThing>> {
  const read = ids.length > 0 ? areaTable<ReadSold>('sold')[type] : undefined
  return read ? read(place, ids) : new Map<string, SoldThing>()
}
