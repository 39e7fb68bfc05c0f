import { expect, test } from 'vitest'
import { canonicalEventPath, eventPath } from './event-address'

const event = { EVENT_SEQ: 12, EVENT_TYPE: 'default', PAGE_TYPE: '' }

test('content 2: an event stands at its typed page where it has one, and at the plain detail otherwise', () => {
  expect(eventPath(event)).toBe('/zin/event/event/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' })).toBe('/zin/event/event/quiz/12')
  expect(eventPath({ ...event, EVENT_TYPE: 'festa' })).toBe('/zin/event/festa/12')
})

test('a finished event stands among the finished ones; only a survey has a page of its own there', () => {
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' }, '/zin/event/finish')).toBe('/zin/event/finish/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'survey' }, '/zin/event/finish')).toBe('/zin/event/finish/survey/12')
  expect(eventPath({ ...event, PAGE_TYPE: 'quiz' }, '/promotion')).toBe('/promotion/12')
})

test('RT-20: for search engines it has one address', () => expect(canonicalEventPath(12)).toBe('/zin/event/event/12'))
