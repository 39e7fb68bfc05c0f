import { expect, test } from 'vitest'
import { daysLeft, longDay, monthWords, newsClock, newsDay } from './news-day'

const NOW = '2026-11-27T03:00:00Z'

test('days and times are those of Seoul; another year is named', () => {
  expect(newsDay('2026-12-02T15:30:00Z', NOW)).toBe('12.03(목)')
  expect(newsDay('2025-12-31T14:59:00Z', NOW)).toBe('2025.12.31(수)')
  expect(longDay('2026-11-30T05:00:00Z')).toBe('11월 30일 월요일')
  expect([monthWords('2026-10', NOW), monthWords('2025-01', NOW)]).toEqual(['10월', '2025년 1월'])
})

test.each([
  ['2026-11-30T05:00:00Z', '오후 2시'],
  ['2026-11-27T01:12:00Z', '오전 10:12'],
  ['2026-11-27T03:05:00Z', '오후 12:05'],
  ['2026-11-26T15:00:00Z', '오전 12시'],
])('%s is %s', (at, words) => expect(newsClock(at)).toBe(words))

test.each([
  ['2026-11-27T14:59:00Z', '오늘'],
  ['2026-11-27T15:00:00Z', '내일'],
  ['2026-11-30T05:00:00Z', 'D-3'],
])('%s is %s away', (at, words) => expect(daysLeft(at, NOW)).toBe(words))
