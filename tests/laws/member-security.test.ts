// Attacks by a stranger, a thief or a curious member on the members' calls (S2, S5, S10), through the real services.
import type * as Argon2 from '@node-rs/argon2'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { throttles } from '@/services/db/tables/base'
import { memberConsents, members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { openTestApp, type TestApp } from '../support/test-app'
import { Visitor } from '../support/visitor'

const hashing = vi.hoisted(() => ({ done: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof Argon2>()
  const counted =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => (hashing.done++, work(...given))
  return { ...argon, hash: counted(argon.hash), verify: counted(argon.verify) }
})

const PASSWORD = 'Kx7!mQ2p'
const HOSTILE = {
  memberNo: 'a',
  certified: 'Y',
  staffYn: 'Y',
  employeeFlag: 'Y',
  bizYn: 'Y',
  memberType: 'A',
  membershipGrade: 'VIP',
  status: 'NORMAL',
  passwordHash: '-',
  siteId: 'other',
  birthDate: '19000101',
  ci: 'x',
}
const person = (n: number, more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  memberName: '홍길동',
  gender: 'M',
  birthDate: '19900101',
  mobileNo: `0101234${String(n).padStart(4, '0')}`,
  nationalInfo: '0',
  ci: `ci of person ${n}`,
  ...more,
})

let app: TestApp
let visitor: Visitor

beforeAll(async () => {
  app = await openTestApp('postgres')
  const passwordHash = await hashPassword(PASSWORD)
  const whole = {
    siteId: 'site',
    passwordHash,
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    memberName: '홍길동',
  } as const
  await app.open.db.insert(members).values([
    {
      ...whole,
      memberNo: 'a',
      memberId: 'house01',
      nickname: '가',
      mobileNo: '01012340001',
      ci: 'ci of person 1',
      ciIndex: ciIndexOf('ci of person 1'),
    },
    {
      ...whole,
      memberNo: 'b',
      memberId: 'house02',
      nickname: '나',
      mobileNo: '01012340002',
      email: 'b@example.com',
      ci: 'ci of person 2',
      ciIndex: ciIndexOf('ci of person 2'),
    },
    { ...whole, memberNo: 'w', memberId: 'leftus', status: 'WITHDRAWN' },
    { ...whole, memberNo: 'd', memberId: 'asleep', status: 'DORMANT' },
    { ...whole, memberNo: 's', memberId: null, passwordHash: null },
    { ...whole, memberNo: 'n', memberId: 'nopass', passwordHash: null },
  ])
})
afterAll(() => app.drop())
beforeEach(async () => {
  visitor = new Visitor(app)
  await app.open.db.delete(throttles)
})
const rowOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!

describe('S5: membership cannot be discovered', () => {
  test('an unknown id, a wrong password, an account without one, one that was left and a dormant one answer alike, after the same work', async () => {
    const heard = []
    for (const memberId of ['nobody1', 'house01', 'nopass', 'leftus', 'asleep']) {
      hashing.done = 0
      const { status, text, headers } = await visitor.signIn(memberId, 'Wrong!2580')
      heard.push({ status, text, headers: [...headers].filter(([name]) => name !== 'date'), hashed: hashing.done })
    }
    expect(heard[0]).toMatchObject({ status: 401, hashed: 1 })
    expect(JSON.parse(heard[0]!.text)).toEqual({ data: { result: 'LO001', resultMessage: '아이디 또는 비밀번호가 일치하지 않습니다.' } })
    for (const one of heard) expect(one).toEqual(heard[0])
  })

  test('the state of an account is revealed only after its right password', async () => {
    expect((await visitor.signIn('leftus', PASSWORD)).data.result).toBe('LO002')
    expect((await visitor.signIn('asleep', PASSWORD)).data.result).toBe('LO012')
    expect(visitor.cookies.has('maru-member')).toBe(false)
  })

  test('too many tries are too many for an unknown id as well', async () => {
    const tryOut = async (memberId: string) => {
      const stranger = new Visitor(app)
      for (let i = 0; i < 11; i++) await stranger.signIn(memberId, 'Wrong!2580')
      const last = await stranger.signIn(memberId, 'Wrong!2580')
      return [last.status, last.data.result, last.data.resultMessage.replace(/\d+(초|분)/, '?'), last.headers.has('retry-after')]
    }
    const known = await tryOut('house01')
    expect(known[0]).toBe(429)
    expect(await tryOut('nobody1')).toEqual(known)
  })

  test('a stranger locks out only their own network address, not the owner’s', async () => {
    const stranger = new Visitor(app, { ip: '198.51.100.23' })
    for (let i = 0; i < 30; i++) await stranger.signIn('house01', `Wrong!258${i}`)
    expect((await stranger.signIn('house01', PASSWORD)).status).toBe(429)
    expect((await visitor.signIn('house01', PASSWORD)).status).toBe(200)
  })

  test('a verified person gets the same answer for another’s account and for an unknown one', async () => {
    const key = await visitor.verified('resetPw', person(1))
    expect((await visitor.post('/svc/member/memberInfo', { ciValue: key, purpose: 'resetPw' })).status).toBe(200)
    const heard = []
    for (const id of ['house02', 'nobody1']) {
      hashing.done = 0
      const { status, text } = await visitor.post('/svc/memberSvcApi/resetPassword', { id, newPassword: 'Zt9!kW4r' })
      heard.push({ status, text, hashed: hashing.done })
    }
    expect(heard[0]!.status).toBeGreaterThanOrEqual(400)
    expect(heard[1]).toEqual(heard[0])
    expect((await rowOf('b')).passwordHash).toBe((await rowOf('d')).passwordHash)
  })

  test('a verification for one thing opens no other, works in no other browser, and once', async () => {
    const key = await visitor.verified('join', person(1))
    const ask = (who: Visitor, purpose: string, ciValue = key) => who.post('/svc/member/memberInfo', { ciValue, purpose })
    expect((await ask(visitor, 'resetPw')).status).toBe(409)
    const own = await visitor.verified('findId', person(1))
    const thief = new Visitor(app)
    await thief.verified('findId', person(9))
    expect((await ask(thief, 'findId', own)).status).toBe(409)
    expect((await ask(visitor, 'resetPw', own)).status).toBe(409)
    expect((await ask(visitor, 'findId', own)).status).toBe(200)
    expect((await ask(visitor, 'findId', own)).status).toBe(409)
  })
})

describe('S2: sessions', () => {
  test('a sign-in ends the one before it in that browser, and takes no number that was planted', async () => {
    await visitor.signIn('house01', PASSWORD)
    const stolen = new Visitor(app)
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)
    expect((await stolen.get('/auth/svc/jwt')).data.item['code']).not.toBe('unsigned')
    await visitor.signIn('house02', PASSWORD)
    expect((await stolen.get('/auth/svc/jwt')).data.item).toMatchObject({ code: 'unsigned', customer: null })
    expect((await visitor.get('/auth/svc/jwt')).data.item['customer']).toMatchObject({ memberId: 'house02' })
  })

  test('S3: another site cannot sign a visitor in', async () => {
    const heard = await visitor.post(
      '/svc/signIn',
      { memberId: 'house01', password: PASSWORD },
      { headers: { origin: 'https://evil.example' } },
    )
    expect([heard.status, visitor.cookies.size]).toEqual([403, 0])
  })

  test('signing out ends it on the server: a copy of the cookies is a visitor', async () => {
    await visitor.signIn('house01', PASSWORD)
    const copy = new Visitor(app)
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect((await visitor.get('/svc/signOut')).status).toBe(200)
    expect([...visitor.cookies.keys()].filter((name) => name !== 'maru-visit')).toEqual([])
    expect((await copy.get('/auth/svc/jwt')).data.item['code']).toBe('unsigned')
    expect((await copy.post('/auth/svc/token')).status).toBe(406)
    expect((await copy.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
  })

  test('another password ends every other sign-in at the next call, except the calling one', async () => {
    const elsewhere = new Visitor(app, { ip: '198.51.100.5', userAgent: 'another browser' })
    await elsewhere.signIn('house01', PASSWORD)
    await visitor.signIn('house01', PASSWORD)
    const change = () =>
      visitor.post('/svc/tblMemberSvcApi/modifyPass', { currPassword: PASSWORD, newPassword: 'Zt9!kW4r', confirmPassword: 'Zt9!kW4r' })
    expect((await change()).status).toBe(403)
    expect((await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })).status).toBe(200)
    expect((await change()).data).toMatchObject({ result: '200' })
    expect((await elsewhere.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    expect((await visitor.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(200)
    expect((await new Visitor(app).signIn('house01', PASSWORD)).status).toBe(401)
    await app.open.db
      .update(members)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(members.memberNo, 'a'))
  })

  test('a hundred renewals at once, then one that is late', async () => {
    await visitor.signIn('house01', PASSWORD)
    const cookie = visitor.cookie
    const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.post('/auth/svc/token', {}, { headers: { cookie } })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie().find((line) => line.startsWith('maru-refresh=')))).size).toBe(1)
    const late = new Visitor(app, { now: () => new Date(Date.now() + 11_000) })
    expect((await late.post('/auth/svc/token', {}, { headers: { cookie } })).status).toBe(406)
    expect((await visitor.get('/auth/svc/jwt')).data.item['code']).toBe('unsigned')
  })
})

