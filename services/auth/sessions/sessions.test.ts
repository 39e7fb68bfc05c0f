import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { COMMON } from '@/schemas/words/messages'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { seedMembers } from '@/services/members/domain/seed-members'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { mount } from '@/services/kit/mount'
import { examplesOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { SITE } from '@/tests/support/test-app'
import { SECOND, MINUTE, ELSEWHERE, app, clock, pass, Browser, living, openSessions } from './browser-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openSessions(kind)

  test.each(examplesOf('S-SESS-1'))(
    'S-SESS-1, Q-010: %s',
    async (_says, given: { cookies: string }, expected: { code: string[]; customer: boolean }) => {
      const browser = new Browser()
      if (given.cookies === 'signedIn') expect((await browser.signIn('haneul')).status).toBe(200)
      const { status, data, headers } = await browser.jwt()
      const { code, customer, sessionKey } = data.item as { code: string; customer: object | null; sessionKey: string }
      expect(status).toBe(200)
      expect(expected.code).toContain(code)
      expect([customer !== null, sessionKey !== '']).toEqual([expected.customer, expected.customer])
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test.each(examplesOf('S-SESS-2'))(
    'S-SESS-2, E-TOKEN, Q-011: %s',
    async (_says, { refresh }: { refresh: string }, expected: { signed: boolean; result?: string; message?: string }) => {
      const browser = new Browser()
      await browser.signIn('haneul')
      pass(31 * MINUTE)
      expect((await browser.jwt()).data.item['code']).toBe('unsigned')
      expect((await browser.mine()).data.resultMessage).toBe(COMMON.sessionEnded[1])
      if (refresh === 'invalid') browser.jar.get('maru-refresh')!.value = 'copied.wrong.x'
      const renewed = await browser.token()
      if (expected.signed) {
        expect(renewed.data.item).toMatchObject({ code: 'jwt', tokenName: 'maru-member', customer: { memberName: '김하늘' } })
        expect((await browser.mine()).status).toBe(200)
      } else {
        expect([renewed.status, renewed.data]).toEqual([406, { result: expected.result, resultMessage: expected.message }])
        expect((await browser.jwt()).data.item).toMatchObject({ code: 'unsigned', customer: null })
      }
    },
  )

  test('S1: a hundred who renew at once get one and the same new line', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    const cookie = browser.cookieFor('/auth/svc/token')
    const all = await Promise.all(Array.from({ length: 100 }, () => browser.ask('/auth/svc/token', { method: 'POST', body: '{}', cookie })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const lines = all.map(({ lines }) => lines.find((line) => line.startsWith('maru-refresh=')))
    expect(new Set(lines).size).toBe(1)
    expect(await living()).toBe(1)
    expect((await browser.token()).status).toBe(200)
  })

  test('S1: a lost answer may be asked for again for ten seconds, from the same browser only', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    const first = browser.cookieFor('/auth/svc/token')
    await browser.token()
    pass(9 * SECOND)
    expect((await browser.ask('/auth/svc/token', { method: 'POST', body: '{}', cookie: first })).status).toBe(200)
    const thief = new Browser(ELSEWHERE, 'curl/8')
    expect((await thief.ask('/auth/svc/token', { method: 'POST', body: '{}', cookie: first })).status).toBe(406)
    expect((await browser.jwt()).data.item['code']).toBe('unsigned')
    expect(await living()).toBe(0)
  })

  test('S1: a token that comes again later was copied, and so may its parent’s parent have been: the sign-in ends', async () => {
    for (const turns of [1, 2]) {
      const browser = new Browser()
      await browser.signIn('haneul')
      const copied = browser.cookieFor('/auth/svc/token')
      for (let i = 0; i < turns; i++) await browser.token()
      pass(11 * SECOND)
      expect((await browser.ask('/auth/svc/token', { method: 'POST', body: '{}', cookie: copied })).status).toBe(406)
      expect([(await browser.token()).status, (await browser.mine()).status]).toEqual([406, 401])
    }
    const [row] = await app.open.db.select().from(memberSessions)
    expect(row).toMatchObject({ endedBy: 'replay' })
  })

  test('S-SESS-5, S2: signing out ends the sign-in itself; a copy of its cookies is worth nothing', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    const other = new Browser()
    await other.signIn('haneul')
    const copies = [browser.cookieFor('/svc/x'), browser.cookieFor('/auth/svc/token')] as const
    const out = await browser.signOut()
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
    for (const name of ['maru-member', 'maru-refresh', 'maru-signed', 'maru-visit'])
      expect(
        out.lines.find((line) => line.startsWith(`${name}=;`)),
        name,
      ).toContain('Max-Age=0')
    expect((await browser.ask('/svc/tblMemberSvcApi/svcInfo', { cookie: copies[0] })).status).toBe(401)
    expect((await browser.ask('/auth/svc/token', { method: 'POST', body: '{}', cookie: copies[1] })).status).toBe(406)
    expect((await other.mine()).status).toBe(200)
    // Once more without a session: nothing happens, and it is no error.
    expect((await browser.signOut()).status).toBe(200)
  })

  test.each(examplesOf('S-SESS-5'))('S-SESS-5: %s', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    await browser.signOut()
    expect((await browser.mine()).data.resultMessage).toBe(COMMON.loginNeeded[1])
  })

  test('CX-21: a link of another site, and a picture of it, sign no one out', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    const cookie = browser.cookieFor('/svc/signOut')
    const ways: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://evil.example/' },
      {},
    ]
    for (const way of ways) {
      const request = new Request(`${SITE}/svc/signOut`, { headers: { cookie, ...way } })
      expect((await mount(request, { now: new Date(clock) })).status).toBe(403)
    }
    expect((await browser.mine()).status).toBe(200)
  })

  test('S2: what was known of a browser before a sign-in is worth nothing in it', async () => {
    const browser = new Browser()
    await browser.signIn('haneul')
    const before = { access: browser.value('maru-member'), refresh: browser.value('maru-refresh') }
    await browser.signIn('doyun')
    expect([browser.value('maru-member'), browser.value('maru-refresh')]).not.toEqual(Object.values(before))
    expect((await browser.ask('/svc/tblMemberSvcApi/svcInfo', { cookie: `maru-member=${before.access}` })).status).toBe(401)
    expect((await browser.mine()).data.item['memberName']).toBe('박도윤')
    expect(await living()).toBe(1)
  })

  test('S2: a withdrawal, or an account put to sleep, counts from the next request on', async () => {
    const browser = new Browser()
    await browser.signIn('gaonmoon')
    for (const status of ['DORMANT', 'WITHDRAWN'] as const) {
      await app.open.db.update(members).set({ status }).where(eq(members.memberId, 'gaonmoon'))
      expect([(await browser.mine()).status, (await browser.token()).status]).toEqual([401, 406])
    }
    await app.open.db.update(members).set({ status: 'NORMAL' }).where(eq(members.memberId, 'gaonmoon'))
  })

  describe('S-SESS-3: on the way to a page', () => {
    const restore = (browser: Browser, callback: string, again = '') =>
      browser.ask(`/auth/svc/restore?callback=${encodeURIComponent(callback)}${again}`, { headers: { origin: '' } })

    test.each(examplesOf('S-SESS-3'))('%s', async (_says, given: { open: string }) => {
      const browser = new Browser()
      await browser.signIn('haneul')
      pass(31 * MINUTE)
      const led = await restore(browser, given.open)
      expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([303, given.open, 'private, no-store'])
      expect((await browser.mine()).status).toBe(200)
    })

    test('a sign-in that does not stand leads to the login, once, with the way back and without its cookies', async () => {
      const browser = new Browser()
      await browser.signIn('haneul')
      await app.open.db.update(memberSessions).set({ endedAt: new Date(clock) })
      const led = await restore(browser, '/mypage/scrap?page=2')
      expect([led.status, led.headers.get('location')]).toEqual([303, '/login?callback=%2Fmypage%2Fscrap%3Fpage%3D2'])
      expect(browser.cookieFor('/')).toBe('')
    })

    test('who came from another site sends the strict cookie from a page of ours', async () => {
      const browser = new Browser()
      await browser.signIn('haneul')
      const first = await browser.ask('/auth/svc/restore?callback=%2Fmypage%2Fhome%3Fa%3D%22%3E', { cookie: 'maru-signed=1' })
      expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const [, next] = /content="0;url=([^"]+)"/.exec(first.text)!
      expect(next).toBe('/auth/svc/restore?callback=%2Fmypage%2Fhome%3Fa%3D%2522%253E&amp;again=1')
      const second = await browser.ask('/auth/svc/restore?callback=%2Fmypage%2Fhome&again=1')
      expect(second.headers.get('location')).toBe('/mypage/home')
      const stranger = await new Browser().ask('/auth/svc/restore?callback=%2Fmypage%2Fhome&again=1')
      expect(stranger.headers.get('location')).toBe('/login?callback=%2Fmypage%2Fhome')
    })

    test.each(['', '&again=1', '&again=2'])('a link of another site signs nobody out and empties no cart: "%s"', async (again) => {
      const browser = new Browser()
      await browser.signIn('haneul')
      browser.keep('maru-cart=of-a-guest; Path=/; Max-Age=1000')
      const cookie = browser.cookieFor('/')
      // What a browser sends with a navigation from elsewhere: no strict cookie, and where it comes from.
      const led = await browser.ask(`/auth/svc/restore?callback=%2Fcs${again}`, {
        cookie: cookie.replace(/maru-refresh=[^;]*(; )?/, ''),
        headers: { origin: '', 'sec-fetch-site': 'cross-site' },
      })
      expect(led.lines).toEqual([])
      expect(led.status).toBe(again === '&again=2' ? 303 : 200)
      expect(browser.cookieFor('/')).toBe(cookie)
    })

    test('a sign-in that is over takes its own cookies away, and not the cart that lies in the browser', async () => {
      const browser = new Browser()
      await browser.signIn('haneul')
      browser.keep('maru-cart=of-a-guest; Path=/; Max-Age=1000')
      await app.open.db.update(memberSessions).set({ endedAt: new Date(clock) })
      await restore(browser, '/mypage/scrap')
      expect(browser.cookieFor('/')).toBe('maru-cart=of-a-guest')
    })

    test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
      'S9: never to %s',
      async (callback) => {
        const browser = new Browser()
        await browser.signIn('haneul')
        expect((await restore(browser, callback)).headers.get('location')).toBe('/styling/home')
      },
    )
  })

  test('Q-026: the seed has a member for every case, once, and no other test touches them', async () => {
    const before = await app.open.db.select().from(members).orderBy(members.memberNo)
    await app.open.db
      .update(members)
      .set({ nickname: '바꾼 이름' })
      .where(eq(members.memberNo, demoMemberNo('haneul')))
    await app.open.db.transaction((tx) => seedMembers(tx, 'site', new Date()))
    const after = await app.open.db.select().from(members).orderBy(members.memberNo)
    expect(after.map(({ memberNo }) => memberNo)).toEqual(before.map(({ memberNo }) => memberNo))
    const of = (key: string) => after.find(({ memberNo }) => memberNo === demoMemberNo(key))
    expect(of('haneul')).toMatchObject({ nickname: '바꾼 이름', certified: 'Y', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y' })
    expect(of('saebom')).toMatchObject({ certified: 'N', birthDate: null, ci: null })
    expect(of('seojun')).toMatchObject({ certified: 'Y', serviseTermsYn: 'N', personalInfoCollectedYn: 'N' })
    expect(of('yuna')).toMatchObject({ status: 'DORMANT' })
    expect(of('roa')).toMatchObject({ memberId: null, passwordHash: null, joinChannel: 'KAKAO' })
    expect(of('jian')).toMatchObject({ status: 'WITHDRAWN', memberName: null, mobileNo: null, ci: null, email: null })
    expect(of('hajun')).toMatchObject({ staffYn: 'Y' })
    expect(of('jiwoo')).toMatchObject({ memberType: 'B', bizYn: 'Y' })
    expect(of('haesol')).toMatchObject({ memberType: 'A', bizYn: 'Y' })
    expect((await new Browser().signIn('gaonmoon')).data.item['age']).toBe(18)
  })
})
