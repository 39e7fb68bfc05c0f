import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { memberSessions, socialAccounts, socialRequests } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { settings } from '@/services/base/settings'
import { readVisit } from '../domain/visit'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { openTestApp, SITE, useSettings, type TestApp } from '@/tests/support/test-app'
import { signInAt, SocialBrowser } from '@/tests/support/social-browser'
import { SOCIAL_FAILED, SOCIAL_MISSING, SOCIAL_NEW } from '@/schemas/words/login-messages'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import type { SocialType } from '@/schemas/api/auth/session'
import { accountIndex } from './accounts'
import { emptyJoin } from '@/schemas/rules/members/join-draft'

const MINUTE = 60_000
let app: TestApp
let devsim: OpenSimulators

const typed = (name: string, more: Record<string, string> = {}) => ({ name, email: `${name}@social.example`, verified: 'Y', ...more })
const next = (service: string, outcome: string, delayMs = 0) =>
  fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service, outcome, delayMs }) })
const signIn = (browser: SocialBrowser, snsType: SocialType, key: string | undefined) =>
  snsType === 'APPLE'
    ? browser.call('/svc/sns/appleSignIn', { identityToken: key ?? '' })
    : browser.call('/svc/sns/signIn', { snsType, accessToken: key ?? '' })
const draftOf = (browser: SocialBrowser) =>
  readVisit({ db: app.open.db, session: { visit: browser.cookies.get('maru-visit')! }, now: browser.now ?? new Date() })
const sessions = async () => (await app.open.db.select({ n: count() }).from(memberSessions))[0]!.n

async function addMember(memberNo: string, more: Partial<typeof members.$inferInsert> = {}) {
  await app.open.db.insert(members).values({
    memberNo,
    siteId: settings().siteId,
    memberName: '홍길동',
    birthDate: '19900101',
    mobileNo: '01012345678',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    createdAt: new Date(),
    ...more,
  })
}
const addLink = (memberNo: string, snsType: SocialType, snsId: string) =>
  app.open.db
    .insert(socialAccounts)
    .values({ siteId: settings().siteId, snsType, snsIndex: accountIndex(snsType, snsId), memberNo, snsId, createdAt: new Date() })
