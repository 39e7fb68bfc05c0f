import * as contracts from '@/schemas/api/account'
import { answer } from '@/services/kit/service'

export const readZinMember = answer(contracts.readZinMember, 'services/members/read-zin-member.ts', async (_, { session }) => ({
  item: session.user!,
}))
