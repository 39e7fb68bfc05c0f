import { expect, test } from 'vitest'
import { priceFrom, pricePerArea } from './price-from'

test('a box of 1.98㎡ for 109,000 won is 55,050 won for a square metre', () => {
  expect(pricePerArea(109_000, 1.98)).toBe(55_050)
  expect(pricePerArea(1, 100)).toBe(10)
})

test('the lowest offer is the price, by area where anything covers one', () => {
  const box = { price: 79_000, covers: 1.98 }
  expect(priceFrom([{ price: 89_000, covers: 1.98 }, box], '1박스')).toEqual({ price: 39_900, unit: '1㎡' })
  expect(priceFrom([box, { price: 5_000, covers: null }], '1박스')).toEqual({ price: 39_900, unit: '1㎡' })
  expect(
    priceFrom(
      [
        { price: 389_000, covers: null },
        { price: 349_000, covers: null },
      ],
      '1짝',
    ),
  ).toEqual({ price: 349_000, unit: '1짝' })
})

test('what is sold out is no price as long as anything else is left', () => {
  const box = { price: 79_000, covers: 1.98 }
  const gone = { price: 39_000, covers: 1.98, isSoldOut: true }
  expect(priceFrom([gone, box], '1박스')).toEqual({ price: 39_900, unit: '1㎡' })
  expect(priceFrom([gone], '1박스')).toEqual({ price: 19_700, unit: '1㎡' })
})

test('what nothing sells has no price', () => {
  expect(priceFrom([], '1세트')).toBeUndefined()
})
