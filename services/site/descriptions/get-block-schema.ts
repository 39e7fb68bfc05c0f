import * as contracts from '@/schemas/api/site/descriptions'
import { allCards } from '@/schemas/page/catalogue'
import { answer, fail } from '@/services/kit/service'
import { jsonResponse, SCHEMA } from './json-response'

export const getBlockSchema = answer(contracts.getBlockSchema, 'services/site/descriptions/get-block-schema.ts', async ({ file }) => {
  const card = allCards().find(({ type }) => `${type}.json` === file)
  if (!card) throw fail(contracts.getBlockSchema, 'missing')
  return { response: jsonResponse({ ...SCHEMA, title: card.title, ...card.props }, 'application/schema+json') }
})
