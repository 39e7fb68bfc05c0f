import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponOf, divided, orderAmounts, returnedShares, vatOf } from './order-amounts'

const line = (unitPrice: number, qty: number, more: object = {}) => ({
  ...{ delivery: 'parcel' as const, deliveryFee: 3_000, freeFrom: 50_000, installFee: 0 },
  ...{ unitPrice, qty },
  ...more,
})

describe('the amounts of an order', () => {
  test('are those of the cart, less the coupon and the points, and each line has its part of all of them', () => {
    const amounts = orderAmounts([line(10_000, 1), line(20_000, 1)], { unit: 'PERCENT', discount: 10, most: null }, 5_001)
    expect(amounts).toMatchObject({ goods: 30_000, delivery: 3_000, install: 0, coupon: 3_000, points: 5_001, paid: 24_999 })
    expect(amounts.lines).toEqual([
      { goods: 10_000, delivery: 1_000, install: 0, coupon: 1_000, optionBack: 0, points: 1_667, paid: 8_333 },
      { goods: 20_000, delivery: 2_000, install: 0, coupon: 2_000, optionBack: 0, points: 3_334, paid: 16_666 },
    ])
  })
  test.each([
    [{ unit: 'WON', discount: 5_000, most: null }, 30_000, 5_000],
    [{ unit: 'WON', discount: 5_000, most: null }, 3_000, 3_000],
    [{ unit: 'PERCENT', discount: 7, most: null }, 9_999, 699],
    [{ unit: 'PERCENT', discount: 50, most: 10_000 }, 90_000, 10_000],
    [{ unit: 'WON', discount: 5_000, most: null, minAmount: 30_000 }, 29_999, 0],
    [{ unit: 'WON', discount: 5_000, most: null, minAmount: 30_000 }, 30_000, 5_000],
  ] as const)('%o of %i won is %i', (coupon, goods, off) => expect(couponOf(coupon, goods)).toBe(off))
  test('more points than there is to pay are refused', () =>
    expect(() => orderAmounts([line(10_000, 1)], undefined, 13_001)).toThrow(RangeError))
  test.each([
    [11_000, 1_000],
    [130_002, 11_818],
    [0, 0],
    [5, 0],
  ])('of %i won %i are VAT', (paid, vat) => expect(vatOf(paid)).toBe(vat))
})

test('what is divided is never more nor less than the whole, and the largest remainders get the rest', () => {
  expect(divided(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(divided(10, [1, 5, 4])).toEqual([1, 5, 4])
  expect(divided(5, [0, 0])).toEqual([5, 0])
  const most = 2_000_000_000
  fc.assert(
    fc.property(fc.nat(most), fc.array(fc.nat(most), { minLength: 1, maxLength: 9 }), (amount, weights) => {
      const shares = divided(amount, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      if (whole > 0) shares.forEach((share, i) => expect(Math.abs(share - (amount * weights[i]!) / whole)).toBeLessThan(1.000_001))
    }),
  )
})

test('pieces that are returned in any portions return together what was paid, and never less than nothing', () => {
  const lines = fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 3_000_000 }),
      qty: fc.integer({ min: 1, max: 9 }),
      delivery: fc.constantFrom('parcel' as const, 'freight' as const, 'install' as const),
      deliveryFee: fc.nat(30_000),
      freeFrom: fc.option(fc.nat(500_000)),
      installFee: fc.nat(90_000),
    }),
    { minLength: 1, maxLength: 5 },
  )
  const coupon = fc.option(
    fc.record({
      unit: fc.constantFrom('WON' as const, 'PERCENT' as const),
      discount: fc.integer({ min: 1, max: 99 }),
      most: fc.option(fc.nat(9_999)),
    }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(
      lines,
      coupon,
      fc.nat(1_000),
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 9 }),
      (all, off, permille, portions) => {
        const { paid } = orderAmounts(all, off, 0)
        const amounts = orderAmounts(all, off, Math.floor((paid * permille) / 1_000))
        expect(amounts.paid + amounts.points + amounts.coupon).toBe(amounts.goods + amounts.delivery + amounts.install)
        amounts.lines.forEach((shares, i) => {
          const { qty } = all[i]!
          const returned = { paid: 0, points: 0, coupon: 0 }
          let gone = 0
          for (const portion of [...portions, qty]) {
            const pieces = Math.min(portion, qty - gone)
            const part = returnedShares({ ...shares, qty }, gone, pieces)
            for (const name of ['paid', 'points', 'coupon'] as const) {
              expect(part[name]).toBeGreaterThanOrEqual(0)
              returned[name] += part[name]
            }
            expect(part.paid + part.points + part.coupon).toBe(part.goods + part.delivery + part.install)
            gone += pieces
          }
          expect(returned).toEqual({ paid: shares.paid, points: shares.points, coupon: shares.coupon })
        })
      },
    ),
  )
})

test('what was given back for a cheaper option is off each piece, and the last one returns the rest', () => {
  const line = { qty: 3, goods: 150_012, delivery: 0, install: 0, coupon: 5_000, optionBack: 9_003, points: 1_001, paid: 135_008 }
  const each = [0, 1, 2].map((before) => returnedShares(line, before, 1))
  expect(each.map(({ optionBack }) => optionBack)).toEqual([3_001, 3_001, 3_001])
  expect(each.map(({ paid, points }) => paid + points)).toEqual([45_337, 45_336, 45_336])
  const { qty: _, ...whole } = line
  expect(returnedShares(line, 0, 3)).toEqual(whole)
})
