import '@/app/compose'
import { createHash } from 'node:crypto'
import { standaloneValidators } from '@/schemas/page/standalone-validators'

export const dynamic = 'force-dynamic'

let kept: { code: string; etag: string } | undefined

/** The validators as a module; app/compose.ts has registered the block definitions. It changes with a release only. */
export function GET(request: Request): Response {
  kept ??= written()
  const headers = { etag: kept.etag, 'cache-control': 'public, max-age=0, must-revalidate', 'x-content-type-options': 'nosniff' }
  if ((request.headers.get('if-none-match') ?? '').includes(kept.etag)) return new Response(null, { status: 304, headers })
  return new Response(kept.code, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } })
}

function written() {
  const code = standaloneValidators()
  return { code, etag: `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"` }
}
