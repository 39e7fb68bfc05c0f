// A call that goes on while its reader stays: its parts arrive at once, and it ends with its reader and with the process.
import { get, type IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { usePageServer } from '@/tests/support/use-page-server'

const site = usePageServer()
const warn = vi.fn()

async function follow() {
  let parts!: ReadableStreamDefaultController<Uint8Array>
  const cancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller), cancel })
  const callHandler = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }))
  const { port, server } = await site.start(site.cacheablePage(), { callHandler, warn })
  const request = get({ port, host: '127.0.0.1', path: '/adm/news/follow', headers: { 'accept-encoding': 'gzip, br' } })
  const reply = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  const heard: string[] = []
  const ended = new Promise<void>((resolve) => reply.on('end', resolve).on('error', () => resolve()))
  reply.setEncoding('utf8').on('data', (part: string) => heard.push(part))
  return { cancel, server, request, reply, heard, ended, send: (text: string) => parts.enqueue(new TextEncoder().encode(text)) }
}

test('each part arrives when it is sent, as it is', async () => {
  const { reply, heard, send, request } = await follow()
  expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['content-length']]).toEqual([200, undefined, undefined])
  send('data: 1\n\n')
  await expect.poll(() => heard).toEqual(['data: 1\n\n'])
  send('data: 2\n\n')
  await expect.poll(() => heard.length).toBe(2)
  request.destroy()
})

test('a reader that leaves is no fault, and nothing is sent any more', async () => {
  const { cancel, request, reply } = await follow()
  reply.on('error', () => undefined)
  request.destroy()
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
  expect(warn).not.toHaveBeenCalled()
})

test('a process that leaves ends it, so that its readers ask the next one', async () => {
  const { server, ended, cancel } = await follow()
  server.drain()
  await ended
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
  expect(warn).not.toHaveBeenCalled()
})
