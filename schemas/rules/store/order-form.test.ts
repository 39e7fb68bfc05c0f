import { expect, test } from 'vitest'
import { orderFaults, type OrderFields } from './order-form'

const FORM: OrderFields = {
  buyerName: '송다온',
  buyerPhone: '010-2000-1011',
  buyerEmail: '',
  name: '송다온',
  phoneNo: '02-555-0100',
  zipCode: '04528',
  address: '서울특별시 중구 세종대로 7',
  addressDetail: '',
  wishedDay: '',
  request: '',
  couponId: '',
  points: '',
  method: 'CARD',
  receiptKind: '',
  escrow: false,
  customAgreed: false,
  agreed: true,
}
const LIMITS = { points: 5_000, due: 30_000, hasCustom: false }
const wrong = (change: Partial<OrderFields>, limits: Partial<typeof LIMITS> = {}) =>
  Object.entries(orderFaults({ ...FORM, ...change }, { ...LIMITS, ...limits }))
    .filter(([, fault]) => fault)
    .map(([name]) => name)

test('SYS-40: a whole form has no fault; an empty one says each that is needed', () => {
  expect(wrong({})).toEqual([])
  const empty = { buyerName: ' ', buyerPhone: '', name: '', phoneNo: '', zipCode: '', address: '', agreed: false }
  expect(wrong(empty)).toEqual(['buyerName', 'buyerPhone', 'name', 'phoneNo', 'address', 'agreed'])
})

test('SYS-40: goods made to order are agreed to apart', () => {
  expect(wrong({}, { hasCustom: true })).toEqual(['customAgreed'])
  expect(wrong({ customAgreed: true }, { hasCustom: true })).toEqual([])
})

test.each([
  ['5,000', []],
  ['5001', ['points']],
  ['많이', ['points']],
  ['-1', ['points']],
  ['10.5', ['points']],
])('points of 5,000 that are had: %s', (points, faults) => expect(wrong({ points })).toEqual(faults))

test('points pay all of an order, or leave what a provider takes', () => {
  expect(wrong({ points: '30000' }, { points: 99_000 })).toEqual([])
  expect(wrong({ points: '29950' }, { points: 99_000 })).toEqual(['points'])
  expect(wrong({ points: '30001' }, { points: 99_000 })).toEqual(['points'])
})

test('where the goods do not go is said at the address', () => {
  const faults = orderFaults(FORM, { ...LIMITS, notTo: '‘소파’ 상품은 제주에 배송하지 않습니다.' })
  expect(faults.address).toBe('‘소파’ 상품은 제주에 배송하지 않습니다.')
})
