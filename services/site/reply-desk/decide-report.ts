import * as contracts from '@/schemas/api/site/reply-desk'
import { operation } from '@/services/kit/service'
import { reviewOf } from './review-of'

export const decideReport = operation(contracts.decideReport, async ({ of, replySeq, decision, reason: typed }, ctx) => {
  const { now } = ctx
  const reason = typed.trim()
  const isHidden = decision === 'hide'
  const review = { hiddenAt: isHidden ? now : null, reviewedAt: now, reviewReason: reason }
  if (!(await reviewOf[of](ctx, replySeq, review))) throw ctx.fail('missing')
  ctx.audit(isHidden ? 'reply.hide' : 'reply.leave', `${of}-reply:${replySeq}`, { reason })
  return { message: isHidden ? '댓글을 숨겼습니다.' : '댓글을 그대로 두었습니다.' }
})
