import { expect, test } from 'vitest'
import { couponWords } from './coupon-words'

test('the days of a coupon are written as days are everywhere; one day once', () => {
  expect(couponWords.period({ from: '2026-12-03', until: '2026-12-31' })).toBe('2026.12.03 ~ 2026.12.31')
  expect(couponWords.period({ from: '2026-12-03', until: '2026-12-03' })).toBe('2026.12.03')
})
