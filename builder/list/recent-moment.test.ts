import { expect, test } from 'vitest'
import { fullMoment, recentMoment } from './recent-moment'

// 21 November 2026, half past midnight in Seoul.
const now = Date.parse('2026-11-20T15:30:00Z')

test.each([
  ['2026-11-20T15:02:00Z', '오늘 00:02'],
  ['2026-11-20T14:59:00Z', '어제 23:59'],
  ['2026-11-18T15:00:00Z', '11.19(목)'],
  ['2025-12-31T14:59:00Z', '2025.12.31(수)'],
])('%s is %s in Seoul', (moment, words) => expect(recentMoment(moment, now)).toBe(words))

test('a moment in full has its weekday and its time', () => expect(fullMoment('2026-11-17T01:00:00Z')).toBe('2026.11.17(화) 10:00'))
