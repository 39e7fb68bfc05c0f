import { geoMercator, geoPath } from 'd3-geo'
import { CORNER, WORLD } from '@/schemas/rules/places/map-point'
import { drawShape } from './draw-shape'
import { korea, type Land, type Province } from './korea'
import { roomiestPoint } from './roomiest-point'

export interface DrawnProvince {
  NAME: string
  PATH: string
  /** Where its name stands, and about how wide it is there. */
  X: number
  Y: number
  SIZE: number
}

let drawn: DrawnProvince[] | undefined

/** The whole country in the units of `pointOf`, drawn once. */
export const countryMap = (): DrawnProvince[] => (drawn ??= drawCountry())

function drawCountry(): DrawnProvince[] {
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([0, 0])
    .precision(0)
  const [left, top] = projection([CORNER.lng, CORNER.lat])!
  projection.translate([-left, -top])
  const paths = geoPath(projection)
  return korea().map((province) => {
    const mainland = largestPart(province, (part) => paths.area(part))
    const { x, y } = roomiestPoint(drawShape(projection, mainland).rings)!
    const size = Math.round(Math.sqrt(paths.area(mainland)))
    return { NAME: province.name, PATH: drawShape(projection, province.shape).path, X: Math.round(x), Y: Math.round(y), SIZE: size }
  })
}

type Polygon = Extract<Land, { type: 'Polygon' }>

export function largestPart({ shape: { geometry } }: Province, areaOf: (part: Polygon) => number): Polygon {
  if (geometry.type === 'Polygon') return geometry
  const parts = geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
  return parts.reduce((largest, part) => (areaOf(part) > areaOf(largest) ? part : largest))
}
