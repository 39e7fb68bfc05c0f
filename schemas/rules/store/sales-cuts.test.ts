import { describe, expect, test } from 'vitest'
import { comparedDays, daysBetween, spanDays, type SalesSpan } from './sales-cuts'

const ends = (span: SalesSpan, today: string) => {
  const { from, until, beforeFrom, beforeUntil } = comparedDays(spanDays(span, today), span === 'month' || span === 'lastMonth')
  return [beforeFrom, beforeUntil, from, until]
}

describe('the days of sales', () => {
  test.each<[SalesSpan, string, string[]]>([
    ['today', '2026-06-01', ['2026-05-31', '2026-05-31', '2026-06-01', '2026-06-01']],
    ['yesterday', '2026-06-01', ['2026-05-30', '2026-05-30', '2026-05-31', '2026-05-31']],
    ['week', '2026-06-08', ['2026-05-26', '2026-06-01', '2026-06-02', '2026-06-08']],
    ['days30', '2026-06-30', ['2026-05-02', '2026-05-31', '2026-06-01', '2026-06-30']],
    // The begun month beside the same days of the one before, as far as that has them.
    ['month', '2026-06-10', ['2026-05-01', '2026-05-10', '2026-06-01', '2026-06-10']],
    ['month', '2026-03-30', ['2026-02-01', '2026-02-28', '2026-03-01', '2026-03-30']],
    // A whole month beside a whole one.
    ['month', '2026-02-28', ['2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28']],
    ['lastMonth', '2026-01-15', ['2025-11-01', '2025-11-30', '2025-12-01', '2025-12-31']],
  ])('%s on %s', (span, today, expected) => expect(ends(span, today)).toEqual(expected))
  test('of one’s own have as many before them', () => {
    expect(comparedDays({ from: '2026-02-27', until: '2026-03-01' }, false)).toMatchObject({
      beforeFrom: '2026-02-24',
      beforeUntil: '2026-02-26',
    })
    expect(daysBetween('2026-06-02', '2026-06-01')).toBe(0)
  })
})
