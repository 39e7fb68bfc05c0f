import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventNewQuizEntry } from './entry.lazy'

export const eventNewQuiz = defineEntryBlock({
  type: 'event-new-quiz',
  template: 'newQuiz',
  title: '단계 퀴즈',
  way: '차례로 답하는 퀴즈',
  isGame: true,
  Entry: EventNewQuizEntry,
})
