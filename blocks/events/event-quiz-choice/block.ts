import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventQuizChoiceEntry } from './entry.lazy'

export const eventQuizChoice = defineEntryBlock({
  type: 'event-quiz-choice',
  template: 'quizChoice',
  title: '객관식 퀴즈',
  way: '보기에서 답 고르기',
  isGame: true,
  Entry: EventQuizChoiceEntry,
})