describe('S10: no one has more rights than the database says', () => {
  test('a form that says more than it may makes an ordinary member', async () => {
    const key = await visitor.verified('join', person(50))
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true, ...HOSTILE })
    expect((await visitor.post('/svc/memberJoinSvcApi/verify', { key, ...HOSTILE })).data.result).toBe('200')
    const joinedUser = {
      ...HOSTILE,
      id: 'greedy1',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      name: '홍길동',
      nickname: '욕심쟁이',
      email: 'g@example.com',
      address: '서울특별시 중구 세종대로 110',
    }
    const heard = await visitor.post('/svc/memberJoinSvcApi/join', { joinedUser, ...HOSTILE })
    expect(heard.data).toMatchObject({ result: '200' })
    const [made] = await app.open.db.select().from(members).where(eq(members.memberId, 'greedy1'))
    expect(made).toMatchObject({
      siteId: 'site',
      memberType: 'P',
      bizYn: 'N',
      staffYn: 'N',
      membershipGrade: 'BASIC',
      status: 'NORMAL',
      birthDate: '19900101',
      ci: 'ci of person 50',
      employeeEmail: null,
    })
    expect(made!.memberNo).not.toBe('a')
    expect(made!.passwordHash).toMatch(/^t1\$argon2id\$/)
  })

  test('a member changes their own record and no other, and not their rights', async () => {
    await visitor.signIn('house01', PASSWORD)
    await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    const before = await rowOf('b')
    const changed = { ...HOSTILE, memberNo: 'b', memberId: 'house02', nickname: '새이름', email: 'new@example.com', memberName: '다른이' }
    expect((await visitor.post('/svc/tblMemberSvcApi/modifyMember', changed)).data).toMatchObject({ result: '200' })
    expect(await rowOf('b')).toEqual(before)
    expect(await rowOf('a')).toMatchObject({
      memberId: 'house01',
      memberName: '홍길동',
      nickname: '새이름',
      memberType: 'P',
      bizYn: 'N',
      staffYn: 'N',
      membershipGrade: 'BASIC',
    })
  })

  test('no one confirms, releases or closes the account of another', async () => {
    await visitor.signIn('house01', PASSWORD)
    expect(
      (await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: 'house02', password: PASSWORD })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await visitor.get('/svc/tblMemberSvcApi/svcMyInfo')).status).toBe(403)
    await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    for (const sent of [
      { memberId: 'house02', status: 'WITHDRAW' },
      { memberId: 'asleep', status: 'NORMAL' },
    ])
      expect((await visitor.post('/svc/tblMemberSvcApi/changeMemberStatus', sent)).status).toBeGreaterThanOrEqual(400)
    expect([(await rowOf('b')).status, (await rowOf('d')).status, (await rowOf('a')).status]).toEqual(['NORMAL', 'DORMANT', 'NORMAL'])
  })

  test('P5: under fourteen no one joins, by whatever form', async () => {
    const year = new Date().getFullYear()
    const key = await visitor.verified('join', person(60, { birthDate: `${year - 13}0101` }))
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
    expect((await visitor.post('/svc/memberJoinSvcApi/verify', { key })).status).toBe(403)
    for (const path of ['/svc/memberJoinSvcApi/join', '/svc/member/memberReg'])
      expect((await visitor.post(path, { joinedUser: { id: 'young01' }, member: { memberId: 'young01' } })).status).toBeGreaterThanOrEqual(
        400,
      )
    expect(await app.open.db.select().from(members).where(eq(members.memberId, 'young01'))).toEqual([])
  })

  test('of fifty simultaneous sign-ups of one person, one succeeds', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const browser = new Visitor(app, { ip: `203.0.113.${i + 20}` })
        const key = await browser.verified('join', person(70))
        await browser.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
        await browser.post('/svc/memberJoinSvcApi/verify', { key })
        return browser
      }),
    )
    const answers = await Promise.all(
      browsers.map((browser, i) =>
        browser.post('/svc/memberJoinSvcApi/join', {
          joinedUser: {
            id: `twice${i}`,
            password: PASSWORD,
            passwordConfirm: PASSWORD,
            name: '홍길동',
            nickname: '하나뿐',
            email: 'o@example.com',
            address: '서울특별시 중구 세종대로 110',
          },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(11)
    expect(
      await app.open.db
        .select()
        .from(members)
        .where(eq(members.ciIndex, ciIndexOf('ci of person 70'))),
    ).toHaveLength(1)
  })
})

