// The transport of a call: the shared client (SYS-06, foundation 7.1), without the page's reaction to a failure (call.ts).
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'
import { isWrite, methodOf, pathOf, type AnyContract, type Answer, type Input } from './contract'
import { CallFailure, type Envelope } from './failure'
import { siteFacts } from './site-facts'

export interface CallOptions {
  signal?: AbortSignal
  /** Of a `keyed` contract: the same for each time that the same thing is sent. */
  key?: string
  /** Continues although the calling page is left. */
  keepalive?: boolean
}
/** 99 s (C-TIMEOUT, foundation 7.1). */
const TIMEOUT = 99_000
/** Of the second client, unless the input has another (K-CLIENT-4). */
const LOCALE = 'ko-KR'

/**
 * The shared client of foundation 7.1 (K-CLIENT-1..9): site id and device type on every call, null → '', objects as JSON, credentials
 * sent. A contract whose codec is `json` goes through the second client, which also sends the locale.
 * @param host origin to call; none in the browser.
 * @param headers forwarded from the incoming request on the server (K-CLIENT-8).
 */
export async function send<C extends AnyContract>(
  contract: C,
  input: Input<C>,
  options: CallOptions & { host?: string; headers?: Record<string, string>; timeout?: number } = {},
): Promise<Answer<C>> {
  const method = methodOf(contract)
  const fields: Record<string, unknown> = { ...siteFacts(), ...(input as Record<string, unknown>) }
  let path = pathOf(contract).replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (options.key) headers['idempotency-key'] = options.key
  let body: BodyInit | undefined
  if (method === 'GET') {
    const query = encodeFields(fields).toString()
    if (query) path += `?${query}`
  } else if (contract.codec === 'json') {
    headers['content-type'] = 'application/json'
    body = JSON.stringify({ locale: LOCALE, ...withoutNulls(fields) })
  } else {
    const files = Object.entries(fields).flatMap(([name, value]) => (isFiles(value) ? [[name, [value].flat()] as const] : []))
    if (files.length > 0) {
      const form = new FormData()
      for (const [name, value] of encodeFields(fields)) form.append(name, value)
      for (const [name, list] of files) list.forEach((file, i) => form.append(`${name}[${i}].file`, file))
      body = form
    } else body = encodeFields(fields)
  }
  const limit = AbortSignal.timeout(options.timeout ?? TIMEOUT)
  let response: Response
  try {
    response = await fetch((options.host ?? '') + path, {
      method,
      headers,
      body: body ?? null,
      credentials: 'include',
      redirect: 'error',
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
      ...(isWrite(contract) ? { cache: 'no-store' as const } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
  } catch (cause) {
    throw new CallFailure('network', OFFLINE, { status: 503, cause })
  }
  return unwrap<C>(await response.json().catch(() => undefined), response.status)
}

/** Accepts both envelope forms, `{data:{result}}` and `{result}` (CX-15); '200' and 200 are success (K-CLIENT-7). */
export function unwrap<C extends AnyContract>(body: unknown, status: number): Answer<C> {
  const outer = (body ?? {}) as Partial<Envelope> & Envelope['data']
  const data = outer.data ?? outer
  if (data.result === undefined) {
    throw new CallFailure('unknown', UNEXPECTED, { status: status < 400 ? 502 : status })
  }
  if (String(data.result) !== '200') {
    throw new CallFailure(String(data.result), data.resultMessage, { status, problems: data.problems ?? [], item: data.item })
  }
  return {
    result: '200',
    resultMessage: data.resultMessage ?? '',
    item: data.item,
    items: data.items ?? [],
    totalCount: data.totalCount ?? data.items?.length ?? 0,
  } as Answer<C>
}

function encodeFields(fields: Record<string, unknown>): URLSearchParams {
  const out = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || isFiles(value)) continue
    if (Array.isArray(value) && value.every((v) => typeof v !== 'object'))
      for (const v of value as (string | number | boolean)[]) out.append(name, String(v))
    else out.append(name, value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value))
  }
  return out
}

/** One file, or a list of them. */
const isFiles = (value: unknown): value is File | File[] =>
  typeof File !== 'undefined' &&
  (value instanceof File || (Array.isArray(value) && value.length > 0 && value.every((v) => v instanceof File)))

/** K-CLIENT-5: no value of a payload is null; a document's own content is unchanged. */
const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? (value === null ? '' : undefined)]))
