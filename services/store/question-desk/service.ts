import { service } from '@/services/kit/service'
import { answerQuestion } from './answer-question'
import { browseQuestions } from './browse-questions'
import { decideQuestion } from './decide-question'

export const questionDesk = service('question-desk', [browseQuestions, answerQuestion, decideQuestion])
