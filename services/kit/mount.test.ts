import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { contract } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { setCurrentDatabase } from '@/services/db/current-database'
import { audits, facts } from '@/services/db/tables/base'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { inProcess } from './in-process'
import { mount } from './mount'
import { registerOperations } from './operations'
import { callWithin } from './run'
import { operation, service } from './service'

// A service of this test's own, with one operation for each thing that the pipeline promises.
const Fields = {
  word: Type.Optional(Type.String({ title: '낱말', maxLength: 10 })),
  count: Type.Optional(Type.Integer({ title: '개수', minimum: 0, maximum: 100 })),
  agreed: Type.Optional(Type.Boolean({ title: '동의' })),
  list: Type.Optional(Type.Array(Type.String({ maxLength: 5 }), { title: '목록', maxItems: 3 })),
  nested: Type.Optional(Type.Object({ deep: Type.Integer() }, { title: '묶음', additionalProperties: true })),
}
const echo = contract({
  at: 'GET /svc/test/echo',
  id: 'test.echo',
  title: '되돌리기',
  access: 'visitor',
  input: Type.Object(Fields),
  item: Type.Unknown(),
})
const echoPath = contract({
  at: 'GET /svc/test/echo/:word',
  id: 'test.path',
  title: '되돌리기',
  access: 'visitor',
  input: Type.Object(Fields),
  item: Type.Unknown(),
})
const list = contract({
  at: 'GET /svc/test/list',
  id: 'test.list',
  title: '목록',
  access: 'visitor',
  input: Type.Object({
    page: Type.Optional(Type.Integer({ title: '페이지 번호', minimum: 1, maximum: 100, lenient: true })),
    filter: Type.Optional(Type.String({ title: '조건', maxLength: 10, lenient: true })),
  }),
  item: Type.Unknown(),
})
const send = contract({
  at: 'POST /svc/test/send',
  id: 'test.send',
  title: '보내기',
  access: 'visitor',
  writes: false,
  input: Type.Object({ ...Fields, files: Type.Optional(Type.Unsafe<File[]>({ type: 'array' })) }),
  item: Type.Unknown(),
})
const write = contract({
  at: 'POST /svc/test/write',
  id: 'test.write',
  title: '쓰기',
  access: 'visitor',
  codec: 'json',
  input: Type.Object({ name: Type.String({ title: '이름', minLength: 1 }), then: Type.Optional(Type.String()) }),
  errors: { late: ['501', '이미 마감되었습니다.'], gone: ['LO001', '찾을 수 없습니다.', 404] },
})
const writeByGet = contract({
  at: 'GET /svc/test/signOut',
  id: 'test.get',
  title: '나가기',
  access: 'visitor',
  writes: true,
  input: Type.Object({}),
})
const slow = contract({ at: 'POST /svc/test/slow', id: 'test.slow', title: '느린 쓰기', access: 'visitor', input: Type.Object({}) })
const whoami = contract({
  at: 'GET /svc/test/whoami',
  id: 'test.whoami',
  title: '누구',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Unknown(),
})
const broken = contract({ at: 'GET /svc/test/broken', id: 'test.broken', title: '고장', access: 'visitor', input: Type.Object({}) })
const forAccess = (access: 'member' | 'identified' | 'vendor' | 'manager' | 'admin') =>
  contract({ at: `GET /svc/test/for-${access}`, id: `test.${access}`, title: '자격', access, input: Type.Object({}) })
const guarded = (['member', 'identified', 'vendor', 'manager', 'admin'] as const).map(forAccess)

