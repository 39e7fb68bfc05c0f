// Sends a request for a consultation with its pictures as the form sends it: each picture by a resumable upload, then the request by their
// keys. What is lost with a connection goes on where it stopped. For tests and figures that speak to a server without a browser.
import { PIECE_TYPE, TUS_VERSION } from '@/schemas/api/base/tus'

export interface Sender {
  url: string
  /** Of an identified person. */
  cookie: string
  /** Of the sender, for a server behind a proxy: the calls of an address are limited. */
  address?: string
}
interface Picture {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  uploadId?: string
  fileKey?: string
}
export interface SentRequest {
  contents: string
  key: string
  pictures: Picture[]
  counselSeq?: number
}

/** Does what is not done yet. @throws TypeError where the connection is lost: called again, it goes on. */
export async function advance(sender: Sender, request: SentRequest): Promise<number> {
  for (const picture of request.pictures) picture.fileKey ??= await sendPicture(sender, picture)
  return (request.counselSeq ??= await save(sender, request))
}

/** @returns the key of the stored picture. */
export async function sendPicture(sender: Sender, picture: Picture): Promise<string> {
  const path = '/svc/consultingSvcApi/upload'
  const tus = { 'tus-resumable': TUS_VERSION }
  const metadata = `filename ${Buffer.from(picture.name).toString('base64')}`
  if (picture.uploadId === undefined) {
    const headers = { ...tus, 'upload-length': String(picture.bytes.length), 'upload-metadata': metadata }
    const begun = await send(sender, path, { method: 'POST', headers }, 201)
    picture.uploadId = begun.headers.get('location')!.split('/').at(-1)!
  }
  const at = `${path}/${picture.uploadId}`
  const offset = Number((await send(sender, at, { method: 'HEAD', headers: tus }, 200)).headers.get('upload-offset'))
  if (offset < picture.bytes.length) {
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': PIECE_TYPE }
    await send(sender, at, { method: 'PATCH', headers, body: picture.bytes.subarray(offset) }, 204)
  }
  return (await post(sender, 'saveFile', { uploadId: picture.uploadId }))['fileKey'] as string
}

async function save(sender: Sender, { contents, key, pictures }: SentRequest): Promise<number> {
  const day = new Date(Date.now() + 9 * 3_600_000 + 7 * 86_400_000).toISOString().slice(0, 10)
  const request = {
    checkValue: 'floor',
    name: '송다온',
    phoneNo: '01020001011',
    address: '서울특별시 중구 세종대로 110 101동 202호',
    period: [day, day],
    contents,
    agreed: 'Y',
    fileKeys: pictures.map(({ fileKey }) => fileKey),
  }
  return (await post(sender, 'save', request, { 'idempotency-key': key }))['counselSeq'] as number
}

async function post(sender: Sender, call: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const response = await send(sender, `/svc/consultingSvcApi/${call}`, init, 200)
  return ((await response.json()) as { data: { item: Record<string, unknown> } }).data.item
}

async function send({ url, cookie, address }: Sender, path: string, init: RequestInit, expected: number): Promise<Response> {
  const headers = { origin: url, cookie, ...(address ? { 'x-forwarded-for': address } : {}), ...init.headers }
  const response = await fetch(url + path, { ...init, headers })
  if (response.status !== expected) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return response
}
