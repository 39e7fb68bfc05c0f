import * as contracts from '@/schemas/api/site/descriptions'
import { allDefinitions } from '@/schemas/page/definitions'
import { operation } from '@/services/kit/service'
import { jsonResponse, SCHEMA } from './json-response'

export const getBlockSchema = operation(contracts.getBlockSchema, async ({ file }, { fail }) => {
  const definition = allDefinitions().find(({ type }) => `${type}.json` === file)
  if (!definition) throw fail('missing')
  return { response: jsonResponse({ ...SCHEMA, title: definition.title, ...definition.props }, 'application/schema+json') }
})
