import { expect, test } from 'vitest'
import { pageOfPin } from './page-of-pin'

const PINS = Array.from({ length: 65 }, (_, i) => ({
  SHOP_ID: `s${i}`,
  SHOP_NAME: '매장',
  REGION: '서울',
  DISTRICT: '',
  LAT: 37 + i / 100,
  LNG: 127,
}))

test('a pressed pin names the page of the list on which its store stands, by distance too', () => {
  expect(['s0', 's29', 's30', 's64'].map((id) => pageOfPin(PINS, id, {}, 30))).toEqual([1, 1, 2, 3])
  expect(pageOfPin(PINS, 'gone', {}, 30)).toBeUndefined()
  const near = { lat: 38, lng: 127 }
  expect(['s64', 's0'].map((id) => pageOfPin(PINS, id, { near }, 30))).toEqual([1, 3])
})
