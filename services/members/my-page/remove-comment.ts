import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { writingSource } from '@/services/targets/writings'

export const removeComment = operation(contracts.removeComment, async ({ replySeq, kind }, ctx) => {
  if (!(await writingSource('comment', kind)?.remove(ctx, replySeq))) throw ctx.fail('missing')
  return {}
})
