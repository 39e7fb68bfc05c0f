import * as contracts from '@/schemas/api/site/reply-desk'
import { operation } from '@/services/kit/service'
import { storeDecision } from './store-decision'

export const decideReport = operation(contracts.decideReport, async ({ of, replySeq, decision, reason }, ctx) => {
  if (!(await storeDecision(ctx, { of, replySeq, decision, reason: reason.trim() }))) throw ctx.fail('missing')
  return { message: decision === 'hide' ? '댓글을 숨겼습니다.' : '댓글을 그대로 두었습니다.' }
})
