import * as contracts from '@/schemas/api/store/question-desk'
import { whyQuestionStays } from '@/schemas/rules/store/why-question-stays'
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
      const stays = whyQuestionStays(decision, { isHidden: found.hiddenAt !== null, isAnswered: found.answeredAt !== null })
      if (stays !== undefined) return stays
      await storeQuestionDecision(ctx, found, decision, reason.trim())
      return undefined
    },
  ),
)
