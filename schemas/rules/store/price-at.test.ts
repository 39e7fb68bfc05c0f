import { describe, expect, test } from 'vitest'
import { priceAt, unitPriceOf } from './price-at'

const at = (time: string) => new Date(`2026-11-10T${time}.000Z`)
const plain = { price: 100_000, salePrice: 90_000, memberPrice: null, timeSalePrice: null, timeSaleFrom: null, timeSaleUntil: null }
const sale = { ...plain, timeSalePrice: 70_000, timeSaleFrom: at('10:00:00'), timeSaleUntil: at('12:00:00') }

describe('the price of a moment', () => {
  test.each([
    ['before the time sale, until it begins', '09:59:59', 90_000, null, '10:00:00'],
    ['from its first moment, until the one after its last', '10:00:00', 70_000, '12:00:00', '12:00:00.001'],
    ['at its last moment', '12:00:00', 70_000, '12:00:00', '12:00:00.001'],
    ['after it, for good', '12:00:01', 90_000, null, null],
  ])('%s', (_, now, salePrice, until, changes) => {
    const moment = (text: string | null) => text && new Date(`2026-11-10T${text}Z`)
    expect(priceAt(sale, at(now))).toEqual({
      price: 100_000,
      salePrice,
      memberPrice: null,
      saleUntil: moment(until),
      changesAt: moment(changes),
    })
  })

  test('members pay their price while it is lower than what everybody pays', () => {
    const withMembers = (memberPrice: number) => ({ ...sale, memberPrice })
    expect(priceAt(withMembers(80_000), at('09:00:00')).memberPrice).toBe(80_000)
    expect(priceAt(withMembers(80_000), at('11:00:00')).memberPrice).toBeNull()
    expect(priceAt(withMembers(70_000), at('11:00:00')).memberPrice).toBeNull()
    expect(priceAt(withMembers(65_000), at('11:00:00'))).toMatchObject({ salePrice: 70_000, memberPrice: 65_000 })
    expect(priceAt({ ...plain, memberPrice: 90_000 }, at('09:00:00')).memberPrice).toBeNull()
  })
})

test('a member pays the price of members, and what the option costs more is added to every price', () => {
  const price = { salePrice: 90_000, memberPrice: 80_000 }
  expect(unitPriceOf(price, { isMember: true, extraPrice: 5_000 })).toBe(85_000)
  expect(unitPriceOf(price, { isMember: false, extraPrice: 5_000 })).toBe(95_000)
  expect(unitPriceOf({ ...price, memberPrice: null }, { isMember: true, extraPrice: 0 })).toBe(90_000)
})
