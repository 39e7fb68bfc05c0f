// @vitest-environment happy-dom
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call'
import type { Codec } from './contract'
import { CallFailure } from './failure'
import { unwrap } from './send'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const reply = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const contractOf = (at: string, codec?: Codec) => ({
  at,
  id: 'test.call',
  title: '시험',
  access: 'visitor' as const,
  input: Type.Object({}, { additionalProperties: true }),
  items: Type.Any(),
  ...(codec ? { codec } : {}),
})
const list = contractOf('GET /svc/eventSvcApi/svcList')
const apply = contractOf('POST /svc/eventSvcApi/svcApply')

/** The request of the last call. */
async function sent(contract: typeof list, input: object) {
  reply({ data: { result: '200' } })
  await call(contract, input)
  const [url, init] = fetched.mock.lastCall!
  return { url: new URL(url, 'http://site'), init, form: new URLSearchParams((init.body as URLSearchParams | null) ?? '') }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  document.documentElement.dataset['siteId'] = 'site'
  delete document.documentElement.dataset['bizYn']
})
afterEach(() => vi.unstubAllGlobals())

test('K-CLIENT-1, C-TIMEOUT: the own host, with credentials, aborted after 99 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const { url, init } = await sent(list, {})
  expect(url.origin).toBe('http://site')
  expect(init.credentials).toBe('include')
  expect(limit).toHaveBeenCalledWith(99_000)

  const ended = new AbortController()
  limit.mockReturnValueOnce(ended.signal)
  fetched.mockImplementationOnce(
    (_, { signal }) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const answer = call(list, {})
  ended.abort()
  await expect(answer).rejects.toMatchObject({ code: 'network', status: 503 })
})

test('K-CLIENT-2, C-DEVICE: site id and device type, in the query of a GET and in the body of a POST', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { url } = await sent(list, { page: 2 })
  expect(Object.fromEntries(url.searchParams)).toEqual({ _siteId: 'site', _deviceType: 'mobile', page: '2' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { url: bare, form } = await sent(apply, { eventSeq: 3 })
  expect(bare.search).toBe('')
  expect(Object.fromEntries(form)).toEqual({ _siteId: 'site', _deviceType: 'pc', eventSeq: '3' })
})

test("C-SITEID, RT-32: the site id is the page's", async () => {
  document.documentElement.dataset['siteId'] = 'zin'
  expect((await sent(list, {})).url.searchParams.get('_siteId')).toBe('zin')
  delete document.documentElement.dataset['siteId']
  expect((await sent(list, {})).url.searchParams.get('_siteId')).toBe('site')
})

test('K-CLIENT-3: a form, in which an object is JSON and a list of words is repeated', async () => {
  const { init, form } = await sent(apply, { a: { b: 1 }, words: ['가', '나'], left: undefined })
  expect(init.body).toBeInstanceOf(URLSearchParams)
  expect([form.get('a'), form.getAll('words'), form.has('left')]).toEqual(['{"b":1}', ['가', '나'], false])
})

test('K-CLIENT-3: multipart where a file is present, files as name[i].file', async () => {
  const files = [new File(['1'], '1.jpg'), new File(['2'], '2.jpg')]
  const { init } = await sent(apply, { images: files, cover: files[0], a: { b: 1 } })
  const form = init.body as FormData
  expect(form).toBeInstanceOf(FormData)
  expect([...form.keys()].filter((name) => name.endsWith('.file'))).toEqual(['images[0].file', 'images[1].file', 'cover[0].file'])
  expect((form.get('images[1].file') as File).name).toBe('2.jpg')
  expect([form.get('a'), form.get('_siteId'), form.has('images')]).toEqual(['{"b":1}', 'site', false])
})

test('K-CLIENT-4: the second client sends JSON with site id, device type and locale', async () => {
  const { init } = await sent(contractOf('POST /v2/svc/shortened-urls', 'json'), { link: '/a', desc: null })
  expect((init.headers as Record<string, string>)['content-type']).toBe('application/json')
  expect(JSON.parse(init.body as string)).toEqual({ locale: 'ko-KR', _siteId: 'site', _deviceType: 'pc', link: '/a', desc: '' })
})

test('K-CLIENT-5: null is sent as an empty text', async () => {
  expect((await sent(apply, { a: null })).form.get('a')).toBe('')
  expect((await sent(list, { a: null })).url.searchParams.get('a')).toBe('')
})

test('K-CLIENT-6, Q-111: bizYn in vendor mode only', async () => {
  expect((await sent(list, {})).url.searchParams.has('bizYn')).toBe(false)
  document.documentElement.dataset['bizYn'] = 'Y'
  expect((await sent(list, {})).url.searchParams.get('bizYn')).toBe('Y')
  expect((await sent(apply, {})).form.get('bizYn')).toBe('Y')
})

test('K-CLIENT-7, CX-15: both envelopes, and 200 as a number or as a text', () => {
  for (const body of [{ data: { result: '200' } }, { data: { result: 200 } }, { result: '200' }, { result: 200 }])
    expect(unwrap(body, 200).result).toBe('200')
  expect(() => unwrap({ data: { result: '500', resultMessage: '마감되었습니다.' } }, 200)).toThrow('마감되었습니다.')
})

test('K-CLIENT-9: one record is item, a list is items', async () => {
  expect(unwrap({ data: { result: '200', item: { a: 1 } } }, 200)).toMatchObject({ item: { a: 1 }, items: [], totalCount: 0 })
  expect(unwrap({ result: '200', items: [1, 2], totalCount: 30 }, 200)).toMatchObject({ items: [1, 2], totalCount: 30 })
})

test('E-NET: missing data, missing result and missing connection are failures with a message', async () => {
  for (const body of [undefined, null, {}, { data: {} }, '<html>']) {
    reply(body)
    await expect(call(list, {})).rejects.toMatchObject({ code: 'unknown', message: expect.stringMatching(/^예기치 않은 오류/) as string })
  }
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(list, {})).rejects.toBeInstanceOf(CallFailure)
})

test('a path parameter is removed from the fields', async () => {
  const { url } = await sent(contractOf('GET /svc/a/:id'), { id: '가/나' })
  expect(url.pathname).toBe(`/svc/a/${encodeURIComponent('가/나')}`)
  expect(url.searchParams.has('id')).toBe(false)
})
