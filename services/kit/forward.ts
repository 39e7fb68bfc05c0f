import { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'

/** Headers of a single connection, or that the other host must not accept from a visitor. */
const OWN = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'te',
  'trailer',
  'proxy-authorization',
  'proxy-authenticate',
  'expect',
]
const DEADLINE = 99_000

/** Forwards a browser's call to the host that answers instead of this one (SVC_HOST), streaming body and response. */
export async function forward(request: Request, host: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of OWN) headers.delete(name)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE),
      ...(hasBody ? { body: request.body, duplex: 'half' as const } : {}),
    }
    const answer = await fetch(host + pathname + search, init)
    const back = new Headers(answer.headers)
    // fetch has decompressed the body already.
    for (const name of [...OWN, 'content-encoding']) back.delete(name)
    return new Response(answer.body, { status: answer.status, headers: back })
  } catch (cause) {
    throw new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: 503, retryAfter: 5, cause })
  }
}
