import { expect, test } from 'vitest'
import { eventChoices } from './event-choice'

const event = (eventSeq: number, eventType: string, state: 'open' | 'upcoming' | 'finished' | 'draft') => ({
  eventSeq,
  eventName: `이벤트 ${eventSeq}`,
  eventType,
  state,
})

test('a quiz block is offered its own events first, then ended ones with a warning, then others with an error', () => {
  const offered = eventChoices(
    [event(1, 'review', 'open'), event(2, 'quizChoice', 'finished'), event(3, 'quizChoice', 'draft'), event(4, 'quizChoice', 'open')],
    'quizChoice',
  )
  expect(offered.map(({ label, fault }) => [label, fault?.severity])).toEqual([
    ['이벤트 3 (게시 전)', undefined],
    ['이벤트 4', undefined],
    ['이벤트 2 (종료)', 'warning'],
    [expect.stringMatching(/^이벤트 1 · /), 'error'],
  ])
  expect(offered[3]!.fault!.message).toContain('이 블록에 맞는 이벤트를 골라 주세요.')
})

test('where an event is only named, no one is wrong', () => {
  expect(eventChoices([event(1, 'review', 'finished'), event(2, 'quizChoice', 'open')], '').map(({ fault }) => fault?.severity)).toEqual([
    undefined,
    undefined,
  ])
})
