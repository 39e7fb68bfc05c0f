import { expect, test } from 'vitest'
import type { CartItem } from '@/schemas/api/store/cart'
import type { Coupon } from './load'
import { whyCouponNot } from './why-coupon-not'

const LINES = [
  { productId: 'lamp', price: 12_000, qty: 2 },
  { productId: 'chair', price: 50_000, qty: 1 },
] as CartItem[]
const why = (coupon: Partial<Coupon>): string =>
  whyCouponNot(
    {
      ...{
        state: 'unused',
        usableYn: 'Y',
        firstOrderYn: 'N',
        startDt: '2026-12-24T15:00:00.000Z',
        only: null,
        minAmount: 0,
        goodsWords: '',
      },
      ...coupon,
    } as Coupon,
    LINES,
  )

test('a coupon that does not fit says which of the day, the first order, the goods and the sum it is', () => {
  expect(why({})).toBe('')
  expect(why({ state: 'soon', usableYn: 'N' })).toBe('12월 25일부터 쓸 수 있는 쿠폰입니다.')
  expect(why({ firstOrderYn: 'Y', usableYn: 'N' })).toBe('첫 주문에만 쓸 수 있는 쿠폰입니다.')
  expect(why({ only: [], goodsWords: '분류 ‘조명’' })).toBe('쓸 수 있는 상품은 분류 ‘조명’입니다.')
  expect(why({ only: ['lamp'], goodsWords: '분류 ‘조명’', minAmount: 30_000 })).toBe(
    '30,000원 이상 주문하셔야 하고, 지금은 24,000원입니다. 쓸 수 있는 상품은 분류 ‘조명’입니다.',
  )
  expect(why({ only: ['lamp'], minAmount: 24_000 })).toBe('')
})
