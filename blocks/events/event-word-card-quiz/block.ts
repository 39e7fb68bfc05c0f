import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { WordCardQuizEntry } from './entry.lazy'

export const eventWordCardQuiz = defineEntryBlock({ template: 'wordCardQuiz', title: '단어 카드 퀴즈', Entry: WordCardQuizEntry })
