import { expect, test } from 'vitest'
import { areaCost } from './area-cost'

const box = { price: 50_000, covers: 1.98 }

test('the places of one material are added up before its boxes are rounded up', () => {
  // 4 and 4㎡ are 3 boxes each, and 5 together.
  expect(areaCost([box], [4, 4])).toEqual({ pieces: 5, covers: 1.98, covered: 9.9, sum: 250_000 })
  expect(areaCost([box], [4])!.pieces + areaCost([box], [4])!.pieces).toBe(6)
})

test('of several sizes the one that costs least: a long roll is dear for a small place', () => {
  const rolls = [
    { price: 90_000, covers: 6 },
    { price: 200_000, covers: 18 },
  ]
  expect(areaCost(rolls, [5])?.sum).toBe(90_000)
  expect(areaCost(rolls, [17])?.sum).toBe(200_000)
})

test('what is not measured by area, and no area, cost nothing that could be said', () => {
  expect(areaCost([{ price: 90_000, covers: null }], [5])).toBeUndefined()
  expect(areaCost([], [5])).toBeUndefined()
  expect(areaCost([box], [])).toBeUndefined()
})
