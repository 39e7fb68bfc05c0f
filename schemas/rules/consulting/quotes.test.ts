import { expect, test } from 'vitest'
import { dayAfter, lineSum, quoteFaults, quoteStateOf, quoteSum, vatOf, type QuoteLine } from './quotes'

const line = (over: Partial<QuoteLine> = {}): QuoteLine => ({ name: '마루', quantity: 1, unit: '㎡', price: 1_000, ...over })
const faults = (lines: QuoteLine[], over = {}) =>
  quoteFaults({ lines, words: '', lastDay: '2026-12-07', ...over }, '2026-11-30', '2027-02-28')

test('a sum is counted in whole won, and says how much of it is VAT', () => {
  expect(lineSum({ quantity: 0.1, price: 3 })).toBe(0)
  expect(lineSum({ quantity: 33.33, price: 58_900 })).toBe(1_963_137)
  expect(quoteSum([line({ quantity: 1.1, price: 10 }), line({ quantity: 2.2, price: 10 }), line({ price: -3 })])).toBe(30)
  expect(vatOf(1_100)).toBe(100)
  expect(vatOf(1)).toBe(0)
})

test.each([
  ['nothing', [], { lines: '견적의 줄을 하나 이상 적어 주세요.' }],
  [
    'a line without words',
    [line({ name: ' ', unit: '' })],
    { 'lines/0/name': '품목을 적어 주세요.', 'lines/0/unit': '단위를 적어 주세요.' },
  ],
  ['three decimals', [line(), line({ quantity: 1.005 })], { 'lines/1/quantity': expect.stringContaining('소수 둘째') }],
  ['no number', [line({ quantity: NaN, price: NaN })], { 'lines/0/quantity': expect.any(String), 'lines/0/price': expect.any(String) }],
  ['a discount above the sum', [line(), line({ price: -1_000 })], { lines: expect.stringContaining('1원에서') }],
  ['too much', Array.from({ length: 21 }, () => line({ price: 100_000_000 })), { lines: expect.stringContaining('20억') }],
] as const)('%s is refused at its field', (_, lines, expected) => {
  expect(faults([...lines])).toEqual(expected)
})

test('a discount below the sum and two decimals are taken; the last day lies between today and ninety days', () => {
  expect(faults([line({ quantity: 0.29, price: 100_000 }), line({ name: '할인', price: -1_000 })])).toEqual({})
  expect(faults([line()], { lastDay: '2026-11-30' })).toEqual({})
  expect(faults([line()], { lastDay: '2026-11-29' })).toHaveProperty('lastDay')
  expect(faults([line()], { lastDay: '2027-03-01' })).toHaveProperty('lastDay')
  expect(faults([line()], { lastDay: '' })).toHaveProperty('lastDay')
  // 23:30 in Seoul on the last day of the month.
  expect(dayAfter(new Date('2026-11-30T14:30:00Z'), 7)).toBe('2026-12-07')
})

test('an answer counts for ever; without one a quote is replaced, over, expired or open', () => {
  const now = new Date('2026-12-07T14:59:58Z')
  const at = { lastDay: '2026-12-07', answer: undefined, isLast: true, isAnswerable: true }
  expect(quoteStateOf(at, now)).toBe('open')
  expect(quoteStateOf(at, new Date('2026-12-07T15:00:00Z'))).toBe('expired')
  expect(quoteStateOf({ ...at, isLast: false }, now)).toBe('replaced')
  expect(quoteStateOf({ ...at, isAnswerable: false }, now)).toBe('over')
  expect(quoteStateOf({ ...at, isLast: false, answer: 'decline' }, now)).toBe('declined')
  expect(quoteStateOf({ ...at, isAnswerable: false, answer: 'accept' }, now)).toBe('accepted')
})
