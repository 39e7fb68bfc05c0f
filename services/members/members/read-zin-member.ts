import * as contracts from '@/schemas/api/members/account'
import { answer } from '@/services/kit/service'

export const readZinMember = answer(contracts.readZinMember, 'services/members/members/read-zin-member.ts', async (_, { session }) => ({
  item: session.user!,
}))
