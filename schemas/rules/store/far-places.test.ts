import { expect, test } from 'vitest'
import { DELIVERIES } from './delivery-kinds'
import { cartAmounts } from './cart-amounts'
import { notDelivered } from './delivers-to'
import { farFee, farPlace, farWords, wrongFarCode } from './far-places'
import { orderAmounts } from './order-amounts'
import { FIRST_ORDER_TERMS } from './store-terms'

const { far } = FIRST_ORDER_TERMS

test.each([
  ['62999', undefined],
  ['63000', 'jeju'],
  ['63644', 'jeju'],
  ['63645', undefined],
  ['40200', 'island'],
  ['40240', 'island'],
  ['40241', undefined],
  ['06236', undefined],
  ['6300', undefined],
  ['', undefined],
])('%s lies %s', (zipCode, place) => {
  expect(farPlace(zipCode, far.codes)).toBe(place)
})

test('the codes of the shop decide, in ranges and one by one', () => {
  const codes = { jeju: '63000~63644', island: '40200~40240, 31708\n54000' }
  expect(['31708', '54000', '40240', '22386'].map((zipCode) => farPlace(zipCode, codes))).toEqual(['island', 'island', 'island', undefined])
  expect(farPlace('63001', { jeju: '', island: '' })).toBeUndefined()
  expect([far.codes.jeju, far.codes.island, ''].map(wrongFarCode)).toEqual([undefined, undefined, undefined])
  expect(['6300', '63644~63000', '63000-63644', '1~2~3'].map(wrongFarCode)).toEqual(['6300', '63644~63000', '63000-63644', '1~2~3'])
})

test('what is not delivered across the sea says so', () => {
  const table = { name: '식탁', deliversTo: 'mainland' as const }
  const lamp = { name: '조명', deliversTo: 'noIslands' as const }
  expect(notDelivered([lamp, table], '06236', far.codes)).toBeUndefined()
  expect(notDelivered([lamp], '63001', far.codes)).toBeUndefined()
  expect(notDelivered([lamp, table], '63001', far.codes)).toMatch(/^‘식탁’ 상품은 제주에 배송하지 않습니다/)
  expect(notDelivered([lamp], '40200', far.codes)).toMatch(/^‘조명’ 상품은 도서 산간에 배송하지 않습니다/)
})

const line = (over: object) => ({
  ...{ delivery: 'parcel' as const, unitPrice: 30_000, qty: 2, deliveryFee: 3_000, freeFrom: 50_000, installFee: 0 },
  ...over,
})

test('each way of delivery asks its own surcharge once, also where its own fee is not asked any more', () => {
  const lines = [line({}), line({ unitPrice: 1_000, qty: 1 }), line({ delivery: 'freight', deliveryFee: 40_000, freeFrom: null })]
  expect(cartAmounts(lines, (delivery) => farFee(far, delivery, '06236')).amounts.delivery).toBe(40_000)
  expect(cartAmounts(lines, (delivery) => farFee(far, delivery, '63001')).amounts.delivery).toBe(3_000 + 70_000)
  expect(cartAmounts(lines, (delivery) => farFee(far, delivery, '40201')).amounts.delivery).toBe(5_000 + 90_000)
})

test('a coupon and points do not take it away from the sum, and the shares of the lines are the whole', () => {
  const coupon = { unit: 'WON' as const, discount: 5_000, most: null }
  const amounts = orderAmounts([line({}), line({ unitPrice: 1_000, qty: 3 })], coupon, 1_000, { zipCode: '63001', far })
  expect(amounts).toMatchObject({ goods: 63_000, delivery: 3_000, coupon: 5_000, points: 1_000, paid: 60_000 })
  expect(amounts.lines.reduce((sum, { delivery }) => sum + delivery, 0)).toBe(3_000)
})

test('what the goods page says is what is asked', () => {
  for (const delivery of DELIVERIES)
    expect(farWords(far[delivery])).toBe(
      `제주 ${farFee(far, delivery, '63001').toLocaleString('ko-KR')}원, 도서 산간 ${farFee(far, delivery, '40201').toLocaleString('ko-KR')}원`,
    )
})
