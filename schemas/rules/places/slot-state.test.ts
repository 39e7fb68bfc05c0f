import { expect, test } from 'vitest'
import { slotState, whyVisitStays } from './slot-state'

const NOW = new Date('2026-06-01T01:00:00Z')
const at = (text: string) => new Date(text)
const slot = (change: object = {}) => ({
  ...{ startsAt: at('2026-06-02T02:00:00Z'), closesAt: at('2026-06-02T00:00:00Z'), capacity: 2, taken: 1 },
  ...change,
})

test.each([
  ['open while a place is left', slot(), 'open'],
  ['full with the last place taken', slot({ taken: 2 }), 'full'],
  ['full where fewer places than bookings are left', slot({ taken: 3 }), 'full'],
  ['late from the moment that it closes', slot({ closesAt: NOW }), 'late'],
  [
    'far beyond the weeks that are booked ahead',
    slot({ startsAt: at('2026-07-02T02:00:00Z'), closesAt: at('2026-07-02T00:00:00Z') }),
    'far',
  ],
])('a time is %s', (_, of, state) => expect(slotState({ weeksAhead: 2 }, of, NOW)).toBe(state))

test('a time that its place does not offer is off while it is to come', () => {
  expect(slotState(undefined, slot(), NOW)).toBe('off')
  expect(slotState(undefined, slot({ closesAt: NOW }), NOW)).toBe('late')
})

test('a booking stays once it has begun, was cancelled or is over', () => {
  const startsAt = '2026-06-01T01:00:00.000Z'
  expect(whyVisitStays({ state: 'booked', startsAt }, NOW.getTime() - 1)).toBeUndefined()
  expect(whyVisitStays({ state: 'booked', startsAt }, NOW.getTime())).toBe('이미 시작한 방문은 옮길 수 없습니다.')
  for (const state of ['cancelled', 'came', 'missed'])
    expect(whyVisitStays({ state, startsAt }, 0)).toBe('예약 중인 방문만 옮길 수 있습니다.')
})
