import * as contracts from '@/schemas/api/site/descriptions'
import { PageDocument } from '@/schemas/page/document'
import { operation } from '@/services/kit/service'
import { jsonResponse, SCHEMA } from './json-response'

export const getPageSchema = operation(contracts.getPageSchema, async () => ({
  response: jsonResponse({ ...SCHEMA, title: '페이지 문서', ...PageDocument }, 'application/schema+json'),
}))
