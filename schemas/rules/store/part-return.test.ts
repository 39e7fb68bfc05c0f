import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_ORDER_TERMS } from './store-terms'
import { returnedWith } from './kept-back'
import { addedShares, orderAmounts, returnedShares } from './order-amounts'
import { partReturn, type PartLine } from './part-return'

const NOTHING_KEPT = { amount: 0, points: 0, coupon: 0, delivery: 0 }
const TERMS = { fee: 3_000, freeFrom: 50_000 }
/** An order of parcels, with what each line has of it. */
function ordered(
  prices: readonly (readonly [unitPrice: number, qty: number])[],
  coupon: number,
  points = 0,
  couponMin: number | null = null,
  isCounting: (at: number) => boolean = () => true,
) {
  const offers = prices.map(([unitPrice, qty], i) => ({
    goodsId: String(i),
    ...{ delivery: 'parcel' as const, unitPrice, qty, deliveryFee: TERMS.fee, freeFrom: TERMS.freeFrom, installFee: 0 },
  }))
  const only = offers.map(({ goodsId }) => goodsId).filter((_, i) => isCounting(i))
  const amounts = orderAmounts(offers, coupon > 0 ? { unit: 'WON', discount: coupon, most: null, only } : undefined, points)
  const lines = offers.map(({ delivery, unitPrice, qty }, i): PartLine => ({
    ...{ lineSeq: i + 1, way: delivery, unitPrice, qty, cancelledQty: 0, isCounting: isCounting(i) },
    ...amounts.lines[i]!,
  }))
  return {
    lines,
    couponMin,
    asked: lines.map(() => TERMS),
    zipCode: '',
    far: FIRST_ORDER_TERMS.far,
    kept: NOTHING_KEPT,
    wasCouponOff: false,
    amounts,
  }
}

test('what stays below the amount for free delivery pays for it, and the buyer reads how much', () => {
  const order = ordered(
    [
      [30_000, 1],
      [25_000, 1],
    ],
    0,
  )
  expect(partReturn(order, new Map([[1, 1]]))).toMatchObject({ amount: 27_000, points: 0, less: { delivery: 3_000, coupon: 0 } })
})

test('a coupon is off once what stays is less than its least amount', () => {
  const order = ordered(
    [
      [60_000, 1],
      [50_000, 1],
    ],
    11_000,
    0,
    100_000,
  )
  // Paid 99,000: the rest costs 50,000 without the coupon.
  expect(partReturn(order, new Map([[1, 1]]))).toMatchObject({ amount: 49_000, points: 0, less: { delivery: 0, coupon: 5_000 } })
})

test('above both nothing is taken off', () => {
  const order = ordered(
    [
      [60_000, 1],
      [60_000, 1],
    ],
    6_000,
    0,
    50_000,
  )
  expect(partReturn(order, new Map([[1, 1]]))).toMatchObject({ amount: 57_000, points: 0, less: { delivery: 0, coupon: 0 } })
})

test('of a coupon for some of the goods only those count: what stays of them, and what comes back with them', () => {
  const order = ordered(
    [
      [60_000, 1],
      [50_000, 1],
    ],
    6_000,
    0,
    40_000,
    (at) => at === 0,
  )
  expect(order.amounts.lines.map(({ coupon }) => coupon)).toEqual([6_000, 0])
  // The goods that it does not count for return their whole price, and the coupon stays on.
  expect(partReturn(order, new Map([[2, 1]]))).toMatchObject({ amount: 50_000, less: { coupon: 0 }, isCouponOff: false })
  // With the last piece that it counts for it has nothing to be on any more.
  expect(partReturn(order, new Map([[1, 1]]))).toMatchObject({ amount: 54_000, less: { coupon: 0 }, isCouponOff: true })
})

test('what returns less than it takes off returns nothing, and nobody has to pay more', () => {
  const order = ordered(
    [
      [1_000, 1],
      [50_000, 1],
    ],
    5_000,
    0,
    50_500,
  )
  expect(partReturn(order, new Map([[1, 1]]))).toMatchObject({ amount: 0, points: 0 })
})

