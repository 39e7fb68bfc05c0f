import { expect, test } from 'vitest'
import { nearestWay } from './nearest-way'

const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 60, y: 55 },
  { x: 0, y: 200 },
  { x: 300, y: 0 },
]

test('an arrow leads to the nearest mark of its direction, and nowhere where there is none', () => {
  const from = PLACES[0]!
  expect(nearestWay(PLACES, from, 'ArrowRight')).toBe(1)
  expect(nearestWay(PLACES, from, 'ArrowDown')).toBe(3)
  expect(nearestWay(PLACES, from, 'ArrowUp')).toBe(-1)
  expect(nearestWay(PLACES, from, 'ArrowLeft')).toBe(-1)
  expect(nearestWay(PLACES, PLACES[4]!, 'ArrowLeft')).toBe(1)
})

test('the four arrows together reach every mark from any other', () => {
  const places = Array.from({ length: 60 }, (_, i) => ({ x: (i * 7919) % 613, y: (i * 104_729) % 701 }))
  for (const start of [0, 17, 59]) {
    const reached = new Set([start])
    for (const index of reached)
      for (const way of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = nearestWay(places, places[index]!, way)
        if (next >= 0) reached.add(next)
      }
    expect(reached.size).toBe(places.length)
  }
})
