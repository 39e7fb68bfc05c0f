import { expect, test } from 'vitest'
import { recruitPeriod } from './recruit-period'

test.each([
  ['2026-06-30T15:00:00Z', '2026-07-14T15:00:00Z', '2026.07.01 (수) ~ 2026.07.14 (화)'],
  ['2026-07-01T01:00:00Z', '2026-07-14T09:00:00Z', '2026.07.01 (수) ~ 2026.07.14 (화) 18:00까지'],
  ['2026-06-30T15:00:00Z', '2026-07-01T15:00:00Z', '2026.07.01 (수)'],
])('from %s until %s one can apply on %s, as Seoul counts days', (openFrom, openUntil, words) =>
  expect(recruitPeriod({ openFrom, openUntil })).toBe(words),
)
