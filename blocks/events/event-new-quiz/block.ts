import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { NewQuizEntry } from './entry.lazy'

export const eventNewQuiz = defineEntryBlock({ template: 'newQuiz', title: '단계 퀴즈', Entry: NewQuizEntry })
