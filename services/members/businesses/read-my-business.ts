import * as contracts from '@/schemas/api/members/business'
import { answer, fail } from '@/services/kit/service'
import { myBusinessRow, presentBusiness } from './my-business'

export const readMyBusiness = answer(contracts.readMyBusiness, 'services/members/businesses/read-my-business.ts', async (_, ctx) => {
  const row = await myBusinessRow(ctx)
  if (!row) throw fail(contracts.readMyBusiness, 'noBusiness')
  return { item: presentBusiness(row) }
})
