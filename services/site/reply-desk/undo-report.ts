import * as contracts from '@/schemas/api/site/reply-desk'
import { operation } from '@/services/kit/service'
import { reviewOf } from './review-of'

export const undoReport = operation(contracts.undoReport, async ({ of, replySeq }, ctx) => {
  const author = await reviewOf[of](ctx, replySeq, { hiddenAt: null, reviewedAt: null, reviewReason: '' })
  if (!author) throw ctx.fail('missing')
  ctx.audit('reply.undo', `${of}-reply:${replySeq}`, {}, [author])
  return { message: '판단을 되돌렸습니다. 다시 살펴봐 주세요.' }
})
