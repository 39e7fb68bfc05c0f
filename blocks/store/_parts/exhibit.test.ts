import { expect, test } from 'vitest'
import { exhibitBadge, exhibitPeriod, exhibitsFreshUntil } from './exhibit'

const period = { from: '2026-11-01T15:00:00.000Z', until: '2026-11-30T14:59:59.000Z' }
const badge = (state: 'coming' | 'open' | 'ended', now: string) => exhibitBadge({ state, period }, now).label

test('a promotion counts its days in Seoul', () => {
  expect(badge('open', '2026-11-21T14:59:59.000Z')).toBe('D-9')
  expect(badge('open', '2026-11-21T15:00:00.000Z')).toBe('D-8')
  expect(badge('open', '2026-11-30T03:00:00.000Z')).toBe('D-day')
  expect([badge('coming', '2026-10-01T00:00:00.000Z'), badge('ended', '2026-12-05T00:00:00.000Z')]).toEqual(['곧 시작', '종료'])
})

test('its period is said by days, and its D-day holds until midnight in Seoul', () => {
  expect(exhibitPeriod({ state: 'open', period })).toBe('2026.11.02 ~ 2026.11.30')
  expect(exhibitsFreshUntil('2026-11-21T14:59:59.000Z')).toBe('2026-11-21T15:00:00.000Z')
})
