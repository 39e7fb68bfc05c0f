import { expect, test } from 'vitest'
import { moved, ofRatio, WHOLE, withCorner } from './crop-rect'

test('a corner moves, the other one stays, and both stay in the picture', () => {
  expect(withCorner(WHOLE, 'end', -40, -30)).toEqual({ x: 0, y: 0, width: 60, height: 70 })
  expect(withCorner(WHOLE, 'start', 20, 10)).toEqual({ x: 20, y: 10, width: 80, height: 90 })
  expect(withCorner(WHOLE, 'end', 50, 50)).toEqual(WHOLE)
  expect(withCorner(WHOLE, 'start', 200, -50)).toEqual({ x: 95, y: 0, width: 5, height: 100 })
})

test('a part moves as far as the picture goes', () => {
  const part = { x: 10, y: 10, width: 50, height: 50 }
  expect(moved(part, 100, -100)).toEqual({ x: 50, y: 0, width: 50, height: 50 })
})

test('a ratio takes the largest part in the middle', () => {
  expect(ofRatio(1, 2)).toEqual({ x: 25, y: 0, width: 50, height: 100 })
  expect(ofRatio(16 / 9, 1)).toEqual({ x: 0, y: 21.9, width: 100, height: 56.3 })
})
