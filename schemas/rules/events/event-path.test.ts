import { expect, test } from 'vitest'
import { canonicalEventPath, eventOfPath, eventPath } from './event-path'

const event = { EVENT_SEQ: 12, EVENT_TYPE: 'default', PAGE_TYPE: '' }

test('content 2: an event has its typed page if there is one, and the plain detail otherwise', () => {
  expect(eventPath(event)).toBe('/zin/event/event/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' })).toBe('/zin/event/event/quiz/12')
  expect(eventPath({ ...event, EVENT_TYPE: 'festa' })).toBe('/zin/event/festa/12')
})

test('a finished event is below the finished ones; only a survey has a page of its own there', () => {
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' }, '/zin/event/finish')).toBe('/zin/event/finish/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'survey' }, '/zin/event/finish')).toBe('/zin/event/finish/survey/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' }, '/promotion')).toBe('/promotion/12')
})

test('RT-20: for search engines it has one address', () => expect(canonicalEventPath(12)).toBe('/zin/event/event/12'))

test.each([
  ['/zin/event/event/12', 12],
  ['/zin/event/event/quiz/12/', 12],
  ['/zin/event/event/mbti787/12?pageNo=2', 12],
  ['/zin/event/festa/12#entry', 12],
  ['/zin/event/event', undefined],
  ['/zin/event/finish/12', undefined],
  ['/zin/event/event/homestyling/end', undefined],
  ['https://elsewhere.example/zin/event/event/12', undefined],
  ['', undefined],
])('S-EVT-7: %s leads to the event %s', (path, eventSeq) => expect(eventOfPath(path)).toBe(eventSeq))
