import { expect, test } from 'vitest'
import {
  chooseCase,
  readRecords,
  recordFor,
  visitCase,
  voteParts,
  voteProblem,
  voteText,
  VOTE_WORDS,
  VOTED,
  withoutRecord,
  withRecord,
  type VoteRecords,
} from './vote-record'

test.each([
  ['V-VOTE-1', { eventId: '9', no: 2, useLink: [2] }, '  ', '투표 이유를 입력해 주세요.'],
  ['V-VOTE-1', { eventId: '9', no: 2, useLink: [2] }, '채광이 좋아요', undefined],
  ['V-VOTE-2', { eventId: '9', no: 2, useLink: [1] }, '채광이 좋아요', '시공 사례를 먼저 확인한 후 선택해 주세요.'],
  ['V-VOTE-2', { eventId: '9', no: 2, useLink: [1, 2] }, '채광이 좋아요', undefined],
  ['V-VOTE-2', { eventId: '9', no: 0, useLink: [1, 2] }, '채광이 좋아요', '시공 사례를 먼저 확인한 후 선택해 주세요.'],
  ['V-VOTE-3', { eventId: '', no: 2, useLink: [2] }, '채광이 좋아요', '이벤트 정보(eventId)가 없습니다.'],
  ['V-VOTE-3', { eventId: '9', no: 2, useLink: [2] }, '채광이 좋아요', undefined],
])('%s: %j with the reason "%s": %s', (_rule, record, reason, words) => {
  const problem = voteProblem(record, reason)
  expect(problem && VOTE_WORDS[problem]).toBe(words)
})

test.each([
  [2, '채광이 좋아요', '[2] 채광이 좋아요'],
  [11, 'A', '[11] A'],
])('V-VOTE-4: case %i, %s: %s', (no, reason, text) => {
  expect(voteText(no, reason)).toBe(text)
  expect(voteParts(text)).toEqual({ no, reason })
})

test.each(['채광이 좋아요', '[2]', '[2]   ', '[x] 좋아요', '[123] 좋아요', ''])('V-VOTE-4: "%s" is no vote', (text) => {
  expect(voteParts(text)).toBeUndefined()
})

test('S-VOTE-1: the link of case 2 makes useLink [2], and only then can it be chosen', () => {
  const none = recordFor({}, '9', '7')
  expect(chooseCase(none, 2)).toEqual(none)
  const seen = visitCase(none, 2)
  expect(seen.useLink).toEqual([2])
  expect(visitCase(seen, 2)).toBe(seen)
  expect(chooseCase(seen, 2)).toEqual({ eventId: '9', no: 2, useLink: [2] })
})

test('S-VOTE-1: another member of the same browser has an empty record of their own', () => {
  const records = withRecord({}, '7', visitCase(recordFor({}, '9', '7'), 2))
  expect(recordFor(records, '9', '7').useLink).toEqual([2])
  expect(recordFor(records, '9', '8').useLink).toEqual([])
  expect(recordFor(records, '10', '7').useLink).toEqual([])
})

test('E-OK-2, S-VOTE-2: the words of a vote that was stored', () => expect(VOTED).toBe('투표가 완료되었습니다.'))

test('S-VOTE-2: after the vote its record is gone, and no other', () => {
  const records = ['7', '8'].reduce<VoteRecords>((all, member) => withRecord(all, member, visitCase(recordFor(all, '9', member), 1)), {})
  const after = withoutRecord(records, '9', '7')
  expect(recordFor(after, '9', '7').useLink).toEqual([])
  expect(recordFor(after, '9', '8').useLink).toEqual([1])
})

test('S-VOTE-1: of too many records the oldest are forgotten', () => {
  const events = Array.from({ length: 25 }, (_, i) => String(i + 1))
  const records = events.reduce<VoteRecords>((all, eventId) => withRecord(all, '7', { eventId, no: 0, useLink: [1] }), {})
  expect(Object.keys(records)).toHaveLength(20)
  expect(recordFor(records, '25', '7').useLink).toEqual([1])
  expect(recordFor(records, '5', '7').useLink).toEqual([])
})

test('S-VOTE-1: any other stored value is no record', () => {
  const record = { eventId: '9', no: 2, useLink: [2] }
  expect(readRecords({ '9:7': { ...record, useLink: [2, 'x'] }, '9:8': { no: 'x' }, '9:9': null })).toEqual({ '9:7': record })
  expect(readRecords('x')).toEqual({})
})
