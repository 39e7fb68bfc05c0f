import { expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { CallFailure } from '@/schemas/api/base/failure'
import { setCurrentDatabase } from '@/services/db/current-database'
import { audits, facts } from '@/services/db/tables/base'
import { PEOPLE, SITE } from '@/tests/support/test-app'
import { inProcess } from './in-process'
import { mount } from './mount'
import { operationOf } from './operations'
import { run } from './run'
import { operation } from './service'
import { asksNobody, echo, whoami, effects, app, names, openPipeline } from './open-pipeline-for-tests'

openPipeline()

// --- who may

test('every access has its answer for everybody else', async () => {
  const vendor = { user: { ...PEOPLE.member.user, bizYn: 'Y' as const } }
  const identified = { identified: { memberName: '홍길동', mobileNo: '01000000000' } }
  const statuses = async (access: string) =>
    Promise.all(
      [PEOPLE.visitor, PEOPLE.member, identified, vendor, PEOPLE.manager, PEOPLE.admin].map(
        async (as) => (await app.get(`/svc/test/for-${access}`, { as })).status,
      ),
    )
  expect(await statuses('member')).toEqual([401, 200, 401, 200, 401, 401])
  expect(await statuses('identified')).toEqual([401, 401, 200, 401, 401, 401])
  expect(await statuses('vendor')).toEqual([401, 403, 401, 200, 401, 401])
  expect(await statuses('manager')).toEqual([403, 403, 403, 403, 200, 200])
  expect(await statuses('admin')).toEqual([403, 403, 403, 403, 403, 200])
  expect((await app.get('/svc/test/for-member')).data).toEqual({ result: '401', resultMessage: '로그인이 필요한 서비스입니다.' })
  expect((await app.get('/svc/test/for-vendor', { as: PEOPLE.member })).data.resultMessage).toBe('접근 권한이 없습니다.')
})

test.each([
  [{ origin: SITE }, 200],
  [{ origin: 'http://localhost:3001' }, 403],
  [{ origin: 'https://localhost:3000' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: `${SITE}.evil.example` }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  [{ referer: `${SITE}/mypage` }, 200],
  [{ referer: 'http://evil.example/x' }, 403],
  [{}, 403],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
  [{ origin: 'http://evil.example', host: 'evil.example' }, 200],
] as [Record<string, string>, number][])('S3: a write from %j is answered %i, whatever its body and method', async (headers, status) => {
  const { origin, ...rest } = headers
  const init = { headers: { ...(origin === undefined ? {} : { origin }), ...rest } }
  const post = (type: string, body: string) =>
    app.raw('/svc/test/write', { method: 'POST', body, headers: { ...init.headers, 'content-type': type } })
  expect((await post('application/json', '{"name":"a"}')).status).toBe(status)
  expect((await app.raw('/svc/test/signOut', init)).status).toBe(status)
})

test('reading is open to other sites, and says nothing about cross-origin use', async () => {
  const response = await app.raw('/svc/test/echo', { headers: { origin: 'http://evil.example' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

// --- writing

test('a write is one transaction with its audit line and its tags; effects come after, and their failure is nobody’s', async () => {
  const before = tagNumbers().current('fact:a')
  expect(await app.post('/svc/test/write', { name: 'a' })).toMatchObject({
    status: 200,
    data: { result: '200', resultMessage: '저장했습니다.' },
  })
  expect(await names()).toEqual(['a'])
  expect(tagNumbers().current('fact:a')).toBe(before + 1)
  expect(await app.open.db.select().from(audits)).toMatchObject([{ actor: 'visitor', action: 'fact.write', target: 'a' }])
  expect(effects).toEqual(['a'])
})

test.each([
  ['fail', 400, '501'],
  ['gone', 404, 'LO001'],
  ['throw', 500, '500'],
])('a write that ends in %s leaves nothing', async (then, status, result) => {
  const before = tagNumbers().current('fact:a')
  const heard = await app.post('/svc/test/write', { name: 'a', then })
  expect([heard.status, heard.data.result]).toEqual([status, result])
  expect(JSON.stringify(heard.data)).not.toContain('hunter2')
  expect([await names(), await app.open.db.select().from(audits), effects, tagNumbers().current('fact:a')]).toEqual([[], [], [], before])
})

test('a call within a call is in the same transaction', async () => {
  expect((await app.post('/svc/test/write', { name: 'a', then: 'again' })).status).toBe(200)
  expect(await names()).toEqual(['a', 'a-within'])
  await app.open.db.delete(facts)
  await app.open.db.insert(facts).values({ name: 'b-within', value: 'taken' })
  expect((await app.post('/svc/test/write', { name: 'b', then: 'again' })).status).toBe(500)
  expect(await names()).toEqual(['b-within'])
})

test('what is answered as too late has not happened', async () => {
  const heard = await app.post('/svc/test/slow', {}, { deadline: 100 })
  expect(heard).toMatchObject({ status: 503, data: { result: '503' } })
  expect(heard.headers.get('retry-after')).toBe('5')
  await new Promise((done) => setTimeout(done, 400))
  expect(await names()).toEqual([])
})

// --- what leaves

test('what was made for one person is never public', async () => {
  const cache = async (path: string, as: object = {}) => (await app.get(path, { as })).headers.get('cache-control')
  expect(await cache('/svc/test/echo')).toBe('public, max-age=0, must-revalidate')
  expect(await cache('/svc/test/whoami')).toBe('private, no-store')
  expect(await cache('/svc/test/for-member', PEOPLE.member)).toBe('private, no-store')
  const context = newRequestContext({ requestId: 'mount-test' })
  await runInRequestContext(context, () => inProcess(whoami, {}))
  expect(context.personal).toBe(true)
})

test('a call whose contract asks nobody who they are reads nobody: it would find a visitor in everybody', async () => {
  const claimed = { claim: { memberNo: PEOPLE.member.user.memberNo, sid: 'a-session' } }
  for (const as of [PEOPLE.member, claimed, PEOPLE.visitor, PEOPLE.admin])
    expect((await app.get('/svc/test/asks-nobody', { as })).status).toBe(500)
  const call = { requestId: 'mount-test', session: async () => claimed, fields: async () => new Map(), isOwn: true }
  await expect(run(operationOf(asksNobody)!, call)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('test.asksNobody reads session.user, which nobody confirmed') },
  })
  // The compiler refuses it where the handler reads by itself.
  operation(asksNobody, async (_, ctx) => {
    // @ts-expect-error -- no such thing in what a contract for everybody confirms
    const { user } = ctx.session
    return { item: user as unknown }
  })
})

test('unknown places, wrong methods and unreadable addresses are told in the envelope', async () => {
  expect(await app.get('/svc/no/such')).toMatchObject({ status: 404, data: { result: '404', resultMessage: '찾을 수 없는 주소입니다.' } })
  expect((await app.get('/svc/%E0%A4%A')).status).toBe(404)
  expect((await app.get('/svc/test/echo/')).status).toBe(200)
  const wrong = await app.post('/svc/test/echo', {})
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect((await app.raw('/svc/test/send', { method: 'DELETE' })).headers.get('allow')).toBe('POST, OPTIONS')
  const options = await app.raw('/svc/test/send', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  const head = await app.raw('/svc/test/echo?word=a', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'application/json; charset=utf-8'])
})

test('what fails unexpectedly says a request id and nothing else', async () => {
  const { status, data } = await app.get('/svc/test/broken', { headers: { 'x-request-id': 'request-0001' } })
  expect(status).toBe(500)
  expect(data).toEqual({ result: '500', resultMessage: expect.stringMatching(/^예기치 않은 오류/), requestId: 'request-0001' })
})

test('R8: without a database reads and writes answer 503 with Retry-After', async () => {
  setCurrentDatabase(undefined)
  try {
    for (const heard of [await app.get('/svc/menuSvcApi/svcList'), await app.post('/svc/test/write', { name: 'a' })]) {
      expect(heard).toMatchObject({ status: 503, data: { result: '503' } })
      expect(heard.headers.get('retry-after')).toBe('5')
    }
    expect((await app.get('/svc/test/echo')).status).toBe(200)
  } finally {
    setCurrentDatabase(app.open)
  }
})

test('a render hears the failure itself', async () => {
  const failure = await inProcess(echo, { count: -1 }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ status: 400, problems: [{ pointer: '/count' }] })
  expect(await inProcess(echo, { word: '마루' })).toEqual({
    result: '200',
    resultMessage: '',
    item: { word: '마루' },
    items: [],
    totalCount: 0,
  })
})

test('the interface describes itself', async () => {
  const { paths, openapi } = (await (await app.raw('/svc/openapi.json', {})).json()) as {
    openapi: string
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
  }
  expect(openapi).toBe('3.1.0')
  expect(paths['/svc/test/echo/{word}']?.['get']?.parameters?.find(({ name }) => name === 'word')).toMatchObject({
    in: 'path',
    required: true,
  })
  expect(Object.keys(paths)).toContain('/svc/service/page')
  expect(JSON.stringify(paths)).not.toMatch(/"lenient"|"widget"|"keepsEmpty"/)
  const docs = await app.raw('/svc/docs', {})
  const html = await docs.text()
  expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('게시된 페이지 정의 조회')
  expect(html).not.toContain('<script')
  const schema = (await (await app.raw('/svc/schema/page.json', {})).json()) as { properties: object }
  expect(Object.keys(schema.properties)).toContain('blocks')
  expect((await app.get('/svc/schema/blocks/none.json')).status).toBe(404)
  expect((await app.get('/svc/schema/blocks/..%2f..%2fsecrets.json')).status).toBe(404)
})

test('a request never rejects, whatever it is made of', async () => {
  for (const path of [
    '/svc/test/echo?%',
    '/svc/test/echo?a=%FF%FE',
    `/svc/test/echo?${'a'.repeat(8_000)}`,
    '/svc/__proto__',
    '/svc/constructor',
    '/svc/test/echo?word[]=1&word[x]=2',
  ]) {
    expect((await mount(new Request(SITE + path))).status).toBeLessThan(500)
  }
})
