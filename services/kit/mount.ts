// Answers HTTP requests: finds the operation of a path, and turns the pipeline's result into a response. Every answer is an envelope with
// the matching status, errors are never cached, and a personal answer is never public.
import { randomUUID } from 'node:crypto'
import type { CallFailure, Envelope } from '@/schemas/api/base/failure'
import { TUS_VERSION } from '@/schemas/api/base/tus'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { unexpected } from './call-failure-of'
import { forward } from './forward'
import { operationsAt } from './operations'
import { isPlainSend, leadBack } from './lead-back'
import { refusal } from './refusal'
import { checkHead, readFields } from './read-fields'
import { run } from './run'
import { scimFailure } from './scim-failure'
import { isSameOrigin } from './is-same-origin'
import type { Outcome } from './service'
import { sessions } from './sessions'
import { requestLog } from '@/services/base/log'
import { settings } from '@/services/base/settings'

export interface MountOptions {
  readSession?: (cookie: string) => Promise<Session>
  now?: Date
  deadline?: number
}

const REQUEST_ID = /^[\w.-]{8,64}$/
const PUBLIC = 'public, max-age=0, must-revalidate'
const PERSONAL = 'private, no-store'

/** Answers any request under `/svc`, `/auth/svc`, `/v2/svc`, `/adm` and `/mng`. */
export async function mount(request: Request, options: MountOptions = {}): Promise<Response> {
  const given = request.headers.get('x-request-id') ?? ''
  const requestId = REQUEST_ID.test(given) ? given : randomUUID()
  const plain = await answer(request, requestId, options).catch((error: unknown) => {
    const failure = unexpected(error, requestLog(requestId))
    return isScim(request) ? scimFailure(failure) : failed(failure, requestId)
  })
  const response = isPlainSend(request) ? await leadBack(request, plain) : plain
  // Of every answer to a resumable upload, a refusal too.
  if (request.headers.has('tus-resumable')) response.headers.set('tus-resumable', TUS_VERSION)
  return request.method === 'HEAD' ? new Response(null, { status: response.status, headers: response.headers }) : response
}

async function answer(request: Request, requestId: string, options: MountOptions): Promise<Response> {
  const { svcHost, siteUrl } = settings()
  const path = pathOf(request)
  const found = path === undefined ? undefined : operationsAt(path)
  // Another host may answer calls that this process does not know.
  if (path !== undefined && !found && svcHost) return forward(request, svcHost)
  if (!found) throw refusal(COMMON.unknownCall)
  const operation = found.methods.get(request.method === 'HEAD' ? 'GET' : request.method)
  if (!operation) return otherMethod(request, requestId, [...found.methods.keys()])
  if (svcHost && !operation.contract.raw) return forward(request, svcHost)

  checkHead(request, operation.contract)
  let isPersonal = request.method === 'POST'
  let removeFiles = async (): Promise<void> => undefined
  let outcome: Outcome<never>
  try {
    outcome = await run(
      operation,
      {
        requestId,
        session: () => {
          const cookie = request.headers.get('cookie') ?? ''
          return options.readSession ? options.readSession(cookie) : sessions().read(cookie)
        },
        fields: async () => {
          const fields = await readFields(request, operation.contract, undefined, (remove) => (removeFiles = remove))
          // Path parameters take precedence over sent values.
          for (const [name, value] of Object.entries(found.params)) fields.set(name, [value])
          return fields
        },
        isOwn: isSameOrigin(request.headers, siteUrl),
        key: request.headers.get('idempotency-key') ?? undefined,
        onPersonal: () => (isPersonal = true),
        ...(options.now ? { now: options.now } : {}),
      },
      options.deadline,
    )
  } finally {
    await removeFiles()
  }
  return responseOf(outcome, isPersonal ? PERSONAL : PUBLIC)
}

/** A method that the path does not know; OPTIONS asks which ones it knows. */
function otherMethod(request: Request, requestId: string, methods: string[]): Response {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } })
  const failure = refusal(COMMON.wrongMethod)
  if (!isScim(request)) return failed(failure, requestId, { allow })
  const response = scimFailure(failure)
  response.headers.set('allow', allow)
  return response
}

function responseOf(outcome: Outcome<never>, caching: string): Response {
  if (outcome.response) {
    const { headers } = outcome.response
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('cache-control')) headers.set('cache-control', caching)
    return outcome.response
  }
  const response = envelope(succeeded(outcome), 200, { 'cache-control': caching, ...outcome.headers })
  for (const cookie of outcome.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function isScim(request: Request): boolean {
  const found = operationsAt(pathOf(request) ?? '')
  return found !== undefined && [...found.methods.values()].some(({ contract }) => contract.codec === 'scim')
}

function pathOf(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname)
  } catch {
    return undefined
  }
}

function succeeded({ item, items, totalCount, message }: Outcome<never>): Envelope {
  const data: Envelope['data'] = { result: '200', resultMessage: message ?? '' }
  if (item !== undefined) data.item = item
  if (items !== undefined) Object.assign(data, { items, totalCount: totalCount ?? items.length })
  return { data }
}

function failed(failure: CallFailure, requestId: string, headers: Record<string, string> = {}): Response {
  const data: Envelope['data'] = { result: failure.code, resultMessage: failure.message }
  if (failure.problems.length > 0) data.problems = failure.problems
  if (failure.item !== undefined) data.item = failure.item
  if (failure.status >= 500) data.requestId = requestId
  return envelope({ data }, failure.status, {
    'cache-control': 'no-store',
    ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
    ...headers,
  })
}

const envelope = (body: Envelope, status: number, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  })