const effects: string[] = []
registerOperations([
  service('test', [
    operation(echo, async (input) => ({ item: input })),
    operation(echoPath, async (input) => ({ item: input })),
    operation(list, async (input) => ({ item: input })),
    operation(send, async ({ files, ...input }) => ({
      item: { ...input, ...(files ? { files: await Promise.all(files.map(async (file) => [file.name, file.size])) } : {}) },
    })),
    operation(write, async ({ name, then }, ctx) => {
      await ctx.db.insert(facts).values({ name, value: 'written' })
      ctx.touch(`fact:${name}`)
      ctx.audit('fact.write', name, { then })
      ctx.after(() => void effects.push(name))
      ctx.after(() => Promise.reject(new Error('an effect that fails')))
      if (then === 'fail') throw ctx.fail('late')
      if (then === 'gone') throw ctx.fail('gone')
      if (then === 'throw') throw new Error('secret: hunter2')
      if (then === 'again') await callWithin(ctx, write, { name: `${name}-within` })
      return { message: '저장했습니다.' }
    }),
    operation(writeByGet, async () => ({})),
    operation(slow, async (_, ctx) => {
      await ctx.db.insert(facts).values({ name: 'slow', value: 'written' })
      await new Promise((done) => setTimeout(done, 300))
      return {}
    }),
    operation(whoami, async (_, ctx) => ({ item: ctx.session.user?.memberNo ?? null })),
    operation(broken, () => Promise.reject(new Error('secret: hunter2'))),
    ...guarded.map((one) => operation(one, async () => ({}))),
  ]),
])

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())
beforeEach(async () => {
  await app.open.db.delete(facts)
  await app.open.db.delete(audits)
  effects.length = 0
})

