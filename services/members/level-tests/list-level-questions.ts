import * as contracts from '@/schemas/api/members/level-tests'
import { operation } from '@/services/kit/service'
import { questionsOf } from './questions-of'

export const listLevelQuestions = operation(contracts.listLevelQuestions, async (_, ctx) => {
  const questions = await questionsOf(ctx)
  const items = questions.map(({ id, question, hint, choices }) => ({
    QUESTION_SEQ: id,
    QUESTION: question,
    HINT: hint,
    CHOICES: choices.map(({ text }) => text),
  }))
  return { items, totalCount: items.length }
})
