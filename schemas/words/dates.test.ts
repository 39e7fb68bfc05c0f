import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatPeriod, formatRelative } from './dates'

test('C-DATE: dates are those of Seoul', () => {
  expect(formatDay('2026-06-15T12:00:00+09:00')).toBe('2026.06.15 (월)')
  expect(formatDate('2026-06-14T15:00:00Z')).toBe('2026.06.15')
  expect(formatDateTime('2026-12-31T15:05:00Z')).toBe('2027.01.01 00:05')
  expect(formatPeriod('2026-06-01T00:00:00+09:00', '2026-06-30T23:59:00+09:00')).toBe('2026.06.01 ~ 2026.06.30')
  expect(formatPeriod('2026-06-01T00:00:00+09:00', '2026-06-01T23:59:00+09:00')).toBe('2026.06.01')
  expect([formatDate(null), formatDate(''), formatDate('어제')]).toEqual(['', '', ''])
})

test.each([
  [9 * 60 + 59, '방금 전'],
  [10 * 60, '10분 전'],
  [59 * 60, '50분 전'],
  [3_600, '1시간 전'],
  [23 * 3_600 + 59 * 60, '23시간 전'],
  [24 * 3_600, '2026.06.14'],
  [-5, '방금 전'],
])('C-REL: %i seconds ago is %s', (seconds, words) => {
  const now = Date.parse('2026-06-15T12:00:00+09:00')
  expect(formatRelative(now - seconds * 1_000, now)).toBe(words)
})
