import * as contracts from '@/schemas/api/members/recovery'
import { operation } from '@/services/kit/service'
import { readVisit } from '@/services/auth/domain/visit'
import { foundMembers } from './found-members'

export const readRecovery = operation(contracts.readRecovery, async (_, ctx) => {
  const { recovery } = await readVisit(ctx)
  return { item: { purpose: recovery?.purpose ?? null, userList: await foundMembers(ctx.db, recovery?.memberNos ?? []) } }
})
