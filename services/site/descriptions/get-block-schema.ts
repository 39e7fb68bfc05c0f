import * as contracts from '@/schemas/api/site/descriptions'
import { allCards } from '@/schemas/page/catalogue'
import { operation } from '@/services/kit/service'
import { jsonResponse, SCHEMA } from './json-response'

export const getBlockSchema = operation(contracts.getBlockSchema, async ({ file }, { fail }) => {
  const card = allCards().find(({ type }) => `${type}.json` === file)
  if (!card) throw fail('missing')
  return { response: jsonResponse({ ...SCHEMA, title: card.title, ...card.props }, 'application/schema+json') }
})
