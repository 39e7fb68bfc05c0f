import { expect, test } from 'vitest'
import { askableUntil, isCash, receiptNumberFault } from './cash-receipts'

const PAID = new Date('2026-06-01T01:00:00Z')

test('SYS-40: a cash receipt is for a transfer and for a deposit, and not for a card', () => {
  expect((['CARD', 'TRANSFER', 'VBANK'] as const).map(isCash)).toEqual([false, true, true])
})

test.each([
  ['income', '010-2000-1011', true],
  ['income', '０１０２０００１０１１', true],
  ['income', '011-200-1011', true],
  // The tax office's own number is nobody's.
  ['income', '010-000-1234', false],
  ['income', '02-555-0100', false],
  ['income', '123-45-67891', false],
  ['income', '1544 2020 1234 56789', true],
  ['income', '1544202012', false],
  ['proof', '123-45-67891', true],
  ['proof', '123-45-67890', false],
  ['proof', '010-2000-1011', false],
  ['proof', '154420201234567890', true],
  ['proof', '사업자 1234567891', false],
] as const)('SYS-40: %s %s is a number of a receipt: %s', (kind, text, isRight) => {
  expect(receiptNumberFault(kind, text) === undefined).toBe(isRight)
})

test('SYS-40: what is missing is named by the kind', () => {
  expect(receiptNumberFault('income', ' ')).toBe('휴대전화 번호 또는 현금영수증 카드 번호를 입력해 주세요.')
  expect(receiptNumberFault('proof', '1')).toBe('사업자등록번호 또는 현금영수증 카드 번호를 정확히 입력해 주세요. 예) 123-45-67891')
})

test('SYS-40: it may be asked for in thirty days; from 100,000 won until it is issued unasked, a day before the five days of the law', () => {
  expect([askableUntil(99_999, PAID), askableUntil(100_000, PAID)]).toEqual([
    new Date('2026-07-01T01:00:00Z'),
    new Date('2026-06-05T01:00:00Z'),
  ])
})
