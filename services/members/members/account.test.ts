// The account of a member (SYS-12, SYS-16), through the pipeline: seeded people, their cookies, both databases.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decideGuards } from '@/schemas/rules/auth/decide-guards'
import { COMMON } from '@/schemas/words/messages'
import { DEMO_PASSWORD, demoMemberNo } from '@/services/db/seeds/demo-people'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { interiorReplies } from '@/services/db/tables/content'
import { eventReplies } from '@/services/db/tables/events'
import { businesses, memberConsents, members, terms } from '@/services/db/tables/members'
import { confirmMember } from '@/services/auth/domain/confirm-member'
import { openMemberSession } from '@/services/auth/domain/member-session'
import { isPasswordOf } from '@/services/base/passwords'
import { readSession } from '@/services/auth/domain/read-session'
import { addCases, addEvents } from '@/tests/support/parent-rows'
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
const SELF = '/svc/tblMemberSvcApi'
const HANEUL = demoMemberNo('haneul')
const inForm = { nickname: '하늘집', email: 'haneul@maru.example' }

let app: TestApp
let people: SeededPeople
let clock: Date
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000))
const visitor = (more: ConstructorParameters<typeof Visitor>[1] = {}) => new Visitor(app, { now: () => clock, ...more })
const rowOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!
const check = (who: Visitor, password = DEMO_PASSWORD) => who.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password })

