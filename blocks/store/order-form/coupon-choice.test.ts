import { expect, test } from 'vitest'
import { couponChoice } from './coupon-choice'

test('a coupon says once what it takes off, and until which day of which year', () => {
  const expireDt = '2027-01-17T14:59:59.999Z'
  expect(couponChoice({ name: '첫 주문 5,000원 할인', expireDt }, 5_000)).toBe('첫 주문 5,000원 할인 (2027년 1월 17일까지)')
  expect(couponChoice({ name: '단골 손님 7% 할인', expireDt }, 3_300)).toBe('단골 손님 7% 할인, 3,300원 할인 (2027년 1월 17일까지)')
})
