// How the pipeline reads a request: fields, files and JSON of every kind, and what it refuses unread.
import { expect, test } from 'vitest'
import { app, echoOf, form, json, openPipeline } from './open-pipeline-for-tests'

openPipeline()

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

test('of thirty thousand faults the first fifty are said', async () => {
  const { status, data } = await json(`{"list":[${'[],'.repeat(30_000)}[]]}`)
  expect(status).toBe(400)
  expect(data.problems).toHaveLength(50)
  expect(new Set(data.problems!.map(({ pointer }) => pointer)).size).toBe(50)
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
