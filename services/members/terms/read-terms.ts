import * as contracts from '@/schemas/api/members/terms'
import { operation } from '@/services/kit/service'
import { findTerm } from './find-term'

export const readTerms = operation(contracts.readTerms, async (input, ctx) => {
  const item = await findTerm(input, ctx)
  if (!item) throw ctx.fail('missing')
  return { item }
})
