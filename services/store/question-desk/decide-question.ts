import * as contracts from '@/schemas/api/store/question-desk'
import { operation } from '@/services/kit/service'
import { lockQuestion } from './lock-question'
import { storeQuestionDecision } from './store-question-decision'

export const decideQuestion = operation(contracts.decideQuestion, async ({ questionSeq, version, decision, reason }, ctx) => {
  await storeQuestionDecision(ctx, await lockQuestion(ctx, { questionSeq, version }), decision, reason.trim())
  return { message: decision === 'hide' ? '문의를 숨겼습니다.' : '문의를 다시 보입니다.' }
})
