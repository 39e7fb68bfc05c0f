import { expect, test } from 'vitest'
import { recommendationInput } from './recommendation-input'

test.each([
  ['a001', true],
  ['p088', true],
  ['p089', true],
  ['p001', false],
])('K-RECO: type %s carries the cookie id: %s', (type, carries) => {
  let asked = 0
  const input = recommendationInput(type, 'floor-oak', () => `id-${++asked}`)
  expect(input).toEqual({ type, itemId: 'floor-oak', ...(carries ? { cuid: 'id-1' } : {}) })
  expect(asked).toBe(carries ? 1 : 0)
})
