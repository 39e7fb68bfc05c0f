import { describe, expect, test } from 'vitest'
import { isEventOpen } from './event-window'
import {
  againWords,
  ANY_MEMBER,
  APPLY_DAY_ZONE,
  applyDay,
  hasMarketingConsent,
  joinedInTime,
  limitReached,
  mayEnter,
  whoMayEnter,
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

describe('V-EVT-11, S-EVT-1: the first of published, window, button, login, consent, join date and limit stops', () => {
  const event: EntryConditions = { ...june, APPLY_LIMIT_TYPE: '3', MARKETING_REQUIRED_YN: 'Y', CHECK_DT: '2026-06-01' }
  const consents = { EVENT_MARKETING_YN: 'Y', GOODS_MARKETING_YN: 'N' }
  const none: Entrant = {
    consents: { EVENT_MARKETING_YN: 'N', GOODS_MARKETING_YN: 'N' },
    joinDt: '2026-05-01 00:00:00',
    entries: { APPLY_CNT: 1, LAST_APPLY_DT: '2026-06-02T00:00:00Z' },
  }
  const open = new Date('2026-06-15T00:00:00Z')
  const over = new Date('2026-07-15T00:00:00Z')
  test.each<[string, Partial<EntryConditions>, Entrant | undefined, Date, ReturnType<typeof mayEnter>]>([
    ['a draft, closed', { PUBLISHED_YN: 'N' }, none, over, 'missing'],
    ['closed, without a button', { PUBLISHED_YN: 'Y', APPLY_BTN_YN: 'N' }, none, over, 'closed'],
    ['open, without a button', { APPLY_BTN_YN: 'N' }, none, open, 'noButton'],
    ['a visitor, closed', {}, undefined, over, 'closed'],
    ['a visitor, open', { APPLY_BTN_YN: 'Y' }, undefined, open, 'login'],
    ['no consent, joined too early, entered before', {}, none, open, 'marketing'],
    ['consent, joined too early, entered before', {}, { ...none, consents }, open, 'notEligible'],
    ['consent, joined in time, entered before', {}, { ...none, consents, joinDt: '2026-06-01 00:00:00' }, open, 'already'],
    ['consent, joined in time', {}, { consents, joinDt: '2026-06-01 00:00:00', entries: { LAST_APPLY_DT: null } }, open, 'yes'],
    ['a member of whom nothing is known', {}, ANY_MEMBER, open, 'yes'],
    ['CX-24: no consent needed', { MARKETING_REQUIRED_YN: 'N', CHECK_DT: '', APPLY_LIMIT_TYPE: null }, none, open, 'yes'],
  ])('%s', (_, change, member, now, expected) => {
    expect(mayEnter({ ...event, ...change }, member, now)).toBe(expected)
  })
})

test.each([
  [{ APPLY_LIMIT_TYPE: '2', MARKETING_REQUIRED_YN: 'N', CHECK_DT: '' }, '기간 중 모든 회원이 하루 한 번 참여할 수 있습니다.'],
  [{ APPLY_LIMIT_TYPE: '3', MARKETING_REQUIRED_YN: 'Y', CHECK_DT: '' }, '기간 중 마케팅 수신에 동의한 회원이 한 번만 참여할 수 있습니다.'],
  [
    { APPLY_LIMIT_TYPE: null, MARKETING_REQUIRED_YN: 'N', CHECK_DT: '2026-06-01' },
    '기간 중 2026.06.01부터 가입한 회원이 횟수 제한 없이 참여할 수 있습니다.',
  ],
  [
    { APPLY_LIMIT_TYPE: '3', MARKETING_REQUIRED_YN: 'Y', CHECK_DT: '2026-06-01', APPLY_BTN_YN: 'Y' },
    '기간 중 2026.06.01부터 가입했고 마케팅 수신에 동의한 회원이 한 번만 참여할 수 있습니다.',
  ],
  [
    { APPLY_LIMIT_TYPE: '3', MARKETING_REQUIRED_YN: 'Y', CHECK_DT: '', APPLY_BTN_YN: 'N' },
    '응모하기 단추를 감추어, 이 사이트의 화면에서는 참여할 수 없습니다.',
  ],
])('staff read who may enter: %o', (event, words) => {
  expect(whoMayEnter(event)).toBe(words)
})

test.each([
  ['2026-06-02T08:59:00+09:00', '이미 참여하셨습니다. 오늘 오전 9시부터 다시 참여해 주세요.'],
  ['2026-06-02T00:00:00+09:00', '이미 참여하셨습니다. 오늘 오전 9시부터 다시 참여해 주세요.'],
  ['2026-06-02T09:00:00+09:00', '오늘은 이미 참여하셨습니다. 내일 다시 참여해 주세요.'],
  ['2026-06-02T23:59:00+09:00', '오늘은 이미 참여하셨습니다. 내일 다시 참여해 주세요.'],
])('V-EVT-6: a member who has entered reads at %s when the next day of entries begins', (now, words) =>
  expect(againWords(new Date(now))).toBe(words),
)
