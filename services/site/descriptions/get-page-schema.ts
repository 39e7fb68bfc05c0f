import * as contracts from '@/schemas/api/site/descriptions'
import { PageDocument } from '@/schemas/page/document'
import { answer } from '@/services/kit/service'
import { jsonResponse, SCHEMA } from './json-response'

export const getPageSchema = answer(contracts.getPageSchema, 'services/site/descriptions/get-page-schema.ts', async () => ({
  response: jsonResponse({ ...SCHEMA, title: '페이지 문서', ...PageDocument }, 'application/schema+json'),
}))
