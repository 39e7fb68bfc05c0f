import * as contracts from '@/schemas/api/site/reply-desk'
import { operation } from '@/services/kit/service'
import { reviewOf } from './review-of'

export const decideReport = operation(contracts.decideReport, async ({ of, replySeq, decision, reason: typed }, ctx) => {
  const { now } = ctx
  const reason = typed.trim()
  const isHidden = decision === 'hide'
  const review = { hiddenAt: isHidden ? now : null, reviewedAt: now, reviewReason: reason }
  const author = await reviewOf[of](ctx, replySeq, review)
  if (!author) throw ctx.fail('missing')
  ctx.audit(isHidden ? 'reply.hide' : 'reply.leave', `${of}-reply:${replySeq}`, { reason }, [author])
  return { message: isHidden ? '댓글을 숨겼습니다.' : '댓글을 그대로 두었습니다.' }
})
