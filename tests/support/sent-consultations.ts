// Requests for a consultation with pictures, sent as the form sends them: each picture by a resumable upload, then the request by their
// keys. For tests and figures that speak to a server without a browser.
import { TUS_VERSION, PIECE_TYPE } from '@/schemas/api/base/tus'

export interface Sender {
  url: string
  /** Of an identified visitor. */
  cookie: string
}

/** @returns the key of the stored picture. @throws with the answer of the step that failed. */
export async function sendPicture({ url, cookie }: Sender, picture: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const headers = { origin: url, cookie, 'tus-resumable': TUS_VERSION }
  const path = `${url}/svc/consultingSvcApi/upload`
  const begun = await fetch(path, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(picture.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  await expectStatus(begun, 201)
  const uploadId = begun.headers.get('location')!.split('/').at(-1)!
  const piece = { ...headers, 'upload-offset': '0', 'content-type': PIECE_TYPE }
  await expectStatus(await fetch(`${path}/${uploadId}`, { method: 'PATCH', headers: piece, body: picture }), 204)
  return (await post({ url, cookie }, 'saveFile', { uploadId }))['fileKey'] as string
}

/** @returns the number of the stored request. */
export async function sendRequest(sender: Sender, contents: string, fileKeys: readonly string[], key?: string): Promise<number> {
  const day = new Date(Date.now() + 9 * 3_600_000 + 7 * 86_400_000).toISOString().slice(0, 10)
  const request = {
    checkValue: 'floor',
    name: '송다온',
    phoneNo: '01020001011',
    address: '서울특별시 중구 세종대로 110 101동 202호',
    period: [day, day],
    contents,
    agreed: 'Y',
    fileKeys,
  }
  return (await post(sender, 'save', request, key ? { 'idempotency-key': key } : {}))['counselSeq'] as number
}

async function post({ url, cookie }: Sender, call: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/svc/consultingSvcApi/${call}`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await expectStatus(response, 200)
  return ((await response.json()) as { data: { item: Record<string, unknown> } }).data.item
}

async function expectStatus(response: Response, status: number): Promise<void> {
  if (response.status !== status) throw new Error(`${response.url} was answered ${response.status}: ${await response.text()}`)
}
