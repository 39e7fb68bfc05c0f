import { expect, test } from 'vitest'
import { distanceKm, distanceWords } from './distance'
import { openingWords } from './opening-words'

const now = new Date('2026-11-23T08:00:00+09:00')

test.each([
  ['open', '2026-11-23T10:30:00Z', '영업 중 · 19:30까지'],
  ['closed', '2026-11-23T01:30:00Z', '영업 전 · 오늘 10:30부터'],
  ['closed', '2026-11-24T00:00:00Z', '영업 종료 · 11.24 (화) 09:00부터'],
  ['closed', null, '영업 종료'],
  ['unknown', null, ''],
] as const)('%s until %s: %s', (state, until, words) => expect(openingWords(state, until, now)).toBe(words))

test('Seoul and Busan are 325 km apart', () => {
  expect(distanceKm({ lat: 37.5665, lng: 126.978 }, { lat: 35.1796, lng: 129.0756 })).toBeCloseTo(325, 0)
})

test.each([
  [0.042, '40m'],
  [3.44, '3.4km'],
  [127.6, '128km'],
])('%s km is %s', (km, words) => expect(distanceWords(km)).toBe(words))