/** A browser in which a member is signed in by a social account that was not linked before. */
async function signedIn(memberNo: string, name: string, more: Partial<typeof members.$inferInsert> = {}) {
  const browser = new SocialBrowser()
  const first = await browser.through('KAKAO', typed(name))
  await signIn(browser, 'KAKAO', first!.key)
  const { join } = await draftOf(browser)
  await addMember(memberNo, more)
  await addLink(memberNo, 'KAKAO', join!.social!.snsId)
  const again = await browser.through('KAKAO', typed(name))
  expect((await signIn(browser, 'KAKAO', again!.key)).item).toMatchObject({ snsResult: '' })
  return browser
}

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  beforeAll(async () => {
    devsim = await openSimulators()
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  })
  afterAll(async () => {
    await devsim.close()
    await app.drop()
  })
  beforeEach(async () => {
    await app.open.db.delete(members)
    await app.open.db.delete(socialRequests)
  })

  test('every provider that is set up is offered, and none that is not', async () => {
    const offered = async () => (await new SocialBrowser().read('/svc/sns/providers')).items
    expect(await offered()).toEqual([{ snsType: 'KAKAO' }, { snsType: 'NAVER' }, { snsType: 'APPLE' }])
    useSettings(app.place.dataDir, {
      APP_MODE: 'production',
      SITE_URL: 'https://maru.example',
      NAVER_CLIENT_ID: 'id',
      NAVER_CLIENT_SECRET: 'secret',
    })
    expect(await offered()).toEqual([{ snsType: 'NAVER' }])
    const refused = await new SocialBrowser().ask(`/auth/svc/social/start?snsType=KAKAO&flow=${'a'.repeat(32)}`, {
      headers: { origin: 'https://maru.example' },
    })
    expect(refused.headers.get('location')).toMatch(/^https:\/\/maru\.example\/login\/loginkakaoResult#.*failed=unavailable$/)
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  })

  describe.each(['KAKAO', 'NAVER', 'APPLE'] as const)('%s', (snsType) => {
    const service = snsType.toLowerCase()

    test('sets out with a state, the exact redirect URI and whatever else the provider offers', async () => {
      const { searchParams: query } = new URL(await new SocialBrowser().start(snsType))
      expect(query.get('redirect_uri')).toBe(`${SITE}/auth/svc/social/${service}`)
      expect(query.get('state')).toMatch(/^[\w-]{43}$/)
      expect(query.get('nonce') !== null).toBe(snsType !== 'NAVER')
      expect(query.get('code_challenge_method')).toBe(snsType === 'KAKAO' ? 'S256' : null)
      expect(query.get('response_mode')).toBe(snsType === 'APPLE' ? 'form_post' : null)
      const stored = JSON.stringify(await app.open.db.select().from(socialRequests))
      expect(stored).not.toContain(query.get('state'))
    })

    test('S-JOIN-5, E-LO009: an unknown person goes into the sign-up, then signs in directly', async () => {
      const browser = new SocialBrowser()
      const said = await browser.through(snsType, typed(`새이름${snsType}`))
      expect(said).toMatchObject({ snsType, back: '/login?callback=%2Fmypage%2Fhome' })
      const first = await signIn(browser, snsType, said!.key)
      expect([first.status, first.resultMessage, first.item]).toEqual([200, SOCIAL_NEW, { snsResult: 'LO009' }])
      const { join } = await draftOf(browser)
      expect(join).toMatchObject({ kind: 'sns', social: { snsType } })

      await addMember('m1')
      await addLink('m1', snsType, join!.social!.snsId)
      const again = await browser.through(snsType, typed(`새이름${snsType}`))
      const second = await signIn(browser, snsType, again!.key)
      expect(second.item).toMatchObject({ snsResult: '', customer: { memberNo: 'm1', passwordYn: 'N' } })
      expect((await browser.read('/auth/svc/jwt')).item).toMatchObject({ customer: { memberNo: 'm1' } })
      expect(browser.cookies.has('maru-visit')).toBe(false)
    })

    test('E-LO012: a dormant account is refused as dormant', async () => {
      const browser = new SocialBrowser()
      await signIn(browser, snsType, (await browser.through(snsType, typed('휴면')))!.key)
      await addMember('m1', { status: 'DORMANT' })
      await addLink('m1', snsType, (await draftOf(browser)).join!.social!.snsId)
      const answer = await signIn(browser, snsType, (await browser.through(snsType, typed('휴면')))!.key)
      expect([answer.item, answer.resultMessage]).toEqual([{ snsResult: 'LO012' }, expect.stringContaining('휴면')])
      expect(browser.cookies.has('maru-member')).toBe(false)
      await app.open.db.update(members).set({ status: 'WITHDRAWN' })
      expect((await signIn(browser, snsType, (await browser.through(snsType, typed('휴면')))!.key)).item).toEqual({ snsResult: 'LO009' })
    })

    test('a cancelled sign-in leads back and says so', async () => {
      const browser = new SocialBrowser()
      expect(await browser.through(snsType, { cancel: 'Y' })).toMatchObject({ failed: 'cancelled' })
      expect(await sessions()).toBe(0)
    })

    test.each([
      ['token-500', 'provider'],
      ['no-token', 'missing'],
      ['down', 'provider'],
    ])('S7: a provider that answers %s opens nothing and says why', async (outcome, failed) => {
      const browser = new SocialBrowser()
      const carried = await signInAt(await browser.start(snsType), typed('이름'))
      await next(service, outcome)
      const said = await browser.bring(carried)
      expect(said).toMatchObject({ failed })
      expect(said!.key).toBeUndefined()
      // The others still work.
      const other = snsType === 'KAKAO' ? 'NAVER' : 'KAKAO'
      expect((await browser.through(other, typed('이름')))!.key).toBeDefined()
    })

    test('S7: a provider that does not answer is not waited for', async () => {
      const browser = new SocialBrowser()
      const carried = await signInAt(await browser.start(snsType), typed('이름'))
      await next(service, 'ok', 6_000)
      const from = Date.now()
      expect(await browser.bring(carried)).toMatchObject({ failed: 'provider' })
      expect(Date.now() - from).toBeLessThan(4_900)
    }, 15_000)

    test('S7: a state is good once, a code is good once, and an unknown state is nothing', async () => {
      const browser = new SocialBrowser()
      const carried = await signInAt(await browser.start(snsType), typed('이름'))
      expect((await browser.bring(carried))!.key).toBeDefined()
      expect(await browser.bring(carried)).toMatchObject({ failed: 'expired' })

      // The used code with a state of a new attempt.
      const { searchParams } = new URL(await browser.start(snsType))
      const [code, state] = [carried.form?.get('code') ?? new URL(carried.url).searchParams.get('code')!, searchParams.get('state')!]
      const url = new URL(carried.url)
      const reused = carried.form
        ? { url: url.href, form: new URLSearchParams({ code, state }) }
        : { url: `${url.origin}${url.pathname}?${new URLSearchParams({ code, state }).toString()}` }
      expect((await browser.bring(reused))!.failed).toBeDefined()
      const wrong = carried.form
        ? { url: url.href, form: new URLSearchParams({ code, state: 'x'.repeat(43) }) }
        : { url: `${url.origin}${url.pathname}?code=${code}&state=${'x'.repeat(43)}` }
      expect(await browser.bring(wrong)).toMatchObject({ failed: 'expired' })
      expect(await sessions()).toBe(0)
    })

    test('S7: another person’s answer signs no one in (login CSRF)', async () => {
      const attacker = new SocialBrowser()
      await addMember('m1')
      await signIn(attacker, snsType, (await attacker.through(snsType, typed('공격자')))!.key)
      await addLink('m1', snsType, (await draftOf(attacker)).join!.social!.snsId)
      const carried = await signInAt(await attacker.start(snsType), typed('공격자'))
      const victim = new SocialBrowser()
      await victim.start(snsType)
      const said = await victim.bring(carried)
      const answer = await signIn(victim, snsType, said?.key)
      expect(answer.status).toBe(400)
      expect(victim.cookies.has('maru-member')).toBe(false)
      // Nor does the one who set it out get what came back elsewhere.
      expect((await signIn(attacker, snsType, said?.key)).status).toBe(snsType === 'APPLE' ? 200 : 400)
    })

    test('S7: a key is good once, for ten minutes, for its own provider, in its own browser', async () => {
      const browser = new SocialBrowser()
      const { key } = (await browser.through(snsType, typed('이름')))!
      const stranger = new SocialBrowser()
      await stranger.start(snsType)
      for (const who of [stranger, new SocialBrowser()])
        expect(await signIn(who, snsType, key)).toMatchObject({ status: 400, resultMessage: SOCIAL_FAILED })
      for (const other of (['KAKAO', 'NAVER', 'APPLE'] as const).filter((type) => type !== snsType))
        expect((await signIn(browser, other, key)).status).toBe(400)
      const at = new Date()
      browser.now = new Date(at.getTime() + 11 * MINUTE)
      expect((await signIn(browser, snsType, key)).status).toBe(400)
      browser.now = at
      expect((await signIn(browser, snsType, key)).status).toBe(200)
      expect((await signIn(browser, snsType, key)).status).toBe(400)
      browser.now = undefined
      const answers = await browser.through(snsType, typed('이름'))
      const all = await Promise.all(Array.from({ length: 5 }, () => signIn(browser, snsType, answers!.key)))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('V-SNS-1: nothing, or what no browser was given, is refused in a sentence', async () => {
      const browser = new SocialBrowser()
      for (const key of ['', '   '])
        expect(await signIn(browser, snsType, key)).toMatchObject({ status: 400, resultMessage: SOCIAL_MISSING })
      for (const key of ['tok', 'ｔｏｋ', 'x'.repeat(43), 'a\0b']) expect((await signIn(browser, snsType, key)).status).toBe(400)
    })

    test('S7: an account is found by its provider’s id alone, never by an address', async () => {
      await addMember('m1', { memberId: 'house01', email: '같은사람@social.example', emailIndex: 'x' })
      const browser = new SocialBrowser()
      await next(service, 'unverified')
      const unverified = await signIn(browser, snsType, (await browser.through(snsType, typed('같은사람')))!.key)
      expect(unverified.item).toEqual({ snsResult: 'LO009' })
      expect((await draftOf(browser)).join!.social!.email).toBeUndefined()
      const verified = await signIn(browser, snsType, (await browser.through(snsType, typed('같은사람')))!.key)
      expect(verified.item).toEqual({ snsResult: 'LO009' })
      expect(await app.open.db.select().from(socialAccounts)).toEqual([])
    })
  })

  test.each(['KAKAO', 'APPLE'] as const)(
    'S7, S11: an id token of %s that is not for us, not now or not signed is refused',
    async (snsType) => {
      for (const outcome of ['alg-none', 'other-key', 'other-aud', 'other-issuer', 'other-nonce', 'id-token-old']) {
        const browser = new SocialBrowser()
        const carried = await signInAt(await browser.start(snsType), typed('이름'))
        await next(snsType.toLowerCase(), outcome)
        expect([outcome, (await browser.bring(carried))!.failed]).toEqual([outcome, 'provider'])
      }
    },
  )

  test.each([
    ['KAKAO', 'no-info'],
    ['KAKAO', 'other-person'],
    ['NAVER', 'no-info'],
  ] as const)('E-SOC: %s that answers %s gives no person', async (snsType, outcome) => {
    const browser = new SocialBrowser()
    const carried = await signInAt(await browser.start(snsType), typed('이름'))
    await next(snsType.toLowerCase(), outcome)
    expect(await browser.bring(carried)).toMatchObject({ failed: 'provider' })
    expect(SOCIAL_FAILED).toBe('회원 정보를 가져오지 못했습니다. 다시 시도해 주세요.')
  })

  test.each(examplesOf('S-JOIN-6'))('S-JOIN-6: %s', async (_says, given, expected) => {
    const browser = new SocialBrowser()
    // Apple names people by its own id: what is held against the example is what of it travels.
    const said = await browser.through('APPLE', { name: '새사람', email: given.email ?? 'new@example.com', verified: 'Y' })
    await signIn(browser, 'APPLE', said!.key)
    const { join } = await draftOf(browser)
    if (given.event === 'reset') return expect(emptyJoin(join!.kind).social ?? null).toBe(expected.social)
    expect(join!.social).toMatchObject({ ...expected.social, snsId: expect.stringMatching(/^001234\./) })
  })

  test('S-JOIN-6: the name that Apple says only once stays in the draft', async () => {
    const browser = new SocialBrowser()
    await signIn(browser, 'APPLE', (await browser.through('APPLE', typed('김한번', { email: `${kind}@social.example` })))!.key)
    expect((await draftOf(browser)).join!.social).toMatchObject({ name: '김한번', email: `${kind}@social.example` })
  })

  test('a sign-up that was begun before leaves nothing in one that begins by a social account', async () => {
    const browser = new SocialBrowser()
    await signIn(browser, 'KAKAO', (await browser.through('KAKAO', typed('하나')))!.key)
    await signIn(browser, 'KAKAO', (await browser.through('KAKAO', typed('둘')))!.key)
    expect(Object.keys((await draftOf(browser)).join!).toSorted()).toEqual(['kind', 'social'])
  })

  test('a page of another site starts nothing', async () => {
    const response = await new SocialBrowser().ask(`/auth/svc/social/start?snsType=KAKAO&flow=${'a'.repeat(32)}`, {}, 'outside')
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('whatever is said of the way back, it ends on this site', async () => {
    for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const browser = new SocialBrowser()
      const said = await browser.bring(await signInAt(await browser.start('KAKAO', back), { cancel: 'Y' }))
      expect(said!.back).toBe('/login')
    }
    const given = await new SocialBrowser().ask(
      `/auth/svc/social/start?snsType=KAKAO&flow=${'a'.repeat(32)}&origin=https%3A%2F%2Fevil.example`,
    )
    expect(new URL(given.headers.get('location')!).searchParams.get('redirect_uri')).toBe(`${SITE}/auth/svc/social/kakao`)
    const alias = await new SocialBrowser().ask(
      `/auth/svc/social/start?snsType=KAKAO&flow=${'a'.repeat(32)}&origin=http%3A%2F%2F127.0.0.1%3A3000`,
    )
    expect(new URL(alias.headers.get('location')!).searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/auth/svc/social/kakao')
  })

  test('the tables do not show a member’s id at a provider', async () => {
    const browser = new SocialBrowser()
    await browser.through('APPLE', { name: '비밀이름', email: 'secret@social.example', verified: 'Y' })
    await addMember('m1')
    await addLink('m1', 'KAKAO', '4100000001')
    const dump =
      kind === 'postgres'
        ? await app.open.db.execute('select * from social_request, social_account')
        : await app.open.db.execute('select * from social_account')
    expect(JSON.stringify(dump)).not.toMatch(/secret@social|비밀이름|4100000001/)
  })

  describe('a member’s own accounts', () => {
    test('S-SESS-6: a member without a password confirms by their own social account, and by no other', async () => {
      const browser = await signedIn('m1', '로아')
      expect((await browser.read('/svc/sns/links')).item).toEqual({ passwordYn: 'N', certified: 'Y', confirmed: false })
      const other = await browser.through('KAKAO', typed('남'))
      const refused = await browser.call('/svc/myPageInfoSvcApi/mypageSnsSignIn', { snsType: 'KAKAO', accessToken: other!.key })
      expect([refused.status, refused.resultMessage]).toEqual([
        403,
        '이 계정에 연결된 소셜 계정이 아닙니다. 연결된 계정으로 다시 확인해 주세요.',
      ])
      const own = await browser.through('KAKAO', typed('로아'))
      expect((await browser.call('/svc/myPageInfoSvcApi/mypageSnsSignIn', { snsType: 'KAKAO', accessToken: own!.key })).status).toBe(200)
      expect((await browser.read('/svc/sns/links')).item).toMatchObject({ confirmed: true })
    })

    test('links and unlinks only after a confirmation, and never takes the last way in', async () => {
      const browser = await signedIn('m1', '로아')
      const naver = await browser.through('NAVER', typed('로아'))
      const link = (fields: Record<string, unknown>) => browser.call('/svc/memberSvcApi/linkSns', fields)
      expect((await link({ snsType: 'NAVER', accessToken: naver!.key })).resultMessage).toBe('비밀번호를 확인한 뒤 이용할 수 있습니다.')
      const own = await browser.through('KAKAO', typed('로아'))
      await browser.call('/svc/myPageInfoSvcApi/mypageSnsSignIn', { snsType: 'KAKAO', accessToken: own!.key })

      expect((await link({ snsType: 'KAKAO', linkYn: 'N' })).resultMessage).toContain('로그인할 방법이 하나뿐이어서')
      expect((await link({ snsType: 'NAVER', accessToken: naver!.key })).status).toBe(200)
      expect((await link({ snsType: 'NAVER', accessToken: naver!.key })).status).toBe(400)
      const another = await browser.through('NAVER', typed('다른이'))
      expect((await link({ snsType: 'NAVER', accessToken: another!.key })).resultMessage).toContain('이미 다른 계정이 연결되어')
      const links = (await browser.read('/svc/sns/links')).items as { snsType: string; linkedAt: string }[]
      expect(links.map(({ snsType, linkedAt }) => [snsType, linkedAt !== ''])).toEqual([
        ['KAKAO', true],
        ['NAVER', true],
        ['APPLE', false],
      ])
      // Both at once: one of them is the last.
      const both = await Promise.all([link({ snsType: 'KAKAO', linkYn: 'N' }), link({ snsType: 'NAVER', linkYn: 'N' })])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('another member’s account is not taken over', async () => {
      await addMember('m2', { memberId: 'house02' })
      const stranger = new SocialBrowser()
      await signIn(stranger, 'NAVER', (await stranger.through('NAVER', typed('둘째')))!.key)
      await addLink('m2', 'NAVER', (await draftOf(stranger)).join!.social!.snsId)
      const browser = await signedIn('m1', '로아')
      const own = await browser.through('KAKAO', typed('로아'))
      await browser.call('/svc/myPageInfoSvcApi/mypageSnsSignIn', { snsType: 'KAKAO', accessToken: own!.key })
      const theirs = await browser.through('NAVER', typed('둘째'))
      const answer = await browser.call('/svc/memberSvcApi/linkSns', { snsType: 'NAVER', accessToken: theirs!.key })
      expect([answer.status, answer.resultMessage]).toEqual([409, '이미 다른 회원에게 연결된 소셜 계정입니다.'])
      const [row] = await app.open.db.select().from(socialAccounts).where(eq(socialAccounts.snsType, 'NAVER'))
      expect(row!.memberNo).toBe('m2')
    })

    test('a member with a password confirms by it', async () => {
      const browser = await signedIn('m1', '로아')
      const confirm = (password: string) => browser.call('/svc/tblMemberSvcApi/snsPasswordConfirm', { password })
      expect((await confirm('Kx7!mQ2p')).status).toBe(409)
      await app.open.db.update(members).set({ memberId: 'house01', passwordHash: await hashPassword('Kx7!mQ2p') })
      expect(await confirm('wrong')).toMatchObject({ status: 400, resultMessage: '비밀번호가 일치하지 않습니다.' })
      expect((await confirm('Kx7!mQ2p')).status).toBe(200)
      expect((await browser.read('/svc/sns/links')).item).toEqual({ passwordYn: 'Y', certified: 'Y', confirmed: true })
    })
  })

  test('the sentences are those of the rules', () => expect(sentenceOf('V-SNS-1')).toBe(SOCIAL_MISSING))
})