const echoOf = async (query: string) => (await app.get(`/svc/test/echo?${query}`)).data
const form = (body: string | Uint8Array | ReadableStream) =>
  app.post('/svc/test/send', body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const json = (body: string | ReadableStream) => app.post('/svc/test/send', body, { headers: { 'content-type': 'application/json' } })
const names = async () => (await app.open.db.select().from(facts)).map(({ name }) => name)

// --- reading

test('fields are decoded once by the schema: numbers, Y and N, lists, JSON; what is unknown is not there', async () => {
  const expected = { word: '마루', count: 7, agreed: true, list: ['a', 'b'], nested: { deep: 1 } }
  const fields = 'word=%EB%A7%88%EB%A3%A8&count=7&agreed=Y&list=a&list=b&nested=%7B%22deep%22%3A1%7D&isAdmin=Y&_siteId=site&_deviceType=pc'
  expect((await echoOf(fields)).item).toEqual(expected)
  expect((await form(fields)).data.item).toEqual(expected)
  expect((await json(JSON.stringify({ ...expected, isAdmin: true, locale: 'ko-KR' }))).data.item).toEqual(expected)
  expect((await json(JSON.stringify({ count: '7', agreed: 'N', word: null, list: [] }))).data.item).toEqual({ count: 7, agreed: false })
  expect((await echoOf('word=&count=&agreed=&list=')).item).toEqual({})
  expect((await echoOf('list=["a","b"]')).item).toEqual({ list: ['a', 'b'] })
  expect((await app.get(`/svc/test/echo/${encodeURIComponent('마루'.normalize('NFD'))}?count=1`)).data.item).toEqual({
    word: '마루',
    count: 1,
  })
  expect((await app.get('/svc/test/echo/path?word=query')).data.item).toEqual({ word: 'path' })
})

test('files arrive under the name of their list (K-CLIENT-3)', async () => {
  const body = new FormData()
  body.append('word', '거실')
  body.append('files[0].file', new File(['abc'], '거실 사진.png'))
  body.append('files[1].file', new File(['defgh'], 'b.png'))
  expect((await app.post('/svc/test/send', body)).data.item).toEqual({
    word: '거실',
    files: [
      ['거실 사진.png', 3],
      ['b.png', 5],
    ],
  })
})

test.each([
  ['count=1e3', '/count'],
  ['count=0x10', '/count'],
  ['count=-1', '/count'],
  ['count=NaN', '/count'],
  ['count=9007199254740993', '/count'],
  ['count=１', '/count'],
  ['count=1.5', '/count'],
  ['count=1&count=2', '/count'],
  ['word=a&word=a', '/word'],
  ['word=%00', '/word'],
  [`word=${'a'.repeat(11)}`, '/word'],
  ['agreed=maybe', '/agreed'],
  ['list=a&list=b&list=c&list=d', '/list'],
  ['list=toolong', '/list/0'],
  ['nested=%7B%22deep%22%3A%22x%22%7D', '/nested/deep'],
  ['nested=%5B', '/nested'],
  ['nested=%7B%22__proto__%22%3A%7B%7D%7D', '/nested'],
])('%s is refused at %s', async (query, pointer) => {
  for (const heard of [await app.get(`/svc/test/echo?${query}`), await form(query)]) {
    expect(heard.status).toBe(400)
    expect(heard.data.result).toBe('400')
    expect(heard.data.problems?.[0]).toEqual({ pointer, message: expect.stringMatching(/[가-힣]/), keyword: expect.any(String) })
    expect(heard.data.resultMessage).toBe(heard.data.problems?.[0]?.message)
  }
})

test.each([
  ['page=-1', {}],
  ['page=1e9', {}],
  ['page=', {}],
  [`page=${'9'.repeat(10_240)}`, {}],
  ['page=1&page=2', { page: 1 }],
  ['page=0&page=2&page=3', { page: 2 }],
  [`filter=${'x'.repeat(10_240)}&page=3`, { page: 3 }],
  ['filter=HS04&filter=ST01', { filter: 'HS04' }],
  ['filter=%00&page=a', {}],
])('a lenient field is never refused: %s', async (query, input) => {
  expect(await app.get(`/svc/test/list?${query}`)).toMatchObject({ status: 200, data: { item: input } })
})

test('S20: names that reach for a prototype change nothing', async () => {
  expect((await echoOf('__proto__[polluted]=1&constructor.prototype.polluted=1&word=a')).item).toEqual({ word: 'a' })
  for (const body of [
    '{"__proto__":{"polluted":1}}',
    '{"nested":{"deep":1,"constructor":{"prototype":{"polluted":1}}}}',
    '{"\\u005f_proto__":1}',
  ]) {
    expect((await json(body)).data.problems?.[0]).toMatchObject({ keyword: 'name' })
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test.each([
  ['no JSON', '{"word":'],
  ['a list', '[]'],
  ['text', '"a"'],
  ['null', 'null'],
  ['two values', '{}{}'],
  ['comments', '{/**/}'],
  ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ['too deep', `{"nested":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['very deep', '['.repeat(500_000)],
  ['too many', `{"list":[${'[],'.repeat(30_000)}[]]}`],
  ['a long string', JSON.stringify({ word: 'a'.repeat(250_000) })],
  ['many fields', `{${Array.from({ length: 300 }, (_, i) => `"f${i}":1`).join()}}`],
  ['an escaped NUL', '{"word":"\\u0000"}'],
  ['a raw NUL', '{"word":"\0"}'],
])('JSON with %s is refused', async (_, body) => {
  expect((await app.post('/svc/test/send', body, { headers: { 'content-type': 'application/json' } })).status).toBe(400)
})

test('a lone surrogate is no failure of ours', async () => {
  expect((await json('{"word":"\\ud800"}')).status).toBe(200)
})

test('R17: a body is refused by its length before it is read, and as soon as it is too long where it says none', async () => {
  const pulled = { bytes: 0 }
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled.bytes += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(0x61))
      },
    })
  expect((await form(endless())).status).toBe(413)
  expect(pulled.bytes).toBeLessThan(200_000)
  expect((await json(endless())).status).toBe(413)
  pulled.bytes = 0
  const said = await app.post('/svc/test/send', endless(), {
    headers: { 'content-type': 'application/json', 'content-length': '99999999' },
  })
  expect([said.status, pulled.bytes <= 32_768]).toEqual([413, true])
  expect((await form(`word=${'a'.repeat(70_000)}`)).status).toBe(413)
  expect((await form(Array.from({ length: 201 }, (_, i) => `f${i}=1`).join('&'))).status).toBe(400)
  expect((await echoOf(Array.from({ length: 201 }, (_, i) => `f${i}=1`).join('&'))).result).toBe('400')
})

test('a body that stops coming is given up', async () => {
  const stuck = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  expect((await form(stuck)).status).toBe(400)
})

test('only the types that a contract speaks are read, and nothing that is packed', async () => {
  const sent = async (path: string, headers: Record<string, string>) => (await app.post(path, 'word=a', { headers })).status
  expect(await sent('/svc/test/send', { 'content-type': 'text/plain' })).toBe(415)
  expect(await sent('/svc/test/send', { 'content-type': 'application/xml' })).toBe(415)
  expect(await sent('/svc/test/write', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
  expect(await sent('/svc/test/send', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).toBe(415)
  expect(await sent('/svc/test/send', { 'content-type': 'multipart/form-data' })).toBe(400)
  expect(await sent('/svc/test/send', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1e9' })).toBe(400)
})

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
