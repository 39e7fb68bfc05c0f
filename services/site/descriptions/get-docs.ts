import * as contracts from '@/schemas/api/site/descriptions'
import { docsPage, DOCS_POLICY } from '@/services/site/descriptions/docs-page'
import { allOperations } from '@/services/kit/operations'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'

export const getDocs = operation(contracts.getDocs, async () => {
  const all = allOperations().map(({ contract }) => contract)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': DOCS_POLICY }
  return { response: new Response(docsPage(all, settings().brandName), { headers }) }
})
