import { expect, test } from 'vitest'
import { refundRows, type RefundParts } from './refund-rows'
import { returnPreview } from './return-preview'

const PARTS = {
  goods: 46_000,
  delivery: 0,
  install: 0,
  coupon: 3_544,
  optionBack: 0,
  less: { delivery: 3_000, coupon: 1_456 },
  fee: 0,
  gone: 0,
}

/** All rows above the sum, added up as a reader would. */
const added = (parts: RefundParts): number =>
  refundRows(parts, false)
    .slice(
      0,
      refundRows(parts, false).findIndex(([name]) => name === '환불 금액'),
    )
    .reduce((sum, [, words]) => sum + Number(words.replace('−', '-').replace(/[,원]/g, '')), 0)

test('the rows lead from the price to what goes back', () => {
  const parts = { ...PARTS, amount: 37_291, points: 709 }
  expect(refundRows(parts, false)).toEqual([
    ['상품 금액', '46,000원'],
    ['쿠폰 할인', '−3,544원'],
    ['남는 상품의 배송비', '−3,000원'],
    ['쓸 수 없게 된 쿠폰 할인', '−1,456원'],
    ['포인트로 결제하신 금액', '−709원'],
    ['환불 금액', '37,291원'],
    ['돌려받는 포인트', '709P'],
  ])
  expect(added(parts)).toBe(37_291)
  expect(refundRows(parts, true)[1]).toEqual(['할인', '−3,544원'])
})

test('what was taken off before has rows of its own when it comes back, and so has the way back', () => {
  const rest = { goods: 18_900, delivery: 0, install: 0, coupon: 1_456, optionBack: 0, points: 291, paid: 17_153 }
  const kept = { amount: 4_456, points: 0, coupon: 1_456, delivery: 3_000, of: { coupon: 1_456, goods: 18_900 } }
  const parts = returnPreview({ lines: [{ lineSeq: 2, returns: [rest] }], kept, most: 21_609 }, new Map([[2, 1]]), 3_000)
  expect(refundRows(parts, false)).toEqual([
    ['상품 금액', '18,900원'],
    ['쿠폰 할인', '−1,456원'],
    ['먼저 취소하실 때 뺀 배송비', '3,000원'],
    ['먼저 취소하실 때 뺀 쿠폰 할인', '1,456원'],
    ['반품 비용', '−3,000원'],
    ['포인트로 결제하신 금액', '−291원'],
    ['환불 금액', '18,609원'],
    ['돌려받는 포인트', '291P'],
  ])
  expect(added(parts)).toBe(18_609)
})

test('money that was given back before is a row too', () => {
  const rest = { goods: 18_900, delivery: 0, install: 0, coupon: 0, optionBack: 0, points: 0, paid: 18_900 }
  const kept = { amount: 0, points: 0, coupon: 0, delivery: 0, of: { coupon: 0, goods: 18_900 } }
  const parts = returnPreview({ lines: [{ lineSeq: 2, returns: [rest] }], kept, most: 8_900 }, new Map([[2, 1]]), 0)
  expect([parts.gone, parts.amount, added(parts)]).toEqual([10_000, 8_900, 8_900])
})
