import { anonymousRequest, renderInto, SocketlessResponse } from '@/app/front/socketless-response'
import { pageWriter } from '@/app/page-writer'
import { COMMON } from '@/schemas/words/messages'

export const dynamic = 'force-dynamic'

const RENDER_MS = 15_000

/**
 * The one dynamic route of all pages, as Next knows it. The page server answers these paths before Next is asked (app/front.ts); a request
 * that comes here all the same gets what the same writer writes.
 */
export async function GET(request: Request): Promise<Response> {
  const writer = pageWriter()
  if (!writer) return new Response(COMMON.busy[1], { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const { pathname, search } = new URL(request.url)
  const written = new SocketlessResponse(anonymousRequest(pathname + search, {}))
  await renderInto(written, () => writer(written.req, written), RENDER_MS)
  const headers = Object.entries(written.getHeaders()).map(([name, value]) => [name, String(value)] as [string, string])
  const body = new Uint8Array(written.body)
  written.returnBody()
  return new Response(body, { status: written.statusCode, headers })
}
