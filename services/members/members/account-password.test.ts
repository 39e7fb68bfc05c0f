// The password of a member (SYS-12): confirmed for a sign-in, changed, set for the first time, and the reminder of it.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { decideGuards } from '@/schemas/rules/auth/decide-guards'
import { COMMON } from '@/schemas/words/messages'
import { DEMO_PASSWORD, demoMemberNo } from '@/services/db/seeds/demo-people'
import { confirmMember } from '@/services/auth/domain/confirm-member'
import { isPasswordOf } from '@/services/base/passwords'
import { readSession } from '@/services/auth/domain/read-session'
import { examplesOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import { NEW, SELF, HANEUL, app, clock, later, visitor, rowOf, check, signedIn, openAccounts } from './signed-in-for-tests'

const { sent } = vi.hoisted(() => ({ sent: [] as { to: string; subject: string; text: string }[] }))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => (sent.push(mail), Promise.resolve(true)),
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openAccounts(kind)
  beforeEach(() => void (sent.length = 0))

  describe('the password is confirmed for one sign-in', () => {
    test.each(examplesOf('S-SESS-6'))(
      'S-SESS-6: %s',
      async (_says, given: { steps: string[]; open: string }, expected: { to: string | null }) => {
        let who = await signedIn('haneul', { confirmed: false })
        for (const step of given.steps) {
          if (step === 'confirm') expect((await check(who)).status).toBe(200)
          else if (step === 'signOut') await who.get('/svc/signOut')
          else who = await signedIn('haneul', { confirmed: false })
        }
        const session = await confirmMember(await readSession(who.cookie, clock), app.open.db, clock)
        const guards = ['auth', 'requireLogin', 'checkMember', 'requirePwCheck'] as const
        expect(decideGuards(guards, session, { fullPath: given.open })?.to ?? null).toBe(expected.to)
        expect((await who.get(`${SELF}/svcMyInfo`)).status).toBe(expected.to === null ? 200 : 403)
      },
    )

    test('a wrong one is said at its field, and too many close the way for a while', async () => {
      const who = await signedIn('haneul', { confirmed: false })
      for (let i = 0; i < 5; i++) {
        const { status, data } = await check(who, `wrong-${i}`)
        expect([status, data.problems?.[0]]).toEqual([400, { pointer: '/password', message: '비밀번호가 일치하지 않습니다.' }])
      }
      const closed = await check(who)
      expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '30'])
      expect(closed.data.resultMessage).toContain('30초 뒤에')
      // Tries of the sign-in are counted apart: the owner elsewhere is not shut out.
      later(1)
      expect((await check(who)).status).toBe(200)
    })

    test('another id is no help, and an account without a password has none to say', async () => {
      const who = await signedIn('haneul', { confirmed: false })
      const other = await who.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: 'doyun', password: DEMO_PASSWORD, snsYn: 'N' })
      expect(other.status).toBe(400)
      expect((await who.get(`${SELF}/svcMyInfo`)).data.resultMessage).toBe(COMMON.passwordNeeded[1])
      expect((await check(await signedIn('roa', { confirmed: false }))).status).toBe(409)
    })
  })

  describe('modifyPass', () => {
    const change = (who: Visitor, currPassword: string, newPassword = NEW) => who.post(`${SELF}/modifyPass`, { currPassword, newPassword })

    test.each(examplesOf('V-PW-10'))('V-PW-10: %s', async (_says, given: { currPassword: string; newPassword: string }, expected) => {
      const who = await signedIn('haneul')
      const said = { right: DEMO_PASSWORD, wrong: 'Old!2580a' }[given.currPassword] ?? given.currPassword
      const { status, data } = await change(who, said, given.newPassword)
      const { passwordHash } = await rowOf(HANEUL)
      expect(await isPasswordOf(passwordHash, given.newPassword)).toBe(expected.changed)
      expect(status).toBe(expected.changed ? 200 : 400)
      if (expected.message === 'any') expect(data.problems?.[0]?.pointer).toBe('/currPassword')
      else if (expected.message)
        expect(data.problems).toContainEqual(expect.objectContaining({ pointer: '/currPassword', message: expected.message }))
    })

    test('aaaa1111 is refused, Kx7!mQ2p is not, and every other sign-in ends within the next request', async () => {
      const who = await signedIn('haneul')
      const elsewhere = await signedIn('haneul', { userAgent: 'another browser' })
      const refused = await change(who, DEMO_PASSWORD, 'aaaa1111')
      expect([refused.status, refused.data.problems?.[0]?.pointer]).toEqual([400, '/newPassword'])
      expect((await change(who, DEMO_PASSWORD)).status).toBe(200)
      expect((await elsewhere.get(`${SELF}/svcInfo`)).status).toBe(401)
      expect((await who.get(`${SELF}/svcInfo`)).status).toBe(200)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]!.subject).toContain('비밀번호가 변경되었습니다.')
      expect(JSON.stringify(sent)).not.toContain(NEW)
      expect((await rowOf(HANEUL)).passwordChangedAt).toEqual(clock)
    })

    test('the same password is no new one, and nothing happens', async () => {
      const who = await signedIn('haneul')
      const elsewhere = await signedIn('haneul', { userAgent: 'another browser' })
      const { status, data } = await change(who, DEMO_PASSWORD, DEMO_PASSWORD)
      expect([status, data.problems]).toEqual([
        400,
        [expect.objectContaining({ pointer: '/newPassword', message: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.' })],
      ])
      expect((await elsewhere.get(`${SELF}/svcInfo`)).status).toBe(200)
    })

    test('of ten changes at once one stands', async () => {
      const who = await signedIn('haneul')
      const tries = ['Kx7!mQ2a', 'Kx7!mQ2b', 'Kx7!mQ2c', 'Kx7!mQ2d'].map((one) => change(who, DEMO_PASSWORD, one))
      const all = (await Promise.all(tries)).map(({ status }) => status)
      expect(all.filter((status) => status === 200)).toHaveLength(1)
    })

    test('guessing the current one is stopped', async () => {
      const who = await signedIn('haneul')
      for (let i = 0; i < 5; i++) expect((await change(who, `Old!2580${i}`)).status).toBe(400)
      expect((await change(who, DEMO_PASSWORD)).status).toBe(429)
    })

    test('it needs the confirmed password', async () => {
      expect((await change(await signedIn('haneul', { confirmed: false }), DEMO_PASSWORD)).data.resultMessage).toBe(
        COMMON.passwordNeeded[1],
      )
    })
  })

  describe('setPassword', () => {
    const set = (who: Visitor, body: object) => who.post('/svc/memberSvcApi/setPassword', body)

    test('who came by a social account gets an id and a password, and signs in by them', async () => {
      const who = await signedIn('roa')
      expect((await set(who, { memberId: 'roahouse', newPassword: NEW })).status).toBe(200)
      expect((await visitor().signIn('roahouse', NEW)).status).toBe(200)
      expect((await set(who, { memberId: 'roahouse', newPassword: NEW })).status).toBe(409)
    })

    test.each([
      ['no id', { newPassword: NEW }, 'memberId', '아이디를 입력해 주세요.'],
      ['a taken id', { memberId: 'haneul', newPassword: NEW }, 'memberId', '이미 사용 중인 아이디입니다.'],
      ['a capital letter', { memberId: 'House01', newPassword: NEW }, 'memberId', '아이디는 영문 소문자와 숫자만 사용할 수 있습니다.'],
      [
        'a piece of the id',
        { memberId: 'roahouse', newPassword: 'Kx7!ous8p' },
        'newPassword',
        '아이디와 3자 이상 연속으로 같은 문자는 사용할 수 없습니다.',
      ],
    ])('%s is refused', async (_, body, name, message) => {
      const { status, data } = await set(await signedIn('roa'), body)
      expect(status).toBe(400)
      expect(data.problems).toContainEqual(expect.objectContaining({ pointer: `/${name}`, message }))
    })

    test('who has a password changes it elsewhere', async () => {
      expect((await set(await signedIn('haneul'), { newPassword: NEW })).status).toBe(409)
    })
  })

  test('the reminder stays away for 90 days (Q-023), and no other site can put it off', async () => {
    const who = await signedIn('doyun', { confirmed: false })
    const foreign = await who.get(`${SELF}/changePassLater`, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    expect((await who.get(`${SELF}/changePassLater`)).status).toBe(200)
    const { passwordRemindAt } = await rowOf(demoMemberNo('doyun'))
    expect(passwordRemindAt!.getTime() - clock.getTime()).toBe(90 * 24 * 3_600_000)
  })
})
