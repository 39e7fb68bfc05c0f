import { geoContains, geoMercator, geoPath } from 'd3-geo'
import type { Spot } from '@/schemas/rules/places/distance'
import { largestPart } from './country-map'
import { drawShape } from './draw-shape'
import { korea } from './korea'
import { roomiestPoint } from './roomiest-point'

export const LOCATOR = { width: 640, height: 400 }
/** Between the province and the edge. */
const MARGIN = 28
/** A name has so much room around its middle, or is left out. */
const ROOM = 20

export interface LocatorMap {
  LAND: { NAME: string; PATH: string; X: number; Y: number; IS_OWN: boolean }[]
  X: number
  Y: number
}

/** A drawing of the province in which a place lies, with its neighbours; of the whole country where it lies in none. X and Y of a name are 0 where it has no room. */
export function locatorMap(spot: Spot): LocatorMap {
  const { width, height } = LOCATOR
  const place: [number, number] = [spot.lng, spot.lat]
  const named = korea().filter(({ name }) => name !== '')
  const own = named.find(({ shape }) => geoContains(shape, place))
  const projection = geoMercator().precision(0)
  const edges: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [width - MARGIN, height - MARGIN],
  ]
  const mainland = own && largestPart(own, (part) => geoPath(projection).area(part))
  projection.fitExtent(edges, mainland ?? { type: 'FeatureCollection', features: named.map(({ shape }) => shape) })
  projection.clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ])
  const [x, y] = projection(place)!
  // The pin stands above its place.
  const pin = [0, 30].map((up) => ({ x, y: y - up }))
  const land = korea().flatMap(({ name, shape }) => {
    const { path, rings } = drawShape(projection, shape)
    if (path === '') return []
    const free = name === '' ? undefined : roomiestPoint(rings, pin)
    const middle = free && free.room >= ROOM ? free : { x: 0, y: 0 }
    return [{ NAME: name, PATH: path, X: Math.round(middle.x), Y: Math.round(middle.y), IS_OWN: name !== '' && name === own?.name }]
  })
  return { LAND: land, X: Math.round(x), Y: Math.round(y) }
}
