import { expect, test } from 'vitest'
import { optionChange } from './option-change'

const option = (variantId: string, extraPrice: number, goodsId = 'chair') => ({ goodsId, variantId, extraPrice })
const of = { pieces: 2, paid: 10_000, isUnpaid: false, isAsPaid: true }

test('the same price moves no money, a cheaper one gives the difference of all pieces back, a dearer one is refused', () => {
  expect(optionChange(option('red', 1_000), option('blue', 1_000), of)).toEqual({ back: 0 })
  expect(optionChange(option('red', 3_000), option('blue', 1_000), of)).toEqual({ back: 4_000 })
  expect(optionChange(option('red', 0), option('blue', 1), of)).toEqual({ fault: 'dearer' })
})

test('nothing goes back that was not paid in money', () => {
  expect(optionChange(option('red', 3_000), option('blue', 0), { ...of, isUnpaid: true })).toEqual({ fault: 'unpaidCheaper' })
  expect(optionChange(option('red', 3_000), option('blue', 0), { ...of, paid: 5_999 })).toEqual({ fault: 'pointsPaid' })
})

test('only another option of the same goods', () => {
  expect(optionChange(option('red', 0), option('red', 0), of)).toEqual({ fault: 'sameOption' })
  expect(optionChange(option('red', 0), option('desk', 0, 'desk'), of)).toEqual({ fault: 'otherGoods' })
})

test('where prices changed since the order, only an option of the same price is taken', () => {
  const repriced = { ...of, isAsPaid: false }
  expect(optionChange(option('red', 3_000), option('blue', 1_000), repriced)).toEqual({ fault: 'repriced' })
  expect(optionChange(option('red', 0), option('blue', 1), repriced)).toEqual({ fault: 'repriced' })
  expect(optionChange(option('red', 1_000), option('blue', 1_000), repriced)).toEqual({ back: 0 })
})
