// The names on our own map: provinces, and districts once the map is close. A name stands where it covers neither a mark nor another name.
import type { ShopPin } from '@/schemas/api/places/map'
import { pointOf, type MapPoint } from '@/schemas/rules/places/map-point'

export interface PlaceName extends MapPoint {
  text: string
  /** Pixels of a unit from which it is shown, and up to which. */
  from: number
  until: number
}
export interface PlacedName {
  text: string
  x: number
  y: number
}

/** A province is named once it is this wide on the screen. */
const LEAST_WIDTH = 52
/** From here on a map shows districts rather than provinces. */
const DISTRICTS_FROM = 0.9
const HEIGHT = 20
const LETTER = 13

interface Province {
  NAME: string
  X: number
  Y: number
  SIZE: number
}

/** Districts are named where their stores are: the outline does not have them. Those with the most stores come first. */
export function placeNames(provinces: readonly Province[], pins: readonly ShopPin[]): PlaceName[] {
  const named = provinces.filter(({ NAME }) => NAME !== '').toSorted((a, b) => b.SIZE - a.SIZE)
  const byDistrict = new Map<string, ShopPin[]>()
  for (const pin of pins)
    if (pin.DISTRICT) byDistrict.set(`${pin.REGION} ${pin.DISTRICT}`, [...(byDistrict.get(`${pin.REGION} ${pin.DISTRICT}`) ?? []), pin])
  return [
    ...named.map(({ NAME, X, Y, SIZE }) => ({ text: NAME, x: X, y: Y, from: LEAST_WIDTH / SIZE, until: DISTRICTS_FROM * 3 })),
    ...[...byDistrict.values()]
      .toSorted((a, b) => b.length - a.length)
      .map((list) => ({ text: list[0]!.DISTRICT, ...middleOf(list), from: DISTRICTS_FROM, until: Infinity })),
  ]
}

function middleOf(pins: readonly ShopPin[]): MapPoint {
  const points = pins.map(({ LAT, LNG }) => pointOf({ lat: LAT, lng: LNG }))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

/** Where a name may stand: at its place, below what covers it, above it. */
const SHIFTS = [0, 32, -32]

/** @param taken middles of the marks, in pixels. @param radius of a mark. */
export function placedNames(
  names: readonly PlaceName[],
  scale: number,
  onScreen: (point: MapPoint) => MapPoint,
  taken: readonly MapPoint[],
  radius = 22,
): PlacedName[] {
  const boxes = taken.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius }))
  const placed: PlacedName[] = []
  for (const name of names) {
    if (scale < name.from || scale >= name.until) continue
    const at = onScreen(name)
    const size = { width: name.text.length * LETTER + 8, height: HEIGHT }
    const shift = SHIFTS.find((dy) => !boxes.some((box) => overlaps(box, { x: at.x, y: at.y + dy, ...size })))
    if (shift === undefined) continue
    boxes.push({ x: at.x, y: at.y + shift, ...size })
    placed.push({ text: name.text, x: at.x, y: at.y + shift })
  }
  return placed
}

interface Middle extends MapPoint {
  width: number
  height: number
}
const overlaps = (a: Middle, b: Middle): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
