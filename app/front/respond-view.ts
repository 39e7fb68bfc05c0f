// Answers what browsers report of seen pages, so many and so small that the call pipeline would cost more than the pages themselves. Only
// the usual form of that call ends here: sent by a page of this site, without a session of staff, small. Whatever else comes to its path
// goes through the pipeline, which decides the same more slowly and answers faults in words.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { VIEW_PATH } from '@/schemas/api/site/view-call'
import { VIEWING } from '@/schemas/api/base/rate-limit'
import { networkOf } from '@/services/kit/network-of'
import { waitInMemory } from '@/services/kit/wait-in-memory'
import { clientIp } from './client-ip'

/** As far as the contract takes them (schemas/api/site/page-views.ts). */
const MOST_BYTES = 2_048
const LONGEST = { path: 500, from: 255, campaign: 255, word: 255 }
const ANSWER = JSON.stringify({ data: { result: '200', resultMessage: '' } })
const [LIMIT] = VIEWING.limits

export interface SeenView {
  fields: { path: string; from: string; campaign: string; word: string; found?: number }
  ip: string
  userAgent: string
}

interface ViewOptions {
  siteUrl: string
  trustProxy: boolean
  now: () => number
  onView: (view: SeenView) => void
  /** Headers of every answer. */
  headers: readonly (readonly [string, string])[]
  /** Whether a cookie header may be that of staff. */
  mayBeStaff: (cookie: string) => boolean
}

/** @returns false for a request that the pipeline has to answer; it is untouched then. */
export function respondView(request: IncomingMessage, response: ServerResponse, path: string, options: ViewOptions): boolean {
  const { headers } = request
  const isUsual =
    path === VIEW_PATH &&
    request.method === 'POST' &&
    isOwn(headers, options.siteUrl) &&
    (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
    Number(headers['content-length'] ?? Infinity) <= MOST_BYTES &&
    !options.mayBeStaff(headers.cookie ?? '')
  if (!isUsual) return false
  const ip = clientIp(request, options.trustProxy)
  const { most, span } = LIMIT!
  if (waitInMemory({ name: `${VIEWING.name} ${span} ${networkOf(ip)}`, most, span, now: options.now() }) > 0) return false
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (body += part))
  request.on('end', () => {
    const fields = fieldsOf(body)
    if (fields) options.onView({ fields, ip, userAgent: headers['user-agent'] ?? '' })
    for (const [name, value] of options.headers) response.setHeader(name, value)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-length': ANSWER.length,
    })
    response.end(ANSWER)
  })
  return true
}

/** The site's own origin, or the host by which the browser reached us, under the site's scheme (services/kit/is-same-origin.ts). */
const isOwn = ({ origin, host }: IncomingMessage['headers'], siteUrl: string): boolean =>
  origin !== undefined && (origin === siteUrl || origin === `${siteUrl.slice(0, siteUrl.indexOf('//'))}//${host}`)

/** Undefined for what the contract does not take: it is not counted. */
function fieldsOf(body: string): SeenView['fields'] | undefined {
  const params = new URLSearchParams(body)
  const said = (name: keyof typeof LONGEST): string => params.get(name) ?? ''
  const fields = { path: said('path'), from: said('from'), campaign: said('campaign'), word: said('word') }
  const isShort = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).every((name) => fields[name].length <= LONGEST[name])
  if (!fields.path.startsWith('/') || !isShort) return undefined
  const found = params.get('found')
  return found !== null && /^\d{1,6}$/.test(found) ? { ...fields, found: Number(found) } : fields
}
