// Lost ids, lost passwords and dormant accounts (SYS-14, SYS-15): what a verified identity opens, and what it does not.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { DEMO_PASSWORD, demoMemberNo, demoPeople } from '@/services/db/seeds/demo-people'
import { visits } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { examplesOf } from '@/tests/support/member-examples'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { seedOnce, type SeededPeople } from '@/tests/support/seeded-people'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { Visitor } from '@/tests/support/visitor'

const { sent } = vi.hoisted(() => ({ sent: [] as { to: string; subject: string; text: string }[] }))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => (sent.push(mail), Promise.resolve(true)),
}))

const NEW = 'Kx7!mQ2p'
const NO_MEMBER = '입력하신 정보와 일치하는 회원 정보가 없습니다.'
type Purpose = 'findId' | 'resetPw' | 'dormant'

let app: TestApp
let people: SeededPeople
let clock: Date
const visitor = () => new Visitor(app, { now: () => clock })
const personOf = (key: string): VerifiedIdentity => {
  const { name, gender, birthDate, mobileNo, ci } = demoPeople(clock).find((person) => person.key === key)!
  return { memberName: name, gender, birthDate, mobileNo, ci }
}
const find = (who: Visitor, ciValue: string, purpose: Purpose) => who.post('/svc/member/memberInfo', { ciValue, purpose })
const found = async (who: Visitor, key: string, purpose: Purpose) => find(who, await who.verified(purpose, personOf(key)), purpose)
const reset = (who: Visitor, id: string, newPassword = NEW) => who.post('/svc/memberSvcApi/resetPassword', { id, newPassword })
const wake = (who: Visitor, more: object = {}) => who.post('/svc/tblMemberSvcApi/changeMemberStatus', { status: 'NORMAL', ...more })
const statusOf = async (key: string) =>
  (
    await app.open.db
      .select()
      .from(members)
      .where(eq(members.memberNo, demoMemberNo(key)))
  )[0]!.status

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = await seedOnce(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date()
    sent.length = 0
    await app.open.db.delete(throttles)
    await app.open.db.delete(visits)
    await people.restore()
  })

  describe('memberInfo', () => {
    test('Q-019, Q-120: gives the ids of the verified person, and of the rest as much as recognises it', async () => {
      const who = visitor()
      const { status, data } = await found(who, 'haneul', 'findId')
      expect(status).toBe(200)
      expect(data.item['userList']).toEqual([
        { memberName: '김*늘', email: 'ha***@maru.example', id: 'haneul', snsTypes: [], passwordYn: 'Y', registDate: expect.any(String) },
      ])
      // The following pages read the result again, in this browser only.
      expect((await who.get('/svc/memberSvcApi/recovery')).data.item).toEqual(data.item)
      expect((await visitor().get('/svc/memberSvcApi/recovery')).data.item).toEqual({ purpose: null, userList: [] })
    })

    test('a social account without an id is marked as such, a dormant one is found, one that was left is not', async () => {
      const social = await found(visitor(), 'roa', 'findId')
      expect(social.data.item['userList']).toEqual([expect.objectContaining({ id: '', snsTypes: ['KAKAO'], passwordYn: 'N' })])
      expect((await found(visitor(), 'yuna', 'findId')).data.item['userList']).toHaveLength(1)
      const gone = await found(visitor(), 'jian', 'findId')
      expect([gone.status, gone.data.item['userList'], gone.data.resultMessage]).toEqual([200, [], NO_MEMBER])
    })

    test('a key is good once, in its browser, for its purpose, for ten minutes', async () => {
      const who = visitor()
      const key = await who.verified('findId', personOf('haneul'))
      expect((await find(visitor(), key, 'findId')).data.resultMessage).toBe(IDENTITY_MISSING)
      expect((await find(who, key, 'resetPw')).data.resultMessage).toBe(IDENTITY_MISSING)
      expect((await find(who, key, 'findId')).status).toBe(200)
      expect((await find(who, key, 'findId')).data.resultMessage).toBe(IDENTITY_MISSING)
      const late = await who.verified('findId', personOf('haneul'))
      clock = new Date(clock.getTime() + 11 * 60_000)
      expect((await find(who, late, 'findId')).data.resultMessage).toBe(IDENTITY_MISSING)
    })

    test.each([
      ['nothing', ''],
      ['a CI that somebody knows', 'a'.repeat(88)],
      ['a NUL', 'a\0b'],
    ])('%s finds nobody', async (_, ciValue) => {
      const { status, data } = await find(visitor(), ciValue, 'findId')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(data.item).toBeUndefined()
    })
  })

  describe('resetPassword', () => {
    test('the verified owner sets another one: it signs in, every earlier session ends, the limit of tries is lifted', async () => {
      const owner = visitor()
      await owner.signIn('haneul', DEMO_PASSWORD)
      for (let i = 0; i < 10; i++) await visitor().signIn('haneul', `Wrong!258${i}`)
      expect((await visitor().signIn('haneul', DEMO_PASSWORD)).status).toBe(429)
      const who = visitor()
      await found(who, 'haneul', 'resetPw')
      expect((await reset(who, 'haneul')).status).toBe(200)
      expect((await owner.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
      expect((await visitor().signIn('haneul', NEW)).status).toBe(200)
      expect((await visitor().signIn('haneul', DEMO_PASSWORD)).status).toBe(401)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      // Used up.
      expect((await reset(who, 'haneul', 'Kx7!mQ2q')).status).toBe(403)
    })

    test('the current password is refused, and another one is accepted after it', async () => {
      const who = visitor()
      await found(who, 'haneul', 'resetPw')
      const { status, data } = await reset(who, 'haneul', DEMO_PASSWORD)
      expect([status, data.problems?.[0]]).toEqual([
        400,
        expect.objectContaining({ pointer: '/newPassword', message: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.' }),
      ])
      expect((await reset(who, 'haneul')).status).toBe(200)
    })

    test('a person verified for another purpose, as another person, or not at all, sets no password', async () => {
      expect((await reset(visitor(), 'haneul')).status).toBe(401)
      const finder = visitor()
      await found(finder, 'haneul', 'findId')
      expect((await reset(finder, 'haneul')).status).toBe(403)
      const other = visitor()
      await found(other, 'doyun', 'resetPw')
      const refused = await reset(other, 'haneul')
      expect([refused.status, refused.data.resultMessage]).toEqual([404, NO_MEMBER])
      expect((await visitor().signIn('haneul', DEMO_PASSWORD)).status).toBe(200)
      const member = visitor()
      await member.signIn('doyun', DEMO_PASSWORD)
      expect((await reset(member, 'doyun')).status).toBe(403)
    })

    test.each([...examplesOf('V-PW-1'), ...examplesOf('V-PW-8')])('V-PW-1, V-PW-8: %s', async (_says, given, expected: string | null) => {
      const who = visitor()
      await found(who, 'doyun', 'resetPw')
      const { status, data } = await reset(who, 'doyun', given.password)
      const isFine = expected === null || expected === '사용 가능한 비밀번호입니다.'
      expect(status).toBe(isFine ? 200 : 400)
      if (!isFine) expect(data.problems).toEqual([expect.objectContaining({ pointer: '/newPassword', message: expected })])
    })

    test('half an hour after the verification it is forgotten', async () => {
      const who = visitor()
      await found(who, 'haneul', 'resetPw')
      clock = new Date(clock.getTime() + 31 * 60_000)
      expect((await reset(who, 'haneul')).status).toBe(401)
    })
  })

  describe('a dormant account', () => {
    test('is reported only after the right password, and its owner releases it', async () => {
      const who = visitor()
      expect((await who.signIn('choiyuna', 'Wrong!258')).data.result).toBe('LO001')
      expect((await who.signIn('choiyuna', DEMO_PASSWORD)).data.result).toBe('LO012')
    })

    test.each([...examplesOf('S-DORM-3'), ...examplesOf('S-DORM-4')])(
      'S-DORM-3, S-DORM-4, E-IDV-7, E-IDV-8: %s',
      async (_says, given: { identity: 'own' | 'other' }, expected: { released: boolean; message: string }) => {
        const who = visitor()
        const answer = await found(who, given.identity === 'own' ? 'yuna' : 'haneul', 'dormant')
        const woken = await wake(who, { memberId: 'choiyuna' })
        expect(await statusOf('yuna')).toBe(expected.released ? 'NORMAL' : 'DORMANT')
        expect((expected.released ? woken : answer).data.resultMessage).toBe(expected.message)
        expect(woken.data.resultMessage).toBe(expected.message)
        expect((await visitor().signIn('choiyuna', DEMO_PASSWORD)).status).toBe(expected.released ? 200 : 403)
      },
    )

    test('is not woken for another id, by another verification, or twice', async () => {
      const who = visitor()
      await found(who, 'yuna', 'dormant')
      expect((await wake(who, { memberId: 'haneul' })).data.resultMessage).toBe(NO_MEMBER)
      const finder = visitor()
      await found(finder, 'yuna', 'findId')
      expect((await wake(finder, { memberId: 'choiyuna' })).data.resultMessage).toBe(NO_MEMBER)
      expect((await wake(visitor())).status).toBe(401)
      expect(await statusOf('yuna')).toBe('DORMANT')
    })
  })
})
