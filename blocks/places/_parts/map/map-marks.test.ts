import { expect, test } from 'vitest'
import type { ShopPin } from '@/schemas/api/places/map'
import { LAST_ZOOM, MapMarks } from './map-marks'

const pin = (id: string, REGION: string, DISTRICT: string, LAT: number, LNG: number): ShopPin => ({
  SHOP_ID: id,
  SHOP_NAME: `매장 ${id}`,
  REGION,
  DISTRICT,
  LAT,
  LNG,
})
const PINS = [
  pin('a', '서울', '강남구', 37.512, 127.028),
  pin('b', '서울', '강남구', 37.514, 127.03),
  pin('c', '서울', '마포구', 37.556, 126.91),
  pin('d', '경기', '성남시', 37.38, 127.11),
  pin('e', '부산', '해운대구', 35.163, 129.163),
  pin('f', '부산', '해운대구', 35.163, 129.163),
]
const EVERYWHERE = [
  { lat: 32, lng: 123 },
  { lat: 40, lng: 133 },
] as const
const marks = new MapMarks(PINS)
const at = (zoom: number) => marks.between(...EVERYWHERE, zoom)

test('every store is in exactly one mark, at every zoom', () => {
  for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) expect(at(zoom).reduce((sum, { count }) => sum + count, 0)).toBe(PINS.length)
})

test('a mark says what it stands for: its places, and how many', () => {
  expect(at(0).map(({ name }) => name)).toEqual(['서울·부산 등 3개 시·도 매장 6곳'])
  expect(at(6).map(({ name }) => name)).toEqual(['서울·경기 매장 4곳', '부산 해운대구 매장 2곳'])
  expect(at(9).map(({ name }) => name)).toContain('서울 강남구 매장 2곳')
  expect(at(LAST_ZOOM).map(({ name }) => name)).toEqual(['매장 c', '매장 b', '매장 a', '매장 d', '부산 해운대구 매장 2곳'])
})

test('a cluster parts into its stores; those of one place never do', () => {
  const [near, same] = at(6)
  expect(marks.partsAt(near!.cluster!)).toBeGreaterThan(6)
  expect(marks.partsAt(near!.cluster!)).toBeLessThanOrEqual(LAST_ZOOM)
  expect(marks.partsAt(same!.cluster!)).toBeGreaterThan(LAST_ZOOM)
  expect(marks.shopsOf(same!.cluster!).map(({ SHOP_ID }) => SHOP_ID)).toEqual(['e', 'f'])
  const alone = marks.standsAlone(PINS[0]!, 6)
  expect(at(alone).some(({ shopId }) => shopId === 'a')).toBe(true)
  expect(at(alone - 1).some(({ shopId }) => shopId === 'a')).toBe(false)
  expect(marks.standsAlone(PINS[4]!, 0)).toBeGreaterThan(LAST_ZOOM)
})

test('a zoom and its scale belong together', () => {
  for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) expect(MapMarks.zoomAt(MapMarks.scaleAt(zoom))).toBe(zoom)
  expect(MapMarks.zoomAt(1e9)).toBe(LAST_ZOOM)
})
