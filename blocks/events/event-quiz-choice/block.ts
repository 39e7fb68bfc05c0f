import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { QuizChoiceEntry } from './entry.lazy'

export const eventQuizChoice = defineEntryBlock({ template: 'quizChoice', title: '객관식 퀴즈', Entry: QuizChoiceEntry })
