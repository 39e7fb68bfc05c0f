import * as contracts from '@/schemas/api/members/my-page'
import { countWritings } from '@/services/members/domain/member-lines'
import { operation } from '@/services/kit/service'

export const countActivity = operation(contracts.countActivity, async (_, ctx) => {
  const [writeCnt, replyCnt, eventCnt] = await Promise.all([
    countWritings(ctx, 'writing'),
    countWritings(ctx, 'comment'),
    countWritings(ctx, 'event'),
  ])
  return { item: { writeCnt, replyCnt, eventCnt } }
})
