import * as contracts from '@/schemas/api/members/terms'
import { answer, fail } from '@/services/kit/service'
import { findTerm } from './find-term'

export const readTerms = answer(contracts.readTerms, 'services/members/terms/read-terms.ts', async (input, ctx) => {
  const item = await findTerm(input, ctx)
  if (!item) throw fail(contracts.readTerms, 'missing')
  return { item }
})
