import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/descriptions'
import { PageDocument } from '@/schemas/page/document'
import { getBlockSchema } from './get-block-schema'
import { getDocs } from './get-docs'
import { getOpenApi } from './get-open-api'
import { jsonResponse, SCHEMA } from './json-response'

const getPageSchema = operation(contracts.getPageSchema, async () => ({
  response: jsonResponse({ ...SCHEMA, title: '페이지 문서', ...PageDocument }, 'application/schema+json'),
}))

export const descriptions = service('descriptions', [getOpenApi, getDocs, getPageSchema, getBlockSchema])
