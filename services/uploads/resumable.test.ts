// Resumable uploads through the whole pipeline, by the consultation's pictures (schemas/api/base/resumable-upload.ts).
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { IncomingFiles, removeLeftFiles } from './incoming-files'
import { ownerOf } from './resumable-upload'

const PATH = '/svc/consultingSvcApi/upload'
const MINE: Session = { identified: { memberName: '송다온', mobileNo: '01020001011' } }
const OTHER: Session = { identified: { memberName: '홍길동', mobileNo: '01020001012' } }
const TUS = { origin: SITE, 'tus-resumable': '1.0.0' }
const files = new IncomingFiles('consultation')

let app: TestApp
beforeAll(async () => void (app = await openTestApp('postgres')))
afterAll(() => app.drop())

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251)
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`
const begin = (length: number | string, { as = MINE, name = '거실.jpg', headers = {} } = {}) =>
  app.raw(
    PATH,
    { method: 'POST', headers: { ...TUS, 'upload-length': String(length), 'upload-metadata': named(name), ...headers } },
    { as },
  )
const begun = async (length: number, as = MINE) => (await begin(length, { as })).headers.get('location')!
const send = (at: string, offset: number, body: BodyInit, as = MINE, headers: Record<string, string> = {}) =>
  app.raw(
    at,
    {
      method: 'PATCH',
      body,
      headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
      duplex: 'half',
    } as RequestInit,
    { as },
  )
const look = async (at: string, as = MINE) => {
  const { status, headers } = await app.raw(at, { method: 'HEAD', headers: TUS }, { as })
  return [status, headers.get('upload-offset')]
}
const idOf = (at: string) => at.split('/').at(-1)!
const wordsOf = async (response: Response) => ((await response.json()) as { data: { resultMessage: string } }).data.resultMessage

/** A body of which one part arrives, and then nothing more until it is released or broken. */
function slowBody(first: Uint8Array) {
  let end: { close: () => void; break: () => void }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(first)
      end = { close: () => controller.close(), break: () => controller.error(new Error('the line broke')) }
    },
  })
  return { body, end: end! }
}

test('a file arrives in pieces, and is what was sent', async () => {
  const sent = bytesOf(300_000)
  const response = await begin(sent.length)
  expect([response.status, response.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
  const at = response.headers.get('location')!
  expect(await look(at)).toEqual([200, '0'])
  const first = await send(at, 0, sent.subarray(0, 200_000))
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '200000'])
  expect(await files.open(ownerOf(MINE), idOf(at))).toBeUndefined()
  expect((await send(at, 200_000, sent.subarray(200_000))).headers.get('upload-offset')).toBe('300000')
  const file = (await files.open(ownerOf(MINE), idOf(at)))!
  expect([file.name, Buffer.from(await file.arrayBuffer()).equals(sent)]).toEqual(['거실.jpg', true])
})

test('after a line that broke it goes on at the byte that arrived', async () => {
  const at = await begun(1_000)
  const { body, end } = slowBody(bytesOf(400))
  const broken = send(at, 0, body)
  await sleep(50)
  end.break()
  expect((await broken).status).toBe(400)
  expect(await look(at)).toEqual([200, '400'])
  expect((await send(at, 400, bytesOf(1_000).subarray(400))).status).toBe(204)
})

test('a sender who comes back takes the place of a line that the server still waits for', async () => {
  const at = await begun(1_000)
  const hanging = send(at, 0, slowBody(bytesOf(400)).body)
  await sleep(50)
  expect(await look(at)).toEqual([200, '400'])
  expect((await hanging).status).toBe(409)
  const again = send(at, 400, slowBody(bytesOf(100)).body)
  await sleep(50)
  // The same bytes once more, by a second tab.
  expect((await send(at, 400, bytesOf(600))).status).toBe(409)
  expect((await again).status).toBe(409)
  expect((await send(at, 500, bytesOf(500))).headers.get('upload-offset')).toBe('1000')
})

test('an offset that the file does not have is refused, and nothing is written', async () => {
  const at = await begun(1_000)
  const refused = await send(at, 10, bytesOf(20))
  expect([refused.status, await wordsOf(refused)]).toEqual([409, '이어 올릴 위치가 달라졌습니다. 위치를 다시 확인해 주세요.'])
  expect(await look(at)).toEqual([200, '0'])
})

test('more bytes than were announced are refused', async () => {
  const at = await begun(100)
  expect((await send(at, 0, bytesOf(101))).status).toBe(413)
  expect(await files.open(ownerOf(MINE), idOf(at))).toBeUndefined()
})

test('V-FILE-1, V-FILE-2: a file that is too large or of another kind is refused before a byte of it is sent', async () => {
  const most = 20 * 1_048_576
  expect((await begin(most)).status).toBe(201)
  expect((await begin(most + 1)).status).toBe(413)
  const refused = await begin(10, { name: '견적서.pdf' })
  expect([refused.status, await wordsOf(refused)]).toEqual([415, 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다.'])
  for (const length of ['0', '-1', '1e3', '']) expect((await begin(length)).status, length).toBe(400)
})

test('another person finds, continues and gives up nothing of it; a stranger is asked who they are', async () => {
  const at = await begun(1_000)
  expect(await look(at, OTHER)).toEqual([404, null])
  expect((await send(at, 0, bytesOf(10), OTHER)).status).toBe(404)
  await app.raw(at, { method: 'DELETE', headers: TUS }, { as: OTHER })
  expect(await look(at)).toEqual([200, '0'])
  for (const answer of [await begin(10, { as: {} }), await send(at, 0, bytesOf(10), {})]) expect(answer.status).toBe(401)
  // A member with the verified name and number is the same person.
  expect(ownerOf({ ...MINE, visit: 'another' })).toBe(ownerOf(MINE))
})

test('another site and another version of the protocol are refused', async () => {
  expect((await begin(10, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  const at = await begun(1_000)
  expect((await send(at, 0, bytesOf(10), MINE, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send(at, 0, bytesOf(10), MINE, { 'tus-resumable': '0.2.2' })).status).toBe(412)
  expect((await send(at, 0, bytesOf(10), MINE, { 'content-type': 'application/json' })).status).toBe(415)
  expect(await look(at)).toEqual([200, '0'])
})

test('an upload that was given up is gone, with its name; the disk holds the name sealed', async () => {
  const at = await begun(1_000)
  const folder = join(app.place.dataDir, 'resumable', 'consultation', ownerOf(MINE))
  expect(await readFile(join(folder, `${idOf(at)}.json`), 'utf8')).not.toContain('거실')
  expect((await app.raw(at, { method: 'DELETE', headers: TUS }, { as: MINE })).status).toBe(204)
  expect(await look(at)).toEqual([404, null])
  expect((await readdir(folder)).filter((name) => name.startsWith(idOf(at)))).toEqual([])
})

test('a person has twenty files that are not taken; the oldest makes room', async () => {
  const person: Session = { identified: { memberName: '박하늘', mobileNo: '01020001013' } }
  const all: string[] = []
  for (let i = 0; i < 21; i++) {
    all.push(await begun(10, person))
    const path = join(app.place.dataDir, 'resumable', 'consultation', ownerOf(person), idOf(all[i]!))
    await utimes(path, i + 1, Date.now() / 1_000 - 1_000 + i)
  }
  expect(await look(all[0]!, person)).toEqual([404, null])
  expect(await look(all[1]!, person)).toEqual([200, '0'])
  expect(await look(all[20]!, person)).toEqual([200, '0'])
})

test('what nobody went on with for a day is removed, and nothing younger', async () => {
  const [old, young] = [await begun(10), await begun(10)]
  const folder = join(app.place.dataDir, 'resumable', 'consultation', ownerOf(MINE))
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(folder, idOf(old)), yesterday, yesterday)
  await removeLeftFiles(Date.now())
  expect([await look(old), await look(young)]).toEqual([
    [404, null],
    [200, '0'],
  ])
})
