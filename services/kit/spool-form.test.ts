// Large bodies are written to the disk as they arrive, and nothing of them stays there.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { spoolForm } from './spool-form'

const folder = mkdtempSync(join(tmpdir(), 'maru-spool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})
const MB = 1024 * 1024
const spool = (request: Request, { limit = 10 * MB, deadline = 5_000 } = {}) => spoolForm(request, { folder, limit, deadline })
const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/adm/media/film', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

function filmForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.append('alt', '거실')
  form.append('file[0].file', new File([new Uint8Array(bytes)], '시공 영상.mp4', { type: 'video/mp4' }))
  form.append('width', '1280')
  return form
}

test('fields and files come in their order, a file with its Korean name and its whole content', async () => {
  const bytes = Buffer.alloc(3 * MB, 'maru')
  const { entries, remove } = await spool(requestOf(filmForm(bytes)))
  expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['alt', '거실'],
    ['file[0].file', '시공 영상.mp4'],
    ['width', '1280'],
  ])
  const file = entries[1]![1] as File
  expect([file.size, file.type]).toEqual([bytes.length, 'video/mp4'])
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Buffer.from(await file.slice(0, 4).arrayBuffer()).toString()).toBe('maru')
  await remove()
  expect(readdirSync(folder)).toEqual([])
})

test('a file of 160 MB is read without lying in memory', async () => {
  const boundary = 'maru-boundary'
  const part = Buffer.alloc(MB, 7)
  const progress = { sent: 0 }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`))
    },
    pull(controller) {
      if (progress.sent++ < 160) controller.enqueue(new Uint8Array(part))
      else {
        controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`))
        controller.close()
      }
    },
  })

  const before = process.memoryUsage()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before.arrayBuffers)), 5)
  const { entries, remove } = await spool(requestOf(body, { 'content-type': `multipart/form-data; boundary=${boundary}` }), {
    limit: 200 * MB,
    deadline: 60_000,
  })
  clearInterval(watch)
  expect((entries[0]![1] as File).size).toBe(160 * MB)
  // What was read already lies there until it is collected, which a busy machine does late.
  expect(most).toBeLessThan(120 * MB)
  await remove()
}, 90_000)

test.each([
  ['larger than its limit', () => requestOf(filmForm(Buffer.alloc(2 * MB))), { limit: MB }, 413],
  ['no form', () => requestOf('x', { 'content-type': 'multipart/form-data; boundary=a' }), {}, 400],
  ['without a boundary', () => requestOf('x', { 'content-type': 'multipart/form-data' }), {}, 400],
  [
    'too slow',
    () =>
      requestOf(new ReadableStream({ pull: () => new Promise(() => undefined) }), { 'content-type': 'multipart/form-data; boundary=a' }),
    { deadline: 50 },
    408,
  ],
])('a body that is %s is refused, and leaves nothing on the disk', async (_, request, options, status) => {
  await expect(spool(request(), options)).rejects.toMatchObject({ status })
  expect(readdirSync(folder)).toEqual([])
})

test('what a process that ended left behind is removed by the next body, and no younger one', async () => {
  for (const name of ['old', 'young']) mkdirSync(join(folder, name))
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(join(folder, 'old'), longAgo, longAgo)
  const { remove } = await spool(requestOf(filmForm(Buffer.from('1'))))
  await remove()
  expect(readdirSync(folder)).toEqual(['young'])
})
