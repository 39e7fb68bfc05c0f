import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventWordCardQuizEntry } from './entry.lazy'

export const eventWordCardQuiz = defineEntryBlock({
  type: 'event-word-card-quiz',
  template: 'wordCardQuiz',
  title: '단어 카드 퀴즈',
  way: '글자 카드 고르기',
  isGame: true,
  Entry: EventWordCardQuizEntry,
})
