import * as contracts from '@/schemas/api/account'
import { answer } from '@/services/kit/service'

export const readMember = answer(contracts.readMember, 'services/members/read-member.ts', async (_, { session }) => ({
  item: session.user!,
}))