test('property: in any order of cancelling nothing is negative, and all of it together is what was paid', () => {
  const anyLines = fc.array(fc.tuple(fc.integer({ min: 100, max: 80_000 }), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 4 })
  const anySteps = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 6 })
  fc.assert(
    fc.property(
      anyLines,
      fc.nat(20_000),
      fc.nat(5_000),
      fc.nat(200_000),
      anySteps,
      fc.nat(15),
      (prices, coupon, points, couponMin, steps, flags) => {
        // The coupon counts for some of the lines, for none where it takes nothing off.
        const isCounting = (at: number): boolean => ((flags >> at) & 1) === 1
        const goods = prices.reduce((sum, [price, qty], at) => sum + (isCounting(at) ? price * qty : 0), 0)
        const order = ordered(prices, Math.min(coupon, goods), 0, couponMin, isCounting)
        const used = Math.min(points, order.amounts.paid)
        const given = ordered(prices, Math.min(coupon, goods), used, couponMin, isCounting)
        given.lines.forEach((line) => expect(line.coupon === 0 || line.isCounting).toBe(true))
        let { lines, kept, wasCouponOff } = given
        const paid = { amount: given.amounts.paid, points: given.amounts.points }
        const back = { amount: 0, points: 0 }
        const cancel = (chosen: ReadonlyMap<number, number>) => {
          const { amount, points: own, shares, less, isCouponOff } = partReturn({ ...given, lines, kept, wasCouponOff }, chosen)
          expect(Math.min(amount, own)).toBeGreaterThanOrEqual(0)
          // What the buyer reads leads to the sum.
          const due = shares.goods + shares.delivery + shares.install - shares.coupon
          expect(due - less.delivery - less.coupon).toBe(amount + own)
          back.amount += amount
          back.points += own
          lines = lines.map((line) => ({ ...line, cancelledQty: line.cancelledQty + (chosen.get(line.lineSeq) ?? 0) }))
          const left = addedShares(lines.map((line) => returnedShares(line, line.cancelledQty, line.qty - line.cancelledQty)))
          kept = {
            ...{ coupon: kept.coupon + less.coupon, delivery: kept.delivery + less.delivery },
            ...{ amount: paid.amount - back.amount - left.paid, points: paid.points - back.points - left.points },
          }
          expect(Math.min(kept.coupon, kept.delivery, kept.points)).toBeGreaterThanOrEqual(0)
          expect(kept.coupon + kept.delivery).toBe(kept.amount + kept.points)
          wasCouponOff = isCouponOff
        }
        for (const [at, qty] of steps) {
          const line = lines[at % lines.length]!
          const left = line.qty - line.cancelledQty
          if (left > 0) cancel(new Map([[line.lineSeq, Math.min(qty, left)]]))
        }
        cancel(new Map(lines.map((line) => [line.lineSeq, line.qty - line.cancelledQty])))
        expect([back, kept]).toEqual([paid, NOTHING_KEPT])
      },
    ),
  )
})

test('a return after a cancelled part pays back what the part left paid, by any cut, and no won more or less', () => {
  const order = ordered(
    [
      [46_000, 1],
      [18_900, 1],
    ],
    5_000,
    1_000,
    30_000,
  )
  const first = partReturn(order, new Map([[1, 1]]))
  expect(first).toMatchObject({ amount: 37_291, points: 709, less: { delivery: 3_000, coupon: 1_456 } })
  const shares = returnedShares(order.lines[1]!, 0, 1)
  const kept = { amount: 4_456, points: 0, coupon: 1_456, delivery: 3_000, of: { coupon: shares.coupon, goods: shares.goods } }
  expect(returnedWith(kept, shares)).toEqual({ amount: 21_609, points: 291, less: { coupon: -1_456, delivery: -3_000 } })
})
