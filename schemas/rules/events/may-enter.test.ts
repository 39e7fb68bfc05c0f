import { describe, expect, test } from 'vitest'
import { isEventOpen } from './event-window'
import {
  APPLY_DAY_ZONE,
  applyDay,
  entryRefusal,
  hasMarketingConsent,
  joinedInTime,
  limitReached,
  type Entrant,
  type EntryConditions,
} from './may-enter'

const june = { OPEN_STR_DATE: '2026-06-01', OPEN_END_DATE: '2026-06-30' }

test.each([
  ['2026-06-01T00:00:00+09:00', true],
  ['2026-06-30T23:59:59+09:00', true],
  ['2026-07-01T00:00:00+09:00', false],
  ['2026-05-31T23:59:59+09:00', false],
])('V-EVT-1: at %s the window is open: %s', (now, open) => {
  expect(isEventOpen(june, now)).toBe(open)
})

test.each([
  ['N', 'N', false],
  ['Y', 'N', true],
  ['N', 'Y', true],
])('V-EVT-3, P-MKT-1: event marketing %s, goods marketing %s: may enter %s', (event, goods, may) => {
  expect(hasMarketingConsent({ EVENT_MARKETING_YN: event, GOODS_MARKETING_YN: goods })).toBe(may)
})

test.each([
  ['2026-05-31 23:59:59', '2026-06-01', false],
  ['2026-06-01 00:00:00', '2026-06-01', true],
  ['2026-05-31T15:00:00.000Z', '2026-06-01', true],
  ['2026-05-31T14:59:59.999Z', '2026-06-01', false],
  ['1999-01-01 00:00:00', '', true],
])('V-EVT-4: joined %s, check date %s: eligible %s', (joined, checkDt, eligible) => {
  expect(joinedInTime(joined, checkDt)).toBe(eligible)
})

test('V-EVT-6, CX-11: the day of the limit is one of UTC, by one name', () => {
  expect(APPLY_DAY_ZONE).toBe('UTC')
  expect(applyDay(new Date('2026-06-02T08:59:59.999+09:00'))).toBe('2026-06-01')
  expect(applyDay(new Date('2026-06-02T09:00:00+09:00'))).toBe('2026-06-02')
})

test.each([
  ['2026-06-01T08:59:00+09:00', '2026-06-01T09:01:00+09:00', undefined],
  ['2026-06-01T09:01:00+09:00', '2026-06-02T08:59:00+09:00', 'today'],
  [null, '2026-06-02T08:59:00+09:00', undefined],
])('V-EVT-6: last %s, now %s', (last, now, expected) => {
  expect(limitReached({ APPLY_LIMIT_TYPE: '2', LAST_APPLY_DT: last }, new Date(now))).toBe(expected)
})

test.each([
  ['2025-01-01T00:00:00Z', 1, 'already'],
  [null, 0, undefined],
  [null, 1, 'already'],
])('V-EVT-7: last %s, entries %s', (last, count, expected) => {
  expect(limitReached({ APPLY_LIMIT_TYPE: '3', LAST_APPLY_DT: last, APPLY_CNT: count }, new Date())).toBe(expected)
})

test.each([1, '1', null, '', 'x'])('V-EVT-8: type %s is no limit', (type) => {
  const now = new Date('2026-06-01T12:00:00Z')
  expect(limitReached({ APPLY_LIMIT_TYPE: type, LAST_APPLY_DT: now.toISOString(), APPLY_CNT: 9 }, now)).toBeUndefined()
})

describe('V-EVT-11, S-EVT-1: the first of window, login, consent and join date stops', () => {
  const event: EntryConditions = { ...june, APPLY_LIMIT_TYPE: '3', MARKETING_REQUIRED_YN: 'Y', CHECK_DT: '2026-06-01' }
  const late: Entrant = { EVENT_MARKETING_YN: 'N', GOODS_MARKETING_YN: 'N', JOIN_DT: '2026-05-01 00:00:00' }
  const open = new Date('2026-06-15T00:00:00Z')
  const over = new Date('2026-07-15T00:00:00Z')
  test.each([
    ['a visitor, the event closed', undefined, over, 'closed'],
    ['a visitor, the event open', undefined, open, 'login'],
    ['no consent, the event closed', late, over, 'closed'],
    ['no consent and joined too early', late, open, 'marketing'],
    ['consent, joined too early', { ...late, EVENT_MARKETING_YN: 'Y' }, open, 'notEligible'],
    ['consent, joined in time', { ...late, EVENT_MARKETING_YN: 'Y', JOIN_DT: '2026-06-01 00:00:00' }, open, undefined],
  ])('%s', (_, entrant, now, expected) => {
    expect(entryRefusal(event, entrant, now)).toBe(expected)
  })
  test('CX-24: an event that needs no consent asks for none', () => {
    expect(entryRefusal({ ...event, MARKETING_REQUIRED_YN: 'N', CHECK_DT: '' }, late, open)).toBeUndefined()
  })
})
