import { count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { COMMON } from '@/schemas/words/messages'
import { memberSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { seedMembers } from '@/services/members/domain/seed-members'
import { DEMO_PASSWORD, demoMemberNo } from '@/services/db/seeds/demo-people'
import { mount } from '@/services/kit/mount'
import { isOldPasswordHash } from '@/services/base/passwords'
import { hash } from '@node-rs/argon2'
import { examplesOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.'
const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.23'

let app: TestApp
let clock = Date.now()

/** A browser: it keeps its cookies, honours their paths and their ends, and says what it is. */
class Browser {
  readonly jar = new Map<string, { value: string; path: string; until: number; line: string }>()
  readonly ip: string
  readonly userAgent: string
  constructor(ip = HOME, userAgent = 'Mozilla/5.0 (test) Chrome/140') {
    this.ip = ip
    this.userAgent = userAgent
  }

  cookieFor(path: string): string {
    return [...this.jar]
      .filter(([, cookie]) => cookie.until > clock && path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  async ask(path: string, init: RequestInit & { cookie?: string } = {}) {
    const { cookie = this.cookieFor(path), ...rest } = init
    const headers = { origin: SITE, 'content-type': 'application/json', cookie, ...(init.headers as Record<string, string>) }
    const context = newRequestContext({ requestId: 'test-request', ip: this.ip, cookie, userAgent: this.userAgent })
    const request = new Request(SITE + path, { ...rest, headers })
    const response = await runInRequestContext(context, () => mount(request, { now: new Date(clock) }))
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const isJson = response.headers.get('content-type')?.includes('json')
    const data = isJson ? ((await response.json()) as { data: Record<string, never> }).data : undefined
    return {
      status: response.status,
      headers: response.headers,
      lines: response.headers.getSetCookie(),
      data: data as unknown as { result: string; resultMessage: string; item: Record<string, unknown> },
      text: isJson ? '' : await response.text(),
    }
  }

  keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const attribute = (name: string) => attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1)
    const seconds = Number(attribute('Max-Age'))
    this.jar.set(pair.slice(0, at), {
      value: pair.slice(at + 1),
      path: attribute('Path') ?? '/',
      until: clock + seconds * SECOND,
      line,
    })
  }

  signIn(memberId: unknown, password: unknown = DEMO_PASSWORD, more: Record<string, unknown> = {}) {
    return this.ask('/svc/signIn', { method: 'POST', body: JSON.stringify({ memberId, password, ...more }) })
  }
  jwt = () => this.ask('/auth/svc/jwt')
  token = () => this.ask('/auth/svc/token', { method: 'POST', body: '{}' })
  signOut = () => this.ask('/svc/signOut')
  mine = () => this.ask('/svc/tblMemberSvcApi/svcInfo')
  value = (name: string) => this.jar.get(name)!.value
}

const rows = async () => (await app.open.db.select({ n: count() }).from(memberSessions))[0]!.n
const living = async () => (await app.open.db.select({ n: count() }).from(memberSessions).where(isNull(memberSessions.endedAt)))[0]!.n

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.transaction((tx) => seedMembers(tx, 'site', new Date()))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = Date.now()
    await app.open.db.delete(throttles)
    await app.open.db.delete(memberSessions)
  })

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
      clock += 31 * MINUTE
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

  test('the right password opens a sign-in in cookies that no script reads, of which only a mark may be seen', async () => {
    const browser = new Browser()
    const { status, data, lines, headers } = await browser.signIn('Haneul')
    expect(status).toBe(200)
    expect(data.item).toMatchObject({ memberId: 'haneul', memberName: '김하늘', certified: 'Y', passwordYn: 'Y', changePassLater: 'N' })
    expect(JSON.stringify(data)).not.toMatch(/argon2|01020001001|maru-/)
    const line = (name: string) => lines.find((one) => one.startsWith(`${name}=`))
    expect(line('maru-member')).toMatch(/^maru-member=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    expect(line('maru-refresh')).toMatch(/^maru-refresh=[\w.-]+; Path=\/auth\/svc; HttpOnly; SameSite=Strict; Max-Age=86400$/)
    expect(line('maru-signed')).toBe('maru-signed=1; Path=/; SameSite=Lax; Max-Age=86400')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('Q-012: a kept login lasts fourteen days, whatever is renewed meanwhile; another one day', async () => {
    const kept = new Browser()
    await kept.signIn('haneul', DEMO_PASSWORD, { keepLogin: 'Y' })
    const once = new Browser()
    await once.signIn('haneul', DEMO_PASSWORD, { keepLogin: 'N' })
    clock += 23 * HOUR
    expect((await once.token()).status).toBe(200)
    clock += 2 * HOUR
    expect([(await once.token()).status, (await kept.token()).status]).toEqual([406, 200])
    clock += 12.9 * DAY
    expect((await kept.token()).status).toBe(200)
    clock += 0.2 * DAY
    expect((await kept.token()).status).toBe(406)
  })

  test('E-LOGIN-5, S5: an unknown id, a wrong password, an account without one: the same words, headers and no cookie', async () => {
    const answers = await Promise.all(
      [
        ['haneul', 'Wrong7!Tile1'],
        ['nobody1', DEMO_PASSWORD],
        ['seojian', 'Wrong7!Tile1'],
        ['choiyuna', 'Wrong7!Tile1'],
      ].map(async ([id, password]) => {
        const { status, data, lines, headers } = await new Browser().signIn(id, password)
        return { status, data, lines, headers: [...headers.keys()].sort() }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 401, data: { result: 'LO001', resultMessage: WRONG }, lines: [] })
    for (const other of answers) expect(other).toEqual(answers[0])
  })

  test('Q-009, CX-32: a dormant or withdrawn member is told so with the right password only', async () => {
    const dormant = await new Browser().signIn('choiyuna')
    expect([dormant.status, dormant.data]).toEqual([
      403,
      { result: 'LO012', resultMessage: '휴면 상태의 계정입니다. 휴면을 해제하려면 본인인증이 필요합니다.', item: { code: 'LO012' } },
    ])
    const gone = await new Browser().signIn('seojian')
    expect([gone.status, gone.data.result, gone.lines]).toEqual([403, 'LO002', []])
    expect(await rows()).toBe(0)
  })

  test.each([
    ['no id', '', DEMO_PASSWORD, '아이디를 입력해 주세요.'],
    ['no password', 'haneul', '', '비밀번호를 입력해 주세요.'],
    ['a NUL', 'haneul', 'a\0b', '쓸 수 없는 글자가 들어 있습니다.'],
    ['full-width letters', 'ｈａｎｅｕｌ', DEMO_PASSWORD, '아이디의 형식이 올바르지 않습니다.'],
    ['half a syllable', 'ㅎㅏneul', DEMO_PASSWORD, '아이디의 형식이 올바르지 않습니다.'],
    ['a long id', 'h'.repeat(31), DEMO_PASSWORD, '아이디는 30자까지 입력할 수 있습니다.'],
    ['a long password', 'haneul', 'p'.repeat(1_001), '비밀번호는 1000자까지 입력할 수 있습니다.'],
    ['an object', 'haneul', { $ne: '' }, '비밀번호는 글자 형식이어야 합니다.'],
  ])('%s is refused in a sentence', async (_, memberId, password, sentence) => {
    const { status, data } = await new Browser().signIn(memberId, password)
    expect(status).toBe(400)
    expect(JSON.stringify(data)).toContain(sentence)
  })

  test('LO003: ten tries in ten minutes; a stranger locks out only their own network address, and no right password helps there', async () => {
    const stranger = new Browser(ELSEWHERE)
    for (let i = 0; i < 10; i++) expect((await stranger.signIn('haneul', `Wrong7!Tile${i}`)).data.result).toBe('LO001')
    const closed = await stranger.signIn('haneul')
    expect([closed.status, closed.data.result, closed.headers.get('retry-after')]).toEqual([429, 'LO003', '600'])
    expect(closed.data.resultMessage).toBe('로그인 시도가 많아 잠시 멈추었습니다. 10분 뒤에 다시 시도해 주세요.')
    expect((await new Browser(HOME).signIn('haneul')).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await stranger.signIn('nobody1', 'x')).data.result).toBe('LO001')
    expect((await stranger.signIn('nobody1', 'x')).data).toEqual({ ...closed.data, result: 'LO003' })
    clock += 10 * MINUTE
    expect((await stranger.signIn('haneul')).status).toBe(200)
  })

  test('from the seventh wrong try on the answer says how many are left, the same for an unknown id', async () => {
    const stranger = new Browser(ELSEWHERE)
    const answers = async (id: string) => {
      const said: unknown[] = []
      for (let i = 0; i < 10; i++) said.push((await stranger.signIn(id, `Wrong7!Tile${i}`)).data)
      return said
    }
    const wrong = { result: 'LO001', resultMessage: '아이디 또는 비밀번호가 일치하지 않습니다.' }
    const known = await answers('haneul')
    expect(known).toEqual(
      Array.from({ length: 10 }, (_, i) => expect.objectContaining({ ...wrong, ...(i < 6 ? {} : { item: { triesLeft: 9 - i } }) })),
    )
    expect(JSON.stringify(known.slice(0, 6))).not.toContain('triesLeft')
    const withoutIds = (said: unknown[]) => said.map((data) => ({ ...(data as object), requestId: '' }))
    expect(withoutIds(await answers('nobody1'))).toEqual(withoutIds(known))
  })

  test('S4: thirty tries at once are counted one by one', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => new Browser().signIn('haneul', `Wrong7!Tile${i}`)))
    const looked = all.filter(({ status }) => status === 401)
    expect(looked.length).toBeLessThanOrEqual(10)
    // A busy machine may turn a request away before it is counted; no request gets in.
    expect(all.filter(({ status }) => status === 429 || status === 503)).toHaveLength(30 - looked.length)
  })

  test('S6: a hash of older making is made anew at the next sign-in, and two at once both come in', async () => {
    const old = await hash(DEMO_PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await app.open.db.update(members).set({ passwordHash: old }).where(eq(members.memberId, 'doyun'))
    const both = await Promise.all([new Browser().signIn('doyun'), new Browser().signIn('doyun')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await app.open.db.select().from(members).where(eq(members.memberId, 'doyun'))
    expect(row!.passwordHash).not.toBe(old)
    expect(isOldPasswordHash(row!.passwordHash!)).toBe(false)
    expect((await new Browser().signIn('doyun')).status).toBe(200)
  })

  test('Q-023: a member with an old password is told so', async () => {
    expect((await new Browser().signIn('doyun')).data.item['changePassLater']).toBe('Y')
    await app.open.db
      .update(members)
      .set({ passwordRemindAt: new Date(clock + DAY) })
      .where(eq(members.memberId, 'doyun'))
    expect((await new Browser().signIn('doyun')).data.item['changePassLater']).toBe('N')
  })

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
    clock += 9 * SECOND
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
      clock += 11 * SECOND
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

  test('a page of another site signs no one in', async () => {
    const request = new Request(`${SITE}/svc/signIn`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ memberId: 'haneul', password: DEMO_PASSWORD }),
    })
    const response = await mount(request)
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })

  describe('S-SESS-3: on the way to a page', () => {
    const restore = (browser: Browser, callback: string, again = '') =>
      browser.ask(`/auth/svc/restore?callback=${encodeURIComponent(callback)}${again}`, { headers: { origin: '' } })

    test.each(examplesOf('S-SESS-3'))('%s', async (_says, given: { open: string }) => {
      const browser = new Browser()
      await browser.signIn('haneul')
      clock += 31 * MINUTE
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
      const second = await restore(browser, '/mypage/home', '&again=1')
      expect(second.headers.get('location')).toBe('/mypage/home')
      const stranger = await restore(new Browser(), '/mypage/home', '&again=1')
      expect(stranger.headers.get('location')).toBe('/login?callback=%2Fmypage%2Fhome')
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
