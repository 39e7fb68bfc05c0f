import * as contracts from '@/schemas/api/members/account'
import { operation } from '@/services/kit/service'

export const readMember = operation(contracts.readMember, async (_, { session }) => ({
  item: session.user!,
}))
