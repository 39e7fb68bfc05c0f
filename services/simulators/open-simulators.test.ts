import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/test-app'
import { openSimulators, type OpenSimulators } from './open-simulators'
import { json, type Simulator } from './simulator'

let devsim: OpenSimulators
const echo: Simulator = {
  name: 'echo',
  alsoAt: ['echoed'],
  title: '메아리',
  outcomes: { no: '거절', later: '다음 단계에서' },
  async handle({ method, path, query, request }, context) {
    if (path === '/mail') context.receive({ to: 'a@maru.example', subject: '<b>제목</b>', text: '본문 & 인사' })
    const outcome = path === '/step' ? await context.outcome('later') : await context.outcome()
    return json({ method, path, name: query.get('name'), body: await request.text(), base: context.base, outcome: outcome ?? null })
  },
}
beforeAll(async () => {
  useSettings(tmpdir())
  devsim = await openSimulators({ simulators: [echo] })
})
afterAll(() => devsim.close())

const get = async (path: string) => (await fetch(devsim.url + path)).json() as Promise<Record<string, unknown>>
const force = (body: unknown) => fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify(body) })

test("a simulator answers below its name, and at the full path that a vendor's client requires", async () => {
  const response = await fetch(`${devsim.url}/echo/oauth/token?name=%ED%95%9C`, { method: 'POST', body: 'a=1' })
  expect(await response.json()).toMatchObject({ method: 'POST', path: '/oauth/token', name: '한', body: 'a=1', base: `${devsim.url}/echo` })
  expect(await get('/echoed/1')).toMatchObject({ path: '/echoed/1' })
  expect((await fetch(`${devsim.url}/nobody`)).status).toBe(404)
})

test('a forced outcome is used as often as requested, and only by its own step', async () => {
  await force({ service: 'echo', outcome: 'no', times: 2 })
  expect([await get('/echo/a'), await get('/echo/a'), await get('/echo/a')].map(({ outcome }) => outcome)).toEqual(['no', 'no', null])
  await force({ service: 'echo', outcome: 'no' })
  expect([await get('/echo/step'), await get('/echo/a')].map(({ outcome }) => outcome)).toEqual([null, 'no'])
  await force({ service: 'echo', outcome: 'no', about: 'b=2' })
  expect([await get('/echo/a'), await get('/echo/a?b=2')].map(({ outcome }) => outcome)).toEqual([null, 'no'])
  await force({ service: 'echo', outcome: 'down' })
  expect([(await fetch(`${devsim.url}/echo/a`)).status, (await fetch(`${devsim.url}/echo/a`)).status]).toEqual([503, 200])
  const before = Date.now()
  await force({ service: 'echo', delayMs: 300 })
  await get('/echo/a')
  expect(Date.now() - before).toBeGreaterThanOrEqual(290)
})

test.each([
  [{ service: 'nobody' }],
  [{ service: 'echo', outcome: 'unheard of' }],
  [{ service: 'echo', delayMs: -1 }],
  [{ service: 'echo', times: 0 }],
  [{ service: 'echo', about: 7 }],
  [{ service: 'echo', delayMs: 3_600_000 }],
])('%o can be forced on nobody', async (body) => expect((await force(body)).status).toBe(400))

test('received messages are in the inbox, and shown as text', async () => {
  await get('/echo/mail')
  expect(await get('/_ctl/inbox?service=echo&to=a@maru.example')).toMatchObject({
    items: [{ subject: '<b>제목</b>', text: '본문 & 인사', service: 'echo' }],
  })
  expect(await get('/_ctl/inbox?to=b@maru.example')).toEqual({ items: [] })
  const page = await (await fetch(devsim.url)).text()
  expect(page).toContain('&lt;b&gt;제목&lt;/b&gt;')
  expect(page).not.toContain('<b>제목')
})

test('the people of the demonstration are listed', async () => {
  const { items } = (await get('/_ctl/personas')) as { items: { name: string }[] }
  expect(items.map(({ name }) => name)).toContain('김하늘')
})

test('another host name that points at this machine is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${devsim.url}/_ctl/inbox`, { headers: { host: 'evil.example' } }, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})
