import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rangeBeyond } from './range-beyond'
import { staticFiles } from './static-files'

let root = ''
let close: () => void = () => undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(root, 'static/chunks'), { recursive: true })
  writeFileSync(join(root, 'static/chunks/a.js'), 'console.log(1);'.repeat(200))
  writeFileSync(join(root, 'secret.js'), 'secret')
})
afterEach(() => {
  close()
  rmSync(root, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const serve = staticFiles({
    prefix: '/_next/static/',
    folder: join(root, 'static'),
    headers: [['x-content-type-options', 'nosniff']],
    maxBytes: 1_000_000,
  })
  const beyond = rangeBeyond([{ prefix: '/_next/static/', folder: join(root, 'static') }], [['x-content-type-options', 'nosniff']])
  const server = createServer((request, response) => {
    const next = (): void => void response.writeHead(418).end()
    if (!serve(request, response, next) && !beyond(request, response, next)) next()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => void server.close().closeAllConnections()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a file of the build is sent compressed and immutable, and decompresses to the same bytes', async () => {
  const url = await start()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const reply = await fetch(`${url}/_next/static/chunks/a.js?dpl=1`, { headers: { 'accept-encoding': encoding } })
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ])
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await reply.text()).toBe('console.log(1);'.repeat(200))
  }
})

test('a missing file is a plain 404, and no file outside the folder is served', async () => {
  const url = await start()
  expect((await fetch(`${url}/_next/static/chunks/gone.js`)).status).toBe(404)
  for (const path of ['/_next/static/%2e%2e/secret.js', '/_next/static/..%2fsecret.js', '/_next/static/chunks', '/other.js']) {
    const reply = await fetch(url + path)
    expect([404, 418], path).toContain(reply.status)
    expect(await reply.text()).not.toContain('secret')
  }
})

test('a part that a file does not have is told with its length; any other part is left to Next', async () => {
  const url = await start()
  const ask = (path: string, range: string) => fetch(url + path, { headers: { range } })
  for (const range of ['bytes=3000-', 'bytes=999999-1000000', 'bytes=-0', 'bytes=5-4']) {
    const reply = await ask('/_next/static/chunks/a.js', range)
    expect([reply.status, reply.headers.get('content-range'), reply.headers.get('cache-control')], range).toEqual([
      416,
      'bytes */3000',
      'no-store',
    ])
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  }
  for (const range of ['bytes=0-9', 'bytes=-5', 'pages=1-2', 'bytes=0-1,4-5'])
    expect((await ask('/_next/static/chunks/a.js', range)).status, range).toBe(418)
  for (const path of ['/_next/static/none.js', '/_next/static/..%2Fsecret.js', '/other.js'])
    expect((await ask(path, 'bytes=99999-')).status, path).toBe(418)
})
