// The account of a member (SYS-12, SYS-16), through the pipeline: seeded people, their cookies, both databases.
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { decideGuards } from '@/schemas/rules/auth/decide-guards'
import { COMMON } from '@/schemas/words/messages'
import { DEMO_PASSWORD, demoMemberNo } from '@/services/db/seeds/demo-people'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { interiorReplies } from '@/services/db/tables/content'
import { eventReplies } from '@/services/db/tables/events'
import { businesses, memberConsents, members } from '@/services/db/tables/members'
import { addCases, addEvents } from '@/tests/support/parent-rows'
import { examplesOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import { SELF, HANEUL, inForm, app, clock, visitor, rowOf, signedIn, openAccounts } from './signed-in-for-tests'

const { sent } = vi.hoisted(() => ({ sent: [] as { to: string; subject: string; text: string }[] }))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => (sent.push(mail), Promise.resolve(true)),
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openAccounts(kind)
  beforeEach(() => void (sent.length = 0))

  test('a member gets their own data, under both names of the call, and a visitor is refused', async () => {
    const who = await signedIn('haneul', { confirmed: false })
    const one = await who.get(`${SELF}/svcInfo`)
    expect(one.data.item).toMatchObject({ memberId: 'haneul', memberName: '김하늘', certified: 'Y', passwordYn: 'Y' })
    expect((await who.get('/svc/zinMemberApi/svcMemberInfo')).data.item).toEqual(one.data.item)
    expect(one.headers.get('cache-control')).toBe('private, no-store')
    expect((await visitor().get(`${SELF}/svcInfo`)).status).toBe(401)
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
    test('the nickname of another member is refused at its field, however it is spaced and capitalised; one’s own stays', async () => {
      const who = await signedIn('haneul')
      const doyun = demoMemberNo('doyun')
      await app.open.db.update(members).set({ nickname: '도윤의 Library' }).where(eq(members.memberNo, doyun))
      const save = async (nickname: string) => {
        const { status, data } = await who.post(`${SELF}/modifyMember`, { ...inForm, nickname })
        return [status, data.problems?.map(({ pointer, message }) => [pointer, message])]
      }
      const taken = [['/nickname', '다른 회원이 쓰고 있는 닉네임입니다. 다른 닉네임을 입력해 주세요.']]
      for (const nickname of ['도윤의 Library', '도윤의library', ' 도윤의  LIBRARY ', '도윤의 Library'.normalize('NFD')])
        expect(await save(nickname), nickname).toEqual([400, taken])
      expect((await rowOf(HANEUL)).nickname).toBe('하늘집')
      for (const nickname of ['하늘 집', '하늘집', '도윤의 서재 2']) expect((await save(nickname))[0], nickname).toBe(200)
      // Two who had the same name before both keep it, and save the rest of their account.
      await app.open.db.update(members).set({ nickname: '같은 이름' }).where(eq(members.memberNo, HANEUL))
      await app.open.db.update(members).set({ nickname: '같은이름' }).where(eq(members.memberNo, doyun))
      expect((await save('같은 이름'))[0]).toBe(200)
    })

    test('stores what may be changed, leaves the rest, and notes every changed consent with its version', async () => {
      const who = await signedIn('haneul')
      await app.open.db.delete(memberConsents)
      const body = {
        nickname: ' 새 집 ',
        email: 'HANEUL@maru.example',
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
        email: 'HANEUL@maru.example',
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
      expect(sent[0]).toMatchObject({ to: 'HANEUL@maru.example' })
      expect(sent[0]!.text).toContain('상품 문자 수신: 철회')
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
