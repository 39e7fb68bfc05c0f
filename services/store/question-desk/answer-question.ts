import * as contracts from '@/schemas/api/store/question-desk'
import { operation } from '@/services/kit/service'
import { lockQuestion } from './lock-question'
import { storeQuestionAnswer } from './store-question-answer'

export const answerQuestion = operation(contracts.answerQuestion, async ({ questionSeq, version, answer }, ctx) => {
  const row = await lockQuestion(ctx, { questionSeq, version })
  await storeQuestionAnswer(ctx, row, answer.trim())
  return { message: row.answeredAt ? '답변을 고쳤습니다.' : '답변을 달았습니다.' }
})
