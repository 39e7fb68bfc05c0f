// Sends a file piece by piece (resumable-upload.ts). A piece is as long as the line carries in a few seconds: each that has arrived is
// safe also behind a proxy that passes on whole requests only, and a line that breaks costs less than one.
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'
import { methodOf, pathOf, type AnyContract } from './contract'
import { CallFailure } from './failure'
import type { resumableUpload } from './resumable-upload'
import { unwrap } from './send'
import { PIECE_TYPE, TUS_VERSION } from './tus'

interface SendOptions {
  /** Of an upload that was begun before; one that is gone is begun again. */
  uploadId?: string | undefined
  /** With the id that goes on with this upload. */
  onBegun: (uploadId: string) => void
  /** Bytes that have left, of the file's. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}
type Upload = Record<keyof ReturnType<typeof resumableUpload>, AnyContract>

const KB = 1_024
const FIRST = 512 * KB
const [SHORTEST, LONGEST] = [128 * KB, 4_096 * KB]
const PIECE_MS = 5_000
/** A line on which nothing moves for so long is gone, whatever the browser says. */
const STILL_MS = 20_000

/** @returns the id of the upload, all of which is on the server. @throws CallFailure; what arrived is not sent again under the same id. */
export async function sendResumably(upload: Upload, file: File, options: SendOptions): Promise<string> {
  const { signal, onBegun, onProgress } = options
  let uploadId = options.uploadId
  let offset = uploadId === undefined ? undefined : await offsetOf(upload, uploadId, signal)
  if (uploadId === undefined || offset === undefined) {
    uploadId = await begin(upload, file, signal)
    offset = 0
    onBegun(uploadId)
  }
  let length = FIRST
  onProgress(offset)
  while (offset < file.size) {
    const from: number = offset
    const since = performance.now()
    const { status, header, body } = await request(upload.piece, uploadId, {
      headers: { 'upload-offset': String(from), 'content-type': PIECE_TYPE },
      body: file.slice(from, from + length),
      onSent: (sent) => onProgress(from + sent),
      signal,
    })
    if (status === 204) {
      offset = Number(header('upload-offset'))
      const fitting = (length * PIECE_MS) / Math.max(1, performance.now() - since)
      length = Math.round(Math.min(LONGEST, Math.max(SHORTEST, fitting)))
    } else if (status === 409) {
      // Another tab of this person sent some of it, or an answer was lost.
      offset = await offsetOf(upload, uploadId, signal)
      if (offset === undefined) throw new CallFailure('network', OFFLINE, { status: 503 })
    } else throw failureOf(body, status)
    onProgress(offset)
  }
  return uploadId
}

/** Gives an upload up; nothing is said where it fails, because the server gives it up by itself after a day. */
export function dropUpload(upload: Upload, uploadId: string): void {
  void request(upload.drop, uploadId, { signal: new AbortController().signal }).catch(() => undefined)
}

async function begin(upload: Upload, file: File, signal: AbortSignal): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name.normalize('NFC'))))
  const headers = { 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` }
  const { status, header, body } = await request(upload.begin, '', { headers, signal })
  const uploadId = header('location')?.split('/').at(-1)
  if (status !== 201 || !uploadId) throw failureOf(body, status)
  return uploadId
}

/** Undefined where the server gave it up. */
async function offsetOf(upload: Upload, uploadId: string, signal: AbortSignal): Promise<number | undefined> {
  const { status, header } = await request(upload.offset, uploadId, { method: 'HEAD', signal })
  if (status === 404) return undefined
  // An answer to HEAD has no sentence.
  if (status !== 200) throw new CallFailure(String(status), UNEXPECTED, { status })
  return Number(header('upload-offset'))
}

interface Received {
  status: number
  header: (name: string) => string | null
  body: string
}
interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: Blob
  onSent?: (sent: number) => void
  signal: AbortSignal
}

/** By XMLHttpRequest: `fetch` does not report how much has been sent. */
function request(contract: AnyContract, uploadId: string, { method = methodOf(contract), headers, body, onSent, signal }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const call = new XMLHttpRequest()
  call.open(method, pathOf(contract).replace(':uploadId', uploadId))
  for (const [name, value] of Object.entries({ accept: 'application/json', 'tus-resumable': TUS_VERSION, ...headers }))
    call.setRequestHeader(name, value)
  let still: ReturnType<typeof setTimeout>
  const moves = () => {
    clearTimeout(still)
    still = setTimeout(() => call.abort(), STILL_MS)
  }
  moves()
  call.upload.addEventListener('progress', ({ loaded }) => {
    moves()
    onSent?.(loaded)
  })
  call.upload.addEventListener('load', moves)
  const stop = () => call.abort()
  signal.addEventListener('abort', stop)
  for (const broken of ['error', 'abort'] as const)
    call.addEventListener(broken, () => reject(new CallFailure('network', OFFLINE, { status: 503 })))
  call.addEventListener('load', () =>
    resolve({ status: call.status, header: (name) => call.getResponseHeader(name), body: call.responseText }),
  )
  call.addEventListener('loadend', () => {
    clearTimeout(still)
    signal.removeEventListener('abort', stop)
  })
  call.send(body ?? null)
  return promise
}

/** A refusal in the contract's words; an answer that is none is a passing failure of something in between. */
function failureOf(body: string, status: number): CallFailure {
  try {
    unwrap(JSON.parse(body), status)
  } catch (error) {
    if (error instanceof CallFailure) return error
  }
  return new CallFailure('unknown', UNEXPECTED, { status: status < 400 ? 502 : status })
}
