import { expect, test } from 'vitest'
import { FIRST_ORDER_TERMS } from './store-terms'
import { isConfirmedBy, lastReturnDay, lessFee, returnFee, returnLimit } from './return-limits'

/** 23:30 of the first in Seoul. */
const DELIVERED = new Date('2026-06-01T14:30:00Z')
const asked = { cause: 'mind' as const, isCustom: false, isConfirmed: false, deliveredAt: DELIVERED, mindDays: 7 }
const at = (text: string): Date => new Date(`${text}+09:00`)

test('SYS-40: a change of mind is taken for seven days after the delivery, to the end of the last one in Seoul', () => {
  expect(lastReturnDay('mind', DELIVERED, 7)).toBe('2026-06-08')
  expect(returnLimit({ ...asked, now: at('2026-06-08T23:59:59') })).toBeUndefined()
  expect(returnLimit({ ...asked, now: at('2026-06-09T00:00:00') })).toBe('late')
  expect([isConfirmedBy(DELIVERED, at('2026-06-08T23:59:59'), 7), isConfirmedBy(DELIVERED, at('2026-06-09T00:00:00'), 7)]).toEqual([
    false,
    true,
  ])
})

test('an order with more days for a change of mind is taken that long, and confirmed by the clock no sooner', () => {
  const later = { ...asked, mindDays: 14 }
  expect(returnLimit({ ...later, now: at('2026-06-15T23:59:59') })).toBeUndefined()
  expect(returnLimit({ ...later, now: at('2026-06-16T00:00:00') })).toBe('late')
  expect(isConfirmedBy(DELIVERED, at('2026-06-15T23:59:59'), 14)).toBe(false)
})

test('wrong or faulty goods come back for three months, and thirty days from knowing', () => {
  const fault = { ...asked, cause: 'fault' as const, isConfirmed: true, isCustom: true }
  expect(returnLimit({ ...fault, now: at('2026-09-01T23:00:00') })).toBeUndefined()
  expect(returnLimit({ ...fault, now: at('2026-09-02T00:00:00') })).toBe('late')
  expect(returnLimit({ ...fault, knownDay: '2026-06-01', now: at('2026-07-01T12:00:00') })).toBeUndefined()
  expect(returnLimit({ ...fault, knownDay: '2026-06-01', now: at('2026-07-02T00:00:00') })).toBe('knownLate')
})

test('what was made to order, or was confirmed, does not come back for a change of mind', () => {
  const now = at('2026-06-02T10:00:00')
  expect(returnLimit({ ...asked, isCustom: true, now })).toBe('custom')
  expect(returnLimit({ ...asked, isConfirmed: true, now })).toBe('confirmed')
  expect(returnLimit({ ...asked, deliveredAt: null, now })).toBeUndefined()
})

test('who changed their mind pays one way for each kind of delivery, and nobody else pays', () => {
  expect(returnFee(FIRST_ORDER_TERMS.collecting, 'refund', 'mind', 'pickup', ['parcel', 'parcel', 'install'])).toBe(53_000)
  expect(returnFee(FIRST_ORDER_TERMS.collecting, 'refund', 'mind', 'send', ['parcel'])).toBe(0)
  expect(returnFee(FIRST_ORDER_TERMS.collecting, 'refund', 'fault', 'pickup', ['install'])).toBe(0)
  expect(returnFee(FIRST_ORDER_TERMS.collecting, 'exchange', 'mind', 'pickup', ['parcel'])).toBe(0)
})

test('the fee goes off the money, then off the points, and never below nothing', () => {
  expect(lessFee(10_000, 500, 3_000)).toEqual({ amount: 7_000, points: 500, fee: 3_000 })
  expect(lessFee(1_000, 5_000, 3_000)).toEqual({ amount: 0, points: 3_000, fee: 3_000 })
  expect(lessFee(1_000, 500, 3_000)).toEqual({ amount: 0, points: 0, fee: 1_500 })
})
