import * as contracts from '@/schemas/api/store/question-desk'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { findQuestion } from './lock-question'
import { storeQuestionDecision } from './store-question-decision'

export const decideQuestions = operation(contracts.decideQuestions, async ({ questions, decision, reason }, ctx) =>
  eachOf(
    questions,
    ({ questionSeq }) => String(questionSeq),
    async (one) => {
      const found = await findQuestion(ctx, one)
      if (typeof found === 'string') return found
      const isHidden = found.hiddenAt !== null
      if (isHidden === (decision === 'hide')) return isHidden ? '이미 숨긴 문의입니다.' : '숨긴 문의가 아닙니다.'
      await storeQuestionDecision(ctx, found, decision, reason.trim())
      return undefined
    },
  ),
)
