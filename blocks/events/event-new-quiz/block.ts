import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { NewQuizEntry } from '../_parts/event-games/new-quiz/entry.lazy'

export const eventNewQuiz = defineEntryBlock({ template: 'newQuiz', title: '단계 퀴즈', Entry: NewQuizEntry })
