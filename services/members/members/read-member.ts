import * as contracts from '@/schemas/api/members/account'
import { answer } from '@/services/kit/service'

export const readMember = answer(contracts.readMember, 'services/members/members/read-member.ts', async (_, { session }) => ({
  item: session.user!,
}))
