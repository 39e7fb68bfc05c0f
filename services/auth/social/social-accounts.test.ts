// What becomes of a social account on this site: a sign-up's draft, a link of a member, a confirmation.
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { socialAccounts } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { SITE } from '@/tests/support/test-app'
import { signInAt, SocialBrowser } from '@/tests/support/social-browser'
import { SOCIAL_MISSING } from '@/schemas/words/login-messages'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { emptyJoin } from '@/schemas/rules/members/join-draft'
import { app, typed, signIn, draftOf, addMember, addLink, signedIn, openSocial } from './signed-in-for-tests'

const { mails } = vi.hoisted(() => ({ mails: [] as { to: string; text: string }[] }))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof mails)[number]) => Promise.resolve(mails.push(mail) > 0),
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openSocial(kind)

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
    const dump = await app.open.db.execute('select * from social_request, social_account')
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
      mails.length = 0
      const browser = await signedIn('m1', '로아')
      await app.open.db.update(members).set({ email: 'roa@maru.example' }).where(eq(members.memberNo, 'm1'))
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
      // The owner reads of each way in that was added or taken, and of nothing that was refused.
      await vi.waitFor(() => expect(mails).toHaveLength(2))
      expect(mails.map(({ to }) => to)).toEqual(['roa@maru.example', 'roa@maru.example'])
      expect(mails[0]!.text).toContain('네이버 계정 연결이 추가되었습니다.')
      expect(mails[1]!.text).toMatch(/(카카오|네이버) 계정 연결이 해제되었습니다\./)
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
