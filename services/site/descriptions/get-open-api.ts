import * as contracts from '@/schemas/api/site/descriptions'
import { openApi } from '@/services/site/descriptions/openapi'
import { allOperations } from '@/services/kit/operations'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { jsonResponse } from './json-response'

export const getOpenApi = operation(contracts.getOpenApi, async () => {
  const { brandName, siteUrl } = settings()
  const all = allOperations().map(({ contract }) => contract)
  return { response: jsonResponse(openApi(all, { title: brandName, url: siteUrl }), 'application/json') }
})
