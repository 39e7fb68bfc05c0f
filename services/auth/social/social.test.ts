import { describe, expect, test } from 'vitest'
import type { SocialType } from '@/schemas/api/auth/session'
import { socialAccounts, socialRequests } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { SITE, useSettings } from '@/tests/support/test-app'
import { signInAt, SocialBrowser } from '@/tests/support/social-browser'
import { SOCIAL_FAILED, SOCIAL_MISSING, SOCIAL_NEW } from '@/schemas/words/login-messages'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { MINUTE, app, devsim, typed, next, signIn, draftOf, sessions, addMember, addLink, openSocial } from './signed-in-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openSocial(kind)

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

  test('S7: a provider that does not answer is not waited for', async () => {
    const wait = async (snsType: SocialType) => {
      const browser = new SocialBrowser()
      const carried = await signInAt(await browser.start(snsType), typed('이름'))
      await next(snsType.toLowerCase(), 'ok', 6_000)
      const from = Date.now()
      expect(await browser.bring(carried), snsType).toMatchObject({ failed: 'provider' })
      expect(Date.now() - from, snsType).toBeLessThan(4_900)
    }
    await Promise.all((['KAKAO', 'NAVER', 'APPLE'] as const).map(wait))
  }, 15_000)

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
})
