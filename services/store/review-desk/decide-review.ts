import * as contracts from '@/schemas/api/store/review-desk'
import { operation } from '@/services/kit/service'
import { storeReviewDecision } from './store-review-decision'

const DONE = { hide: '후기를 숨겼습니다.', leave: '후기를 그대로 두었습니다.', show: '후기를 다시 보입니다.' } as const

export const decideReview = operation(contracts.decideReview, async ({ reviewSeq, decision, reason }, ctx) => {
  if (!(await storeReviewDecision(ctx, { reviewSeq, decision, reason: reason.trim() }))) throw ctx.fail('missing')
  return { message: DONE[decision] }
})
