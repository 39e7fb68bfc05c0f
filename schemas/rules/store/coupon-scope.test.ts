import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_GOODS, categoriesAbove, countsFor, isForAll, type CouponScope } from './coupon-scope'
import { couponOf, countingAmount, orderAmounts } from './order-amounts'

const ABOVE = new Map<string, string | null>([
  ['light', null],
  ['lamp', 'light'],
  ['desk-lamp', 'lamp'],
  ['table', null],
])
const goods = (goodsId: string, category: string, brandId: string | null = null) => ({
  goodsId,
  brandId,
  categories: categoriesAbove(category, ABOVE),
})
const chosen = (of: Partial<CouponScope>): CouponScope => ({ ...ALL_GOODS, scope: 'chosen', ...of })

describe('a coupon counts', () => {
  test('for everything, but for what is excluded', () => {
    expect(isForAll(ALL_GOODS)).toBe(true)
    expect(countsFor({ ...ALL_GOODS, excludedIds: ['a'] }, goods('a', 'table'))).toBe(false)
    expect(countsFor({ ...ALL_GOODS, excludedIds: ['a'] }, goods('b', 'table'))).toBe(true)
  })
  test('for goods, for those of a brand, and for those of a category and of all below it', () => {
    const of = chosen({ goodsIds: ['a'], brandIds: ['oak'], categoryIds: ['light'], excludedIds: ['c'] })
    expect([goods('a', 'table'), goods('b', 'table', 'oak'), goods('d', 'desk-lamp')].map((one) => countsFor(of, one))).toEqual([
      true,
      true,
      true,
    ])
    expect([goods('b', 'table', 'pine'), goods('b', 'table'), goods('c', 'lamp', 'oak')].map((one) => countsFor(of, one))).toEqual([
      false,
      false,
      false,
    ])
  })
  test('and a circle of categories ends', () =>
    expect(
      categoriesAbove(
        'a',
        new Map([
          ['a', 'b'],
          ['b', 'a'],
        ]),
      ),
    ).toEqual(['a', 'b']))
})

test('property: the lines have together what the coupon takes off, those that do not count have nothing of it, and none has less than nothing', () => {
  const anyLine = fc.record({
    goodsId: fc.constantFrom('a', 'b', 'c', 'd'),
    unitPrice: fc.integer({ min: 1, max: 3_000_000 }),
    qty: fc.integer({ min: 1, max: 9 }),
    delivery: fc.constantFrom('parcel' as const, 'install' as const),
    deliveryFee: fc.nat(9_000),
    freeFrom: fc.option(fc.nat(500_000)),
    installFee: fc.nat(90_000),
  })
  const anyCoupon = fc.record({
    unit: fc.constantFrom('WON' as const, 'PERCENT' as const),
    discount: fc.integer({ min: 1, max: 100 }),
    most: fc.option(fc.nat(99_999)),
    only: fc.option(fc.subarray(['a', 'b', 'c', 'd'])),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyCoupon, (lines, coupon) => {
      const { lines: shares, ...order } = orderAmounts(lines, coupon, 0)
      const counting = countingAmount(coupon, lines)
      expect(order.coupon).toBe(couponOf(coupon, counting))
      expect(order.coupon).toBeLessThanOrEqual(counting)
      expect(order.paid).toBe(order.goods + order.delivery + order.install - order.coupon)
      shares.forEach((share, i) => {
        if (coupon.only && !coupon.only.includes(lines[i]!.goodsId)) expect(share.coupon).toBe(0)
        expect(Math.min(share.coupon, share.paid, share.goods - share.coupon)).toBeGreaterThanOrEqual(0)
      })
      expect(shares.reduce((sum, { coupon: off }) => sum + off, 0)).toBe(order.coupon)
    }),
  )
})
