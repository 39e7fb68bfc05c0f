import * as contracts from '@/schemas/api/members/account'
import { operation } from '@/services/kit/service'

export const readZinMember = operation(contracts.readZinMember, async (_, { session }) => ({
  item: session.user!,
}))
