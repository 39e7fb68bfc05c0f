import * as contracts from '@/schemas/api/members/withdrawal'
import { readLeaving } from '@/services/parts/read-leaving'
import { operation } from '@/services/kit/service'

export const readWithdrawal = operation(contracts.readWithdrawal, async (_, ctx) => {
  const { underWay, gone, stays } = await readLeaving(ctx, ctx.session.user!.memberNo)
  return { item: { underWay: underWay.map(({ words, path, label }) => ({ words, path, label })), gone: [...gone], stays: [...stays] } }
})
