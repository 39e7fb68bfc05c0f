import '@/app/compose'
import { standaloneValidators } from '@/schemas/page/standalone'

export const dynamic = 'force-dynamic'
let code: string | undefined

export function GET(): Response {
  code ??= standaloneValidators()
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' } })
}
