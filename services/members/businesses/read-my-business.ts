import * as contracts from '@/schemas/api/members/business'
import { operation } from '@/services/kit/service'
import { myBusinessRow, presentMyBusiness } from './my-business'

export const readMyBusiness = operation(contracts.readMyBusiness, async (_, ctx) => {
  const row = await myBusinessRow(ctx)
  if (!row) throw ctx.fail('noBusiness')
  return { item: presentMyBusiness(row) }
})
