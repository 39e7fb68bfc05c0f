// One number of a spreadsheet as its format shows it: as a text, as a number and as a moment.
import { describe, expect, test } from 'vitest'
import type { ShownCell } from '../sheet-message'
import { shownCell } from './shown-cell'

const shown = (value: number, pattern?: string, is1904 = false): ShownCell => {
  const cell = shownCell(value, pattern, is1904)
  if (typeof cell === 'object' && 'text' in cell) return cell
  return { text: cell, number: cell, moment: cell }
}
const refused = { bad: expect.any(String) }
const NINE_THIRTY = 46188.395833333336

test.each([
  ['General', 7, '7', '7'],
  ['General', 0.1 + 0.2, '0.3', '0.3'],
  ['General', 123456789012, '123456789012', '123456789012'],
  ['@', 12, '12', '12'],
  ['000', 7, '007', '7'],
  ['00000', 123, '00123', '123'],
  ['#,##0', 12900, '12,900', '12900'],
  ['[$₩-412]#,##0', 12900, '₩12,900', '12900'],
  ['#,##0"원"', 12900, '12,900원', '12900'],
  ['_-* #,##0_-;\\-* #,##0_-;_-* "-"_-;_-@_-', 0, '-', '0'],
  ['_-* #,##0_-;\\-* #,##0_-;_-* "-"_-;_-@_-', -1500, '-1,500', '-1500'],
  ['0.0"㎡"', 1.5, '1.5㎡', '1.5'],
])('%s shows %f as "%s", and a number column takes %s', (pattern, value, text, number) => {
  const cell = shown(value, pattern)
  expect(cell.text).toBe(text)
  expect(cell.number).toBe(number)
})

describe('what is shown is another value than the one that is kept', () => {
  test.each([
    ['0.0', 1.62],
    ['0%', 0.12],
    ['#,##0,"천원"', 12900],
    ['# ?/?', 1.5],
    [';;;', 12],
    ['yyyy-mm-dd', 46188],
  ])('%s of %f is no number', (pattern, value) => expect(shown(value, pattern).number).toEqual(refused))
  test.each([
    ['General', 1_234_567_890_123_456],
    ['0', 1_234_567_890_123_456],
    ['0.00E+00', 123_456_789],
    [';;;', 12],
  ])('%s of %f is no text', (pattern, value) => expect(shown(value, pattern).text).toEqual(refused))
})

test.each([
  ['yyyy-mm-dd h:mm', NINE_THIRTY, '2026-06-15 9:30', '2026-06-15 09:30'],
  ['yyyy"년"\\ m"월"\\ d"일"', 46188, '2026년 6월 15일', '2026-06-15 00:00'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46188, '2026년 6월 15일 월요일', '2026-06-15 00:00'],
  ['yyyy-mm-dd AM/PM h:mm', NINE_THIRTY + 0.5, '2026-06-15 오후 9:30', '2026-06-15 21:30'],
])('%s of %f is the text "%s" and the moment %s', (pattern, value, text, moment) => {
  expect(shown(value, pattern)).toMatchObject({ text, moment })
})

test('days that are counted from 1904', () => expect(shown(44726, 'yyyy-mm-dd', true).moment).toBe('2026-06-15 00:00'))

test.each([
  ['h:mm', 0.395833333333333, '날짜 없이 시각만 있습니다(‘9:30’).'],
  ['h:mm', NINE_THIRTY, '날짜 없이 시각만 있습니다(‘9:30’).'],
  ['m"월" d"일"', 46188, '연, 월, 일이 모두 보이지 않습니다(‘6월 15일’).'],
  ['yyyy-mm-dd', NINE_THIRTY, '‘2026-06-15’로 보이지만 시각 09:30이 함께 들어 있습니다.'],
  ['#,##0', 46188, '날짜로 입력한 칸이 아닙니다(‘46,188’).'],
])('%s of %f is no moment: %s', (pattern, value, words) => {
  expect(shown(value, pattern).moment).toEqual({ bad: expect.stringContaining(words) })
})

test('a time is the text that is shown', () => expect(shown(0.395833333333333, 'h:mm').text).toBe('9:30'))
