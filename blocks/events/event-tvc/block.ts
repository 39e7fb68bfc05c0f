// One island for three templates: the quiz alone, with a survey, and with a survey and a comment.
import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventTvcEntry } from './entry.lazy'

export const eventTvc = defineEntryBlock({
  type: 'event-tvc',
  template: 'tvc',
  title: '초성 퀴즈',
  way: '초성 네 글자 맞히기',
  isGame: true,
  Entry: EventTvcEntry,
})

export const eventTvc2 = defineEntryBlock({
  type: 'event-tvc2',
  template: 'tvc2',
  title: '초성 퀴즈와 설문',
  way: '광고 퀴즈와 설문',
  isGame: true,
  Entry: EventTvcEntry,
})

export const eventTvc3 = defineEntryBlock({
  type: 'event-tvc3',
  template: 'tvc3',
  title: '초성 퀴즈, 설문, 댓글',
  way: '광고 퀴즈와 한마디',
  isGame: true,
  Entry: EventTvcEntry,
})
