import { service } from '@/services/kit/service'
import { answerQuestion } from './answer-question'
import { answerQuestions } from './answer-questions'
import { browseQuestions } from './browse-questions'
import { decideQuestion } from './decide-question'
import { decideQuestions } from './decide-questions'

export const questionDesk = service('question-desk', [browseQuestions, answerQuestion, answerQuestions, decideQuestion, decideQuestions])
