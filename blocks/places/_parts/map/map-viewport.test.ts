import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointOf } from '@/schemas/rules/places/map-point'
import { CLOSEST, farthest, fitting, isSeen, onScreen, panned, seenBox, zoomed } from './map-viewport'

const SIZE = { width: 600, height: 700 }
const SEOUL = pointOf({ lat: 37.55, lng: 127 })
const BUSAN = pointOf({ lat: 35.16, lng: 129.05 })
const VIEW = { x: 2_500, y: 2_500, scale: 0.2 }

test('what is fitted is seen, with room around it; one place keeps its surroundings', () => {
  const view = fitting([SEOUL, BUSAN], SIZE)
  for (const point of [SEOUL, BUSAN]) expect(isSeen(seenBox(view, SIZE, -40), point)).toBe(true)
  const one = fitting([SEOUL], SIZE)
  expect(onScreen(one, SIZE, SEOUL)).toEqual({ x: 300, y: 350 })
  expect(one.scale).toBeLessThan(CLOSEST / 8)
  const country = seenBox(fitting([], SIZE), SIZE)
  for (const point of [SEOUL, BUSAN, pointOf({ lat: 33.4, lng: 126.5 })]) expect(isSeen(country, point)).toBe(true)
})

test('what lies under the finger stays under it, whatever is done to the map', () => {
  const inside = { x: fc.double({ min: 0, max: 600, noNaN: true }), y: fc.double({ min: 0, max: 700, noNaN: true }) }
  fc.assert(
    fc.property(fc.record(inside), fc.double({ min: 0.5, max: 2, noNaN: true }), (at, factor) => {
      const next = zoomed(VIEW, SIZE, factor, at)
      const under = { x: VIEW.x + (at.x - 300) / VIEW.scale, y: VIEW.y + (at.y - 350) / VIEW.scale }
      const now = onScreen(next, SIZE, under)
      expect(now.x).toBeCloseTo(at.x, 6)
      expect(now.y).toBeCloseTo(at.y, 6)
    }),
  )
  const before = onScreen(VIEW, SIZE, SEOUL)
  const after = onScreen(panned(VIEW, 30, -12), SIZE, SEOUL)
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([30, -12])
})

test('no gesture loses the country', () => {
  const away = panned(VIEW, 1e6, -1e6)
  expect(isSeen({ left: 0, top: 0, right: 6_000, bottom: 6_000 }, away)).toBe(true)
  expect(zoomed(VIEW, SIZE, 1e-6).scale).toBe(farthest(SIZE))
  expect(zoomed(VIEW, SIZE, 1e6).scale).toBe(CLOSEST)
})
