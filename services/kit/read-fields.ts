// Reads the sent values within their limits: a list of values for each name. Every limit is checked before the work that it protects, and
// nothing is copied into an object with a prototype.
import { join } from 'node:path'
import { measureJson } from '@/lib/json-limits'
import { methodOf, type AnyContract } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { PIECE_TYPE } from '@/schemas/api/base/tus'
import { LIMITS } from '@/schemas/page/document'
import { COMMON, fieldMessage } from '@/schemas/words/messages'
import { settings } from '@/services/base/settings'
import { refusal } from './refusal'
import { spoolForm } from './spool-form'
import { readTus } from './read-tus'
import { scimFields } from './scim-fields'

/** Values by name, as received: text, files, or values of JSON. */
export type RawFields = Map<string, unknown[]>

const KB = 1024
const MB = 1024 * KB
const MOST_FIELDS = 200
/** Characters. */
const LONGEST_STRING = 200 * KB
/** A document may be as deep as its own limit, one level below the body that contains it. */
export const JSON_LIMITS = { depth: LIMITS.depth + 2, nodes: LIMITS.values + 1, string: LONGEST_STRING }
/** Milliseconds in which a whole body must arrive. */
const BODY_DEADLINE = 10_000

/** Maximum bytes of a body of this contract. */
export function byteLimit(contract: AnyContract, type: string): number {
  if (contract.maxBytes !== undefined) return contract.maxBytes + 4 * KB
  if (contract.codec === 'multipart') return 10 * MB + 64 * KB
  return type === 'application/json' ? MB : 64 * KB
}

/** Refuses by the headers, before anything is read. */
export function checkHead(request: Request, contract: AnyContract): void {
  if (!hasBody(request, contract)) return
  const length = request.headers.get('content-length')
  if (length !== null && !/^\d{1,15}$/.test(length)) throw refusal(COMMON.malformed)
  if (Number(length ?? 0) > byteLimit(contract, typeOf(request))) throw refusal(COMMON.tooLarge)
  // A compressed body has no trustworthy length.
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw refusal(COMMON.wrongType)
  if (!accepts(contract, typeOf(request)) && (length ?? '1') !== '0') throw refusal(COMMON.wrongType)
}

/** Reads the query, or the body, of a request. @param onSpooled receives what removes the files of a body that was written to the disk. */
export async function readFields(
  request: Request,
  contract: AnyContract,
  deadline = contract.deadline ?? BODY_DEADLINE,
  onSpooled: (remove: () => Promise<void>) => void = () => undefined,
): Promise<RawFields> {
  if (contract.codec === 'tus') return readTus(request)
  if (contract.codec === 'scim') {
    const bytes = hasBody(request, contract) ? await readBytes(request, byteLimit(contract, typeOf(request)), deadline) : new Uint8Array()
    return scimFields(request, bytes.byteLength === 0 ? undefined : jsonFields(textOf(bytes)))
  }
  if (!hasBody(request, contract)) return collect(new URL(request.url).searchParams)
  const type = typeOf(request)
  if (contract.isSpooled && type === 'multipart/form-data') {
    const folder = join(settings().dataDir, 'incoming')
    const form = await spoolForm(request, { folder, limit: byteLimit(contract, type), deadline })
    onSpooled(form.remove)
    return collect(form.entries)
  }
  const bytes = await readBytes(request, byteLimit(contract, type), deadline)
  if (bytes.byteLength === 0) return new Map()
  switch (type) {
    case 'application/json':
      return jsonFields(textOf(bytes))
    case 'application/x-www-form-urlencoded':
      return collect(new URLSearchParams(textOf(bytes)))
    case 'multipart/form-data':
      return collect(await formOf(bytes, request.headers.get('content-type')!))
    default:
      throw refusal(COMMON.wrongType)
  }
}

function hasBody(request: Request, contract: AnyContract): boolean {
  const method = methodOf(contract)
  if (contract.codec === 'scim') return ['POST', 'PUT', 'PATCH'].includes(method)
  return contract.codec === 'tus' ? method === 'PATCH' : method !== 'GET' && request.method !== 'HEAD'
}
const typeOf = (request: Request): string => (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()

function accepts(contract: AnyContract, type: string): boolean {
  if (contract.codec === 'json') return type === 'application/json'
  if (contract.codec === 'tus') return type === PIECE_TYPE
  if (contract.codec === 'scim') return ['application/scim+json', 'application/json'].includes(type)
  return ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'].includes(type)
}

/** The body, or 413 as soon as it exceeds the limit. */
async function readBytes(request: Request, limit: number, deadline: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(refusal(COMMON.tooSlow)), deadline)))
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) break
      size += value.byteLength
      if (size > limit) throw refusal(COMMON.tooLarge)
      chunks.push(value)
    }
  } catch (cause) {
    void reader.cancel().catch(() => undefined)
    // A broken connection is no fault of this process, and its response reaches no client.
    throw cause instanceof CallFailure ? cause : refusal(COMMON.malformed)
  } finally {
    clearTimeout(timer)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusal(COMMON.malformed)
  }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw refusal(COMMON.malformed)
  }
}

/** `images[0].file` and `images[1].file` are the values of `images` (K-CLIENT-3). */
function collect(entries: Iterable<[string, FormDataEntryValue]>): RawFields {
  const fields: RawFields = new Map()
  let count = 0
  for (const [given, value] of entries) {
    if (++count > MOST_FIELDS) throw refusal(COMMON.invalid, [{ pointer: '', message: fieldMessage('fields', ''), keyword: 'fields' }])
    const name = typeof value === 'string' ? given : given.replace(/\[\d{1,3}\]\.file$/, '')
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  return fields
}

/** The fields of a JSON object. Its shape is measured before it is parsed. */
export function jsonFields(text: string): RawFields {
  const measure = measureJson(text, JSON_LIMITS)
  if (!measure.ok)
    throw refusal(COMMON.invalid, [{ pointer: measure.pointer, message: fieldMessage(measure.reason, ''), keyword: measure.reason }])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal(COMMON.invalid, [{ pointer: '', message: fieldMessage('syntax', ''), keyword: 'syntax' }])
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusal(COMMON.invalid, [{ pointer: '', message: fieldMessage('type', '요청', { type: 'object' }), keyword: 'type' }])
  }
  const nul = text.includes('\\u0000') ? pointerOfNul(value, '') : undefined
  if (nul !== undefined) throw refusal(COMMON.invalid, [{ pointer: nul, message: fieldMessage('nul', '내용'), keyword: 'nul' }])
  const entries = Object.entries(value)
  if (entries.length > MOST_FIELDS) throw refusal(COMMON.invalid, [{ pointer: '', message: fieldMessage('fields', ''), keyword: 'fields' }])
  return new Map(entries.map(([name, field]) => [name, [field]]))
}

/** No database accepts a NUL. The depth is limited by measureJson. */
function pointerOfNul(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? pointer : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, child] of Object.entries(value)) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const found = name.includes('\0') ? at : pointerOfNul(child, at)
    if (found !== undefined) return found
  }
  return undefined
}
