import { expect, test } from 'vitest'
import { scrollSpeed } from './scroll-speed'

test('The canvas rests in its middle and scrolls faster the nearer the pointer is to an edge', () => {
  expect(scrollSpeed(400, 800)).toBe(0)
  expect(scrollSpeed(40, 800)).toBeLessThan(0)
  expect(scrollSpeed(5, 800)).toBeLessThan(scrollSpeed(40, 800))
  expect(scrollSpeed(795, 800)).toBeGreaterThan(scrollSpeed(760, 800))
})

test('Past the edge it is no faster than at it, and a canvas without height does not scroll', () => {
  expect(scrollSpeed(-500, 800)).toBe(scrollSpeed(0, 800))
  expect(scrollSpeed(0, 0)).toBe(0)
})