describe('S-IDV-13: one person, one account', () => {
  test('of two accounts that are verified as one person at once, one is, and the other gets the reason', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const consents = { siteId: 'site', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y', passwordHash } as const
    await app.open.db.insert(members).values(['twin1', 'twin2'].map((memberId) => ({ ...consents, memberNo: memberId, memberId })))
    for (let round = 0; round < 5; round++) {
      await app.open.db
        .update(members)
        .set({ certified: 'N', ciIndex: null, ci: null, memberName: null })
        .where(inArray(members.memberNo, ['twin1', 'twin2']))
      const sent = await Promise.all(
        ['twin1', 'twin2'].map(async (memberId) => {
          const browser = new Visitor(app, { ip: `203.0.113.${memberId === 'twin1' ? 41 : 42}` })
          await browser.signIn(memberId, PASSWORD)
          return { browser, key: await browser.verified('account', person(90)) }
        }),
      )
      const answers = await Promise.all(sent.map(({ browser, key }) => browser.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toBe('이미 가입된 회원입니다.')
    }
  })
})

describe('P4: a withdrawn member’s data is gone', () => {
  test('no personal data can be read any more; the id stays reserved and the person is recognised', async () => {
    const joiner = new Visitor(app, { ip: '203.0.113.99' })
    const join = async (id: string) => {
      const key = await joiner.verified('join', person(80))
      await joiner.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true, goodsMarketing: true })
      await joiner.post('/svc/memberJoinSvcApi/verify', { key })
      return joiner.post('/svc/memberJoinSvcApi/join', {
        joinedUser: {
          id,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          name: '홍길동',
          nickname: '떠날이',
          email: 'leaving@example.com',
          address: '서울특별시 중구 세종대로 110',
        },
      })
    }
    expect((await join('leaver1')).data.result).toBe('200')
    const [before] = await app.open.db.select().from(members).where(eq(members.memberId, 'leaver1'))
    const elsewhere = new Visitor(app, { ip: '198.51.100.77' })
    await elsewhere.signIn('leaver1', PASSWORD)
    await joiner.signIn('leaver1', PASSWORD)
    await joiner.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    expect((await joiner.post('/svc/tblMemberSvcApi/changeMemberStatus', { memberId: 'leaver1', status: 'WITHDRAW' })).data.result).toBe(
      '200',
    )

    const after = await rowOf(before!.memberNo)
    for (const name of [
      'memberName',
      'birthDate',
      'mobileNo',
      'mobileIndex',
      'email',
      'emailIndex',
      'address',
      'addressDetail',
      'ci',
      'di',
      'gender',
      'employeeEmail',
    ] as const)
      expect(after[name], name).toBeNull()
    expect([after.nickname, after.zipCode]).toEqual(['', ''])
    expect(after).toMatchObject({ status: 'WITHDRAWN', memberId: 'leaver1', ciIndex: before!.ciIndex })
    expect((await app.open.db.select().from(memberConsents).where(eq(memberConsents.memberNo, after.memberNo))).length).toBeGreaterThan(0)
    for (const browser of [joiner, elsewhere]) expect((await browser.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    expect((await elsewhere.signIn('leaver1', PASSWORD)).data.result).toBe('LO002')
    expect((await join('leaver1')).status).toBe(409)
    expect((await join('leaver2')).data.result).toBe('200')
  })
})
