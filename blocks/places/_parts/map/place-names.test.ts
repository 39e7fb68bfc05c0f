import { expect, test } from 'vitest'
import { placedNames, placeNames } from './place-names'

const PROVINCES = [
  { NAME: '서울', X: 1_000, Y: 900, SIZE: 200 },
  { NAME: '경기', X: 1_100, Y: 1_000, SIZE: 800 },
  { NAME: '', X: 5, Y: 5, SIZE: 90 },
]
const PINS = [127.02, 127.04].map((LNG, i) => ({
  SHOP_ID: String(i),
  SHOP_NAME: '매장',
  REGION: '서울',
  DISTRICT: '강남구',
  LAT: 37.51,
  LNG,
}))
const shown = (scale: number, taken: { x: number; y: number }[] = []) =>
  placedNames(placeNames(PROVINCES, PINS), scale, ({ x, y }) => ({ x: x * scale, y: y * scale }), taken).map(({ text }) => text)

test('provinces have their names once they are wide enough, districts once the map is close', () => {
  expect(shown(0.05)).toEqual([])
  expect(shown(0.1)).toEqual(['경기'])
  expect(shown(0.5)).toEqual(['경기', '서울'])
  expect(shown(1)).toEqual(['경기', '서울', '강남구'])
  expect(shown(4)).toEqual(['강남구'])
})

test('no name covers a mark or another name', () => {
  const names = placedNames(placeNames(PROVINCES, PINS), 0.5, ({ x, y }) => ({ x: x * 0.5, y: y * 0.5 }), [{ x: 550, y: 500 }])
  expect(names[0]!.text).toBe('경기')
  expect(Math.abs(names[0]!.y - 500)).toBeGreaterThanOrEqual(32)
  const crowded = [-32, 0, 32].map((dy) => ({ x: 550, y: 500 + dy }))
  expect(shown(0.5, crowded)).not.toContain('경기')
})
