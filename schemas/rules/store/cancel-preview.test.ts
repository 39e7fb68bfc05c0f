import { describe, expect, test } from 'vitest'
import { FIRST_ORDER_TERMS } from './store-terms'
import { cancelPreview } from './cancel-preview'

const chairs = {
  ...{ lineSeq: 1, qty: 3, cancelledQty: 1, goodsAmount: 30_000, deliveryFee: 3_000, installFee: 0 },
  ...{ couponAmount: 3_000, pointAmount: 300, amount: 29_700, optionBack: 0 },
  ...{ unitPrice: 10_000, delivery: 'parcel' as const, couponYn: 'Y' as const },
}
const lamp = { ...chairs, lineSeq: 2, qty: 1, cancelledQty: 0, goodsAmount: 10_000, deliveryFee: 0, couponAmount: 1_000, amount: 8_700 }
const order = {
  status: 'PAID',
  writtenYn: 'N' as const,
  couponAmount: 4_000,
  pointAmount: 600,
  items: [chairs, lamp],
  part: null,
  delivery: { zipCode: '06236' },
}
const less = { delivery: 0, coupon: 0 }

describe('SYS-40: what a cancellation returns is said before', () => {
  test('of one piece its own part', () => {
    expect(cancelPreview(order, new Map([[1, 1]]))).toMatchObject({ amount: 9_900, points: 100, less, couponBack: false, isWhole: false })
  })

  test('of all that is left, with the coupon', () => {
    const whole = new Map([
      [1, 2],
      [2, 1],
    ])
    expect(cancelPreview(order, whole)).toMatchObject({ amount: 28_500, points: 500, less, couponBack: true, isWhole: true })
    expect(cancelPreview({ ...order, couponAmount: 0 }, whole).couponBack).toBe(false)
    // What staff took off at the telephone was no coupon’s.
    expect(cancelPreview({ ...order, writtenYn: 'Y' }, whole).couponBack).toBe(false)
  })

  test('before a deposit no money, and the points that were held', () => {
    const all = new Map([
      [1, 2],
      [2, 1],
    ])
    expect(cancelPreview({ ...order, status: 'WAIT' }, all)).toMatchObject({
      amount: 0,
      points: 600,
      less,
      couponBack: true,
      isWhole: true,
    })
  })

  test('of an order that is reckoned anew what it takes off is said', () => {
    const part = {
      couponMin: 30_000,
      asked: [
        { fee: 3_000, freeFrom: 25_000 },
        { fee: 3_000, freeFrom: 25_000 },
      ],
      kept: { amount: 0, points: 0, coupon: 0, delivery: 0 },
      far: FIRST_ORDER_TERMS.far,
      couponOffYn: 'N' as const,
    }
    expect(cancelPreview({ ...order, part }, new Map([[1, 1]]))).toMatchObject({
      less: { delivery: 2_000, coupon: 2_000 },
      couponBack: true,
    })
    // A coupon that came back with an earlier part does not come back again.
    const again = { ...part, couponOffYn: 'Y' as const, kept: { amount: 2_000, points: 0, coupon: 2_000, delivery: 0 } }
    expect(cancelPreview({ ...order, part: again }, new Map([[1, 1]]))).toMatchObject({ couponBack: false })
    expect(
      cancelPreview(
        { ...order, part: again },
        new Map([
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toMatchObject({ amount: 30_500, couponBack: false })
  })

  test('of nothing nothing', () => {
    expect(cancelPreview(order, new Map())).toMatchObject({ amount: 0, points: 0, less, couponBack: false, isWhole: false })
  })
})

test('a coupon comes back with the last piece that it counts for, though something else stays', () => {
  const other = { ...lamp, couponAmount: 0, couponYn: 'N' as const }
  const items = [{ ...chairs, cancelledQty: 0 }, other]
  expect(cancelPreview({ ...order, items }, new Map([[1, 3]]))).toMatchObject({ isWhole: false, couponBack: true })
  expect(cancelPreview({ ...order, items }, new Map([[1, 2]]))).toMatchObject({ couponBack: false })
  // It came back before, and is not promised twice.
  const rest = [{ ...chairs, cancelledQty: 3 }, other]
  expect(cancelPreview({ ...order, items: rest }, new Map([[2, 1]]))).toMatchObject({ isWhole: true, couponBack: false })
})
