import * as contracts from '@/schemas/api/site/reply-desk'
import { operation } from '@/services/kit/service'
import { storeDecision } from './store-decision'

export const undoReport = operation(contracts.undoReport, async ({ of, replySeq }, ctx) => {
  if (!(await storeDecision(ctx, { of, replySeq, decision: 'undo', reason: '' }))) throw ctx.fail('missing')
  return { message: '판단을 되돌렸습니다. 다시 살펴봐 주세요.' }
})
