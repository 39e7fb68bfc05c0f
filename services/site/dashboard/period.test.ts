import { expect, test } from 'vitest'
import { periodOf } from './period'

const NOW = new Date('2026-11-22T00:30:00+09:00')
const ends = (input: Parameters<typeof periodOf>[0]) => {
  const period = periodOf(input, NOW)
  return typeof period === 'string' ? period : [period.beforeFrom, period.beforeUntil, period.from, period.until, period.days.length]
}

test.each([
  [{}, ['2026-09-28', '2026-10-25', '2026-10-26', '2026-11-22', 28]],
  [{ days: '7' }, ['2026-11-09', '2026-11-15', '2026-11-16', '2026-11-22', 7]],
  [{ from: '2026-02-27', until: '2026-03-01' }, ['2026-02-24', '2026-02-26', '2026-02-27', '2026-03-01', 3]],
  [{ from: '2026-11-20' }, ['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-22', 3]],
  [{ until: '2026-10-28' }, ['2026-09-03', '2026-09-30', '2026-10-01', '2026-10-28', 28]],
  [{ from: '2026-11-02', until: '2026-11-01' }, 'wrongPeriod'],
  [{ from: '2025-01-01', until: '2026-11-01' }, 'longPeriod'],
] as const)('%j', (input, expected) => expect(ends(input)).toEqual(expected))
