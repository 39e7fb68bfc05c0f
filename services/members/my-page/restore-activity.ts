import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { writingSource } from '@/services/targets/writings'

export const restoreActivity = operation(contracts.restoreActivity, async ({ type, seq, kind }, ctx) => {
  if (!(await writingSource(type, kind)?.restore?.(ctx, seq))) throw ctx.fail('missing')
  return {}
})
