// A sign-in that the browser sends by itself, because its script is not there: it is led to a page, never to what a script reads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { hashPassword } from '@/services/base/passwords'
import { staff } from '@/services/db/tables/auth'
import { mount } from '@/services/kit/mount'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'

const PASSWORD = '나무결7!tile'
const WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.'
const NOW = new Date()

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  const passwordHash = await hashPassword(PASSWORD)
  await app.open.db.insert(staff).values({ id: 'a', loginId: 'hangyeol', name: '한결', role: 'adm', passwordHash })
})
afterAll(() => app.drop())

const me = (cookie: string) =>
  runInRequestContext(newRequestContext({ requestId: 'test-request', ip: '203.0.113.7' }), () =>
    mount(new Request(`${SITE}/adm/auth/me`, { headers: { cookie } }), { now: NOW }),
  )
const sendPlainly = (password: string, more: Record<string, string> = {}) =>
  runInRequestContext(newRequestContext({ requestId: 'test-request', ip: '203.0.113.7' }), () =>
    mount(
      new Request(`${SITE}/adm/auth/signIn`, {
        method: 'POST',
        body: new URLSearchParams({ loginId: 'hangyeol', password }),
        headers: {
          origin: SITE,
          referer: `${SITE}/ice_builder/orders?state=paid`,
          accept: 'text/html,*/*;q=0.8',
          'sec-fetch-mode': 'navigate',
          ...more,
        },
      }),
      { now: NOW },
    ),
  )
const seen = async (response: Response) => ({
  status: response.status,
  location: response.headers.get('location'),
  cookies: response.headers.getSetCookie().map((line) => decodeURIComponent(line)),
  body: await response.text(),
})

test('opens the page that was asked for', async () => {
  const { status, location, cookies, body } = await seen(await sendPlainly(PASSWORD))
  expect([status, location, body]).toEqual([303, '/ice_builder/orders?state=paid', ''])
  expect((await me(cookies[0]!.split(';')[0]!)).status).toBe(200)
})

test('is led back with the sentence of the refusal, and never to another site', async () => {
  const { status, location, cookies, body } = await seen(await sendPlainly('wrong'))
  expect([status, location, body]).toEqual([303, '/ice_builder/orders?state=paid', ''])
  expect(cookies).toEqual([expect.stringMatching(new RegExp(`^maru-said=${WRONG};`))])
  expect((await seen(await sendPlainly('', {}))).cookies[0]).toContain('비밀번호를 입력해 주세요.')
  for (const referer of ['https://evil.example//evil.example/x', 'null', `${SITE}//evil.example/x`]) {
    const to = (await seen(await sendPlainly('wrong', { referer }))).location!
    expect(new URL(to, SITE).origin).toBe(SITE)
  }
})

test('of another site, or by a script, is answered as ever', async () => {
  const others: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-mode': 'cors' }]
  for (const headers of others) {
    const response = await sendPlainly('wrong', headers)
    expect([response.status >= 400, response.headers.get('content-type')]).toEqual([true, 'application/json; charset=utf-8'])
  }
})
