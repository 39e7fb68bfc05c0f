import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { listMenus } from '@/schemas/api/site/menus'
import { useSettings } from '@/tests/support/test-app'
import { inProcess } from './in-process'

let host: Server
let heard: IncomingMessage | undefined
beforeAll(async () => {
  host = createServer((request, response) => {
    heard = request
    response.end(JSON.stringify({ data: { result: '200', items: [] } }))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  useSettings(tmpdir(), { SVC_HOST: `http://127.0.0.1:${(host.address() as AddressInfo).port}` })
})
afterAll(() => new Promise((resolve) => host.close(resolve)))

test('K-CLIENT-8: a call of the server carries the cookies of the present request', async () => {
  const context = newRequestContext({ requestId: 'in-process', cookie: 'session=abc; theme=1' })
  await runInRequestContext(context, () => inProcess(listMenus, { menuGroup: 'main' }))
  expect(heard!.headers.cookie).toBe('session=abc; theme=1')
  expect(new URL(heard!.url!, 'http://host').searchParams.get('_siteId')).not.toBeNull()
})

test('K-CLIENT-8: a page for everybody is rendered without cookies', async () => {
  await runInRequestContext(newRequestContext({ requestId: 'in-process' }), () => inProcess(listMenus, {}))
  expect(heard!.headers.cookie).toBeUndefined()
})