/** A signed-in member; without a password, by a social account alone. */
async function signedIn(key: string, { confirmed = true, ...more }: { confirmed?: boolean; userAgent?: string } = {}): Promise<Visitor> {
  const who = visitor(more)
  const memberNo = VENDORS.find(({ memberId }) => memberId === key)?.memberNo ?? demoMemberNo(key)
  const lines = await openMemberSession(app.open.db, { memberNo, keepLogin: false, device: 'test' }, clock)
  for (const line of lines) who.take(line)
  if (confirmed) {
    const { claim } = await readSession(who.cookie, clock)
    await app.open.db.update(memberSessions).set({ passwordConfirmedAt: clock }).where(eq(memberSessions.id, claim!.sid))
  }
  return who
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const effectiveAt = new Date('2020-01-01')
    const all = ['01', '09', '10', '11', '12', '13', '14', '15', '16', '17', '02']
    await app.open.db.insert(terms).values(
      all.map((termsType) => ({
        siteId: 'site',
        termsType,
        version: '3.0',
        title: termsType,
        contents: '',
        requiredYn: 'N' as const,
        effectiveAt,
      })),
    )
    people = await seedOnce(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date()
    sent.length = 0
    const { db } = app.open
    await db.delete(throttles)
    await people.restore()
  })

  test('a member gets their own data, under both names of the call, and a visitor is refused', async () => {
    const who = await signedIn('haneul', { confirmed: false })
    const one = await who.get(`${SELF}/svcInfo`)
    expect(one.data.item).toMatchObject({ memberId: 'haneul', memberName: '김하늘', certified: 'Y', passwordYn: 'Y' })
    expect((await who.get('/svc/zinMemberApi/svcMemberInfo')).data.item).toEqual(one.data.item)
    expect(one.headers.get('cache-control')).toBe('private, no-store')
    expect((await visitor().get(`${SELF}/svcInfo`)).status).toBe(401)
  })

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

  test('the account is the member’s own, with the date of the last marketing consent', async () => {
    const { data } = await (await signedIn('haneul')).get(`${SELF}/svcMyInfo`)
    expect(data.item).toMatchObject({
      memberId: 'haneul',
      memberName: '김하늘',
      mobileNo: '01020001001',
      email: 'haneul@maru.example',
      goodsMarketingYn: 'Y',
      snsTypes: [],
    })
    expect(Date.parse(data.item['goodsMarketingDt'] as string)).toBeGreaterThan(0)
    expect((await (await signedIn('roa')).get(`${SELF}/svcMyInfo`)).data.item).toMatchObject({
      memberId: '',
      passwordYn: 'N',
      snsTypes: ['KAKAO'],
    })
  })

  describe('modifyMember', () => {
    test('stores what may be changed, leaves the rest, and notes every changed consent with its version', async () => {
      const who = await signedIn('haneul')
      await app.open.db.delete(memberConsents)
      const body = {
        nickname: ' 새 집 ',
        email: 'new@maru.example',
        zipCode: '04524',
        address: '서울특별시 중구 세종대로 110',
        addressDetail: '3층',
        housingType: 'HT01',
        goodsMarketingYn: 'N',
        eventMarketingYn: 'Y',
        memberName: '홍길동',
        membershipGrade: 'VIP',
        memberNo: demoMemberNo('doyun'),
        certified: 'N',
      }
      const before = await rowOf(HANEUL)
      expect((await who.post(`${SELF}/modifyMember`, body)).status).toBe(200)
      const { nickname, email, address, housingType, goodsMarketingYn, memberName, membershipGrade, certified } = await rowOf(HANEUL)
      expect({ nickname, email, address, housingType, goodsMarketingYn, memberName, membershipGrade, certified }).toEqual({
        nickname: '새 집',
        email: 'new@maru.example',
        address: '서울특별시 중구 세종대로 110',
        housingType: 'HT01',
        goodsMarketingYn: 'N',
        memberName: '김하늘',
        membershipGrade: before.membershipGrade,
        certified: 'Y',
      })
      // E-mail consent stood already: only what changed is an answer.
      const notes = await app.open.db.select().from(memberConsents).where(eq(memberConsents.memberNo, HANEUL))
      expect(notes.map(({ termsType, version, agreed, channel }) => [termsType, version, agreed, channel])).toEqual([
        ['12', '3.0', false, 'WEB'],
      ])
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]).toMatchObject({ to: 'new@maru.example' })
      expect(sent[0]!.text).toContain('문자(SMS) 수신: 철회')
    })

    test('without a change of consent no mail is sent', async () => {
      const who = await signedIn('haneul')
      await who.post(`${SELF}/modifyMember`, { ...inForm, goodsMarketingYn: 'Y' })
      expect(sent).toEqual([])
    })

    test.each([
      ['nickname', { nickname: '집' }, '닉네임은 2자 이상 20자 이하로 입력해 주세요.'],
      ['nickname', { nickname: '' }, '닉네임을 입력해 주세요.'],
      ['nickname', { nickname: '운영자' }, '금칙어가 포함되어 있습니다.'],
      ['email', { email: 'home@example' }, '이메일 형식이 올바르지 않습니다.'],
      ['email', { email: 'ａ@maru.example' }, '이메일 형식이 올바르지 않습니다.'],
      ['zipCode', { zipCode: '<script>' }, '우편번호의 형식이 올바르지 않습니다.'],
      ['nickname', { nickname: 'a\0b' }, '내용에 쓸 수 없는 글자가 들어 있습니다.'],
    ])('%s is refused at its field in the rule’s own words', async (name, wrong, sentence) => {
      const { status, data } = await (await signedIn('haneul')).post(`${SELF}/modifyMember`, { ...inForm, ...wrong })
      expect(status).toBe(400)
      expect(JSON.stringify(data.problems)).toContain(sentence)
      if (!sentence.startsWith('내용')) expect(data.problems?.[0]?.pointer).toBe(`/${name}`)
      expect((await rowOf(HANEUL)).nickname).toBe('하늘집')
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

  describe('reagree', () => {
    const agree = (who: Visitor, body: object) => who.post('/svc/memberSvcApi/reagree', body)
    const BOTH = { serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y' }

    test.each(examplesOf('V-AGREE-1'))(
      'V-AGREE-1: %s',
      async (_says, given: { service: boolean; personal: boolean }, expected: string | null) => {
        const who = await signedIn('seojun', { confirmed: false })
        const yn = (flag: boolean) => (flag ? 'Y' : 'N')
        const { status, data } = await agree(who, { serviseTermsYn: yn(given.service), personalInfoCollectedYn: yn(given.personal) })
        expect(status).toBe(expected === null ? 200 : 400)
        if (expected !== null) expect(data.resultMessage).toBe(expected)
        const { serviseTermsYn, personalInfoCollectedYn } = await rowOf(demoMemberNo('seojun'))
        expect([serviseTermsYn, personalInfoCollectedYn]).toEqual(expected === null ? ['Y', 'Y'] : ['N', 'N'])
      },
    )

    test('Q-018: one row for each answer, none for what stood already', async () => {
      const who = await signedIn('seojun', { confirmed: false })
      await app.open.db.delete(memberConsents)
      await agree(who, { ...BOTH, adMarketingYn: 'Y' })
      await agree(who, BOTH)
      const notes = await app.open.db.select().from(memberConsents)
      expect(notes.map(({ termsType, agreed }) => [termsType, agreed]).sort()).toEqual([
        ['01', true],
        ['10', true],
        ['16', true],
      ])
    })

    test.each(examplesOf('G-REAGREE'))('G-REAGREE: %s', (_says, given: { open: string }, expected: { to: string }) => {
      expect(decideGuards(['requireLogin'], {}, { fullPath: given.open })?.to).toBe(expected.to)
    })
  })

  describe('withdrawal', () => {
    const leave = (who: Visitor, more: object = {}) => who.post(`${SELF}/changeMemberStatus`, { status: 'WITHDRAW', ...more })

    test('erases who it was, keeps number, id and index, and ends every sign-in', async () => {
      const { db } = app.open
      const who = await signedIn('haneul')
      const elsewhere = await signedIn('haneul')
      const reply = { siteId: 'site', memberNo: HANEUL, shownName: '김*늘', contents: '좋은 집입니다.' }
      await addCases(db, 1)
      await addEvents(db, 1)
      await db.insert(interiorReplies).values({ ...reply, caseSeq: 1 })
      await db.insert(eventReplies).values({ ...reply, eventSeq: 1 })
      const before = await rowOf(HANEUL)
      const { status, headers } = await leave(who)
      expect(status).toBe(200)
      expect(headers.getSetCookie().join()).toContain('maru-member=;')
      const after = await rowOf(HANEUL)
      expect(after).toMatchObject({ status: 'WITHDRAWN', memberId: 'haneul', ciIndex: before.ciIndex, withdrawnAt: clock, nickname: '' })
      expect([after.memberName, after.birthDate, after.mobileNo, after.email, after.address, after.ci, after.di]).toEqual(
        Array(7).fill(null),
      )
      expect([after.mobileIndex, after.emailIndex, after.gender]).toEqual([null, null, null])
      expect((await elsewhere.get(`${SELF}/svcInfo`)).status).toBe(401)
      const open = and(eq(memberSessions.memberNo, HANEUL), isNull(memberSessions.endedAt))
      expect(await db.select().from(memberSessions).where(open)).toEqual([])
      for (const table of [interiorReplies, eventReplies])
        expect(await db.select({ name: table.shownName, no: table.memberNo }).from(table)).toEqual([{ name: '', no: null }])
      // LO002 is said only after the right password, and the id stays taken.
      expect((await visitor().signIn('haneul', DEMO_PASSWORD)).data.result).toBe('LO002')
      expect((await visitor().signIn('haneul', 'Wrong!258')).data.result).toBe('LO001')
    })

    test('takes the social accounts and the business along', async () => {
      await leave(await signedIn('roa'))
      expect(
        await app.open.db
          .select()
          .from(socialAccounts)
          .where(eq(socialAccounts.memberNo, demoMemberNo('roa'))),
      ).toEqual([])
      const { memberNo, memberId } = VENDORS[0]!
      expect((await leave(await signedIn(memberId))).status).toBe(200)
      expect(await app.open.db.select().from(businesses).where(eq(businesses.memberNo, memberNo))).toEqual([])
    })

    test('needs the confirmed password, and closes only the member’s own account', async () => {
      expect((await leave(await signedIn('haneul', { confirmed: false }))).data.resultMessage).toBe(COMMON.passwordNeeded[1])
      expect((await leave(await signedIn('haneul'), { memberId: 'doyun' })).status).toBe(403)
      expect((await leave(visitor())).status).toBe(401)
      expect((await rowOf(demoMemberNo('doyun'))).status).toBe('NORMAL')
    })

    test('a withdrawn member may join again as the same person', async () => {
      await leave(await signedIn('haneul'))
      await app.open.db
        .insert(members)
        .values({ memberNo: 'again', siteId: 'site', memberId: 'haneul2', ciIndex: (await rowOf(HANEUL)).ciIndex })
      expect((await rowOf('again')).status).toBe('NORMAL')
    })
  })
})
