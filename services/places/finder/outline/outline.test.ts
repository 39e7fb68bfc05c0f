import { geoMercator } from 'd3-geo'
import { expect, test } from 'vitest'
import { CORNER, pointOf, spotOf, WORLD } from '@/schemas/rules/places/map-point'
import { placeOfAddress } from '@/schemas/rules/places/place-of-address'
import { countryMap } from './country-map'
import { LOCATOR, locatorMap } from './locator-map'

const PLACES = {
  서울: { lat: 37.5126, lng: 127.0289 },
  부산: { lat: 35.163, lng: 129.1636 },
  제주: { lat: 33.489, lng: 126.4983 },
  강원: { lat: 37.7519, lng: 128.876 },
}

test('a pin is projected as the outline is', () => {
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([0, 0])
  const [left, top] = projection([CORNER.lng, CORNER.lat])!
  for (const spot of Object.values(PLACES)) {
    const [x, y] = projection([spot.lng, spot.lat])!
    const point = pointOf(spot)
    expect(point.x).toBeCloseTo(x - left, 6)
    expect(point.y).toBeCloseTo(y - top, 6)
    const back = spotOf(point)
    expect(back.lat).toBeCloseTo(spot.lat, 9)
    expect(back.lng).toBeCloseTo(spot.lng, 9)
  }
})

test('every province that an address can name is drawn once, and its path closes', () => {
  const provinces = countryMap()
  const names = provinces.map(({ NAME }) => NAME).filter(Boolean)
  expect(new Set(names).size).toBe(17)
  for (const name of names) expect(placeOfAddress(`${name} 중구`)?.region).toBe(name)
  for (const { PATH } of provinces) expect(PATH).toMatch(/^M-?\d+ -?\d+(?:[lMz \d-])+z$/)
})

test('a place lies in the province of its name', () => {
  for (const [name, spot] of Object.entries(PLACES)) {
    const { PATH } = countryMap().find(({ NAME }) => NAME === name)!
    expect(isInside(PATH, pointOf(spot)), name).toBe(true)
    for (const other of Object.keys(PLACES))
      if (other !== name) expect(isInside(countryMap().find(({ NAME }) => NAME === other)!.PATH, pointOf(spot)), other).toBe(false)
  }
})

test('every name stands inside its own province, although 서울 is the middle of 경기', () => {
  const provinces = countryMap()
  for (const { NAME, X, Y } of provinces.filter((one) => one.NAME !== ''))
    for (const other of provinces) expect(isInside(other.PATH, { x: X, y: Y }), `${NAME} in ${other.NAME}`).toBe(other.NAME === NAME)
  const { LAND } = locatorMap(PLACES['서울'])
  for (const land of LAND) if (land.X > 0) expect(isInside(land.PATH, { x: land.X, y: land.Y }), land.NAME).toBe(true)
})

test('울릉도 and 독도 are drawn', () => {
  const { PATH } = countryMap().find(({ NAME }) => NAME === '경북')!
  const parts = ringsOf(PATH).map((ring) => ring[0]!)
  for (const spot of [
    { lat: 37.5, lng: 130.87 },
    { lat: 37.24, lng: 131.87 },
  ]) {
    const { x, y } = pointOf(spot)
    expect(Math.min(...parts.map((part) => Math.hypot(part.x - x, part.y - y)))).toBeLessThan(120)
  }
})

test('a locator shows its own province whole, the pin inside it, and no name over the pin', () => {
  for (const [name, spot] of Object.entries(PLACES)) {
    const { LAND, X, Y } = locatorMap(spot)
    const own = LAND.filter(({ IS_OWN }) => IS_OWN)
    expect(own.map(({ NAME }) => NAME)).toEqual([name])
    expect(isInside(own[0]!.PATH, { x: X, y: Y })).toBe(true)
    expect(X).toBeGreaterThan(0)
    expect(X).toBeLessThan(LOCATOR.width)
    expect(Y).toBeGreaterThan(0)
    expect(Y).toBeLessThan(LOCATOR.height)
    for (const land of LAND) if (land.X > 0) expect(Math.hypot(land.X - X, land.Y - Y)).toBeGreaterThanOrEqual(20)
  }
  expect(locatorMap({ lat: 36, lng: 124.2 }).LAND.some(({ IS_OWN }) => IS_OWN)).toBe(false)
})

interface Point {
  x: number
  y: number
}
function ringsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number)
      const ring = [{ x, y }]
      for (let i = 0; i + 1 < steps.length; i += 2) ring.push({ x: ring.at(-1)!.x + steps[i]!, y: ring.at(-1)!.y + steps[i + 1]! })
      return ring
    })
}
/** Even-odd, as browsers fill a hole. */
const isInside = (path: string, { x, y }: Point): boolean =>
  ringsOf(path)
    .map((ring) =>
      ring.reduce((inside, a, i) => {
        const b = ring[(i + 1) % ring.length]!
        return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
      }, false),
    )
    .filter(Boolean).length %
    2 ===
  1
