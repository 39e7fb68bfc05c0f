import * as contracts from '@/schemas/api/store/review-desk'
import { operation } from '@/services/kit/service'
import { storeAnswer } from './store-answer'

export const answerReview = operation(contracts.answerReview, async ({ reviewSeq, answer: typed }, ctx) => {
  const answer = typed.trim()
  if (!(await storeAnswer(ctx, reviewSeq, answer))) throw ctx.fail('missing')
  return { message: answer ? '답글을 저장했습니다.' : '답글을 지웠습니다.' }
})
