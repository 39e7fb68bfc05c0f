import * as contracts from '@/schemas/api/members/terms'
import { answer, fail } from '@/services/kit/service'
import { findTerm } from './find-term'

export const readServiceTerms = answer(contracts.readServiceTerms, 'services/members/terms/read-service-terms.ts', async (input, ctx) => {
  const item = await findTerm(input, ctx)
  if (!item) throw fail(contracts.readServiceTerms, 'missing')
  return { item }
})
