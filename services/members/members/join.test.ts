import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { socialAccounts } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { memberConsents, members } from '@/services/db/tables/members'
import { isPasswordOf } from '@/services/base/passwords'
import { readSession } from '@/services/auth/domain/read-session'
import { changeVisit } from '@/services/auth/domain/visit'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import {
  AT,
  PERSON,
  FORM,
  app,
  clock,
  visitor,
  somebody,
  visiting,
  agree,
  verify,
  ready,
  join,
  draftOf,
  keptOf,
  saidAt,
  memberCount,
  openJoin,
} from './join-for-tests'

const sent = vi.hoisted(() => [] as { to: string; subject: string; text: string }[])
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => Promise.resolve(sent.push(mail) > 0),
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openJoin(kind)
  beforeEach(() => void (sent.length = 0))

  describe('the way through', () => {
    test('agreement, identity, information: a member with consents, and a mail about the marketing consents', async () => {
      await ready(visitor, PERSON, { goodsMarketing: true })
      const told = await join({ email: ' home@example.com ', nickname: '집꾸미기'.normalize('NFD') })
      expect([told.status, told.data.item]).toEqual([
        200,
        { id: 'house01', name: '홍길동', nickname: '집꾸미기', email: 'home@example.com' },
      ])
      const [member] = await app.open.db.select().from(members)
      expect(member).toMatchObject({
        siteId: 'site',
        memberId: 'house01',
        memberName: '홍길동',
        birthDate: '19900101',
        gender: 'M',
        mobileNo: '01012345678',
        nickname: '집꾸미기',
        email: 'home@example.com',
        zipCode: '04524',
        address: '서울특별시 중구 세종대로 110',
        addressDetail: '101동 202호',
        housingType: 'HT01',
        certified: 'Y',
        serviseTermsYn: 'Y',
        personalInfoCollectedYn: 'Y',
        goodsMarketingYn: 'Y',
        adMarketingYn: 'N',
        locationYn: 'N',
        status: 'NORMAL',
        memberType: 'P',
        membershipGrade: 'BASIC',
        joinChannel: 'WEB',
        staffYn: 'N',
        bizYn: 'N',
      })
      expect(await isPasswordOf(member!.passwordHash, FORM.password)).toBe(true)
      const consents = await app.open.db
        .select({ type: memberConsents.termsType, version: memberConsents.version, agreed: memberConsents.agreed })
        .from(memberConsents)
        .where(eq(memberConsents.memberNo, member!.memberNo))
        .orderBy(memberConsents.termsType)
      expect(consents).toEqual([
        { type: '01', version: '2.0', agreed: true },
        { type: '10', version: '1.1', agreed: true },
        { type: '12', version: '1.2', agreed: true },
      ])
      expect(await app.open.db.select().from(audits).where(eq(audits.target, member!.memberNo))).toHaveLength(1)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]!.to).toBe('home@example.com')
      expect(sent[0]!.text).toContain('처리일: 2026.06.15')
      expect(sent[0]!.text).toContain('상품 문자 수신: 동의')
    })

    test('who agreed to no marketing gets no mail about it', async () => {
      await ready()
      await join()
      await new Promise((done) => setTimeout(done, 20))
      expect(sent.filter(({ text }) => text.includes('동의'))).toEqual([])
    })

    test.each(examplesOf('S-JOIN-1'))('S-JOIN-1: %s', async (_, _given, expected) => {
      await agree()
      expect((await verify(somebody())).data.item).toEqual({ memberName: '홍길동' })
      const draft = await keptOf()
      expect({ hpVerify: draft?.hpVerify, verifyUser: draft?.verifyUser?.memberName === '홍길동' }).toEqual(expected)
      const shown = JSON.stringify(await draftOf())
      expect(shown).toContain('010-****-5678')
      expect(shown).not.toMatch(/19900101|01012345678|ci-\d/)
    })

    test.each(examplesOf('S-JOIN-2'))('S-JOIN-2: %s', async (_, _given, expected) => {
      await ready(visitor, somebody(), { locationYn: true, eventMarketing: true })
      expect((await visitor.post(`${AT}/reset`)).status).toBe(200)
      expect((await keptOf()) ?? {}).toEqual(expected.draft)
      expect(await draftOf()).toMatchObject({ hpVerify: false, verifyUser: null, joinedUser: null, employeeEmail: '', social: null })
      expect((await join()).data.resultMessage).toBe('본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.')
    })

    test.each(examplesOf('S-JOIN-4'))('S-JOIN-4: %s', async (_, { result }, expected) => {
      await ready()
      const told = await join(result === '200' ? {} : { id: 'House01' })
      expect(told.data.result === '200').toBe(expected.joinedUser)
      const draft = await keptOf()
      expect(draft?.joinedUser !== undefined).toBe(expected.joinedUser)
      // A refused person goes on at the same step; of a new member the draft keeps only what the last page shows.
      expect(draft?.hpVerify === true).toBe(!expected.joinedUser)
      expect(await draftOf()).toMatchObject({ joinedUser: expected.joinedUser ? { id: 'house01' } : null })
    })

    test('another kind of member begins anew, the same one goes on', async () => {
      await ready()
      await agree(visitor, { locationYn: true })
      expect(await draftOf()).toMatchObject({ hpVerify: true, agreements: { locationYn: true } })
      await agree(visitor, { kind: 'business' })
      expect(await draftOf()).toMatchObject({ kind: 'business', hpVerify: false, agreements: { service: true, locationYn: false } })
    })

    test('a form that asks for the agreements itself sends them along', async () => {
      await verify(somebody())
      expect((await join()).data.resultMessage).toBe(sentenceOf('V-AGREE-1'))
      const told = await join({}, visitor, { agreements: { useAgreements: { '01': true, '10': true }, adMarketing: true } })
      expect(told.status).toBe(200)
      expect((await app.open.db.select().from(members))[0]).toMatchObject({ adMarketingYn: 'Y' })
    })

    test('the new member is signed in by the same answer', async () => {
      await ready()
      expect((await visitor.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
      expect((await join()).status).toBe(200)
      const { status, data } = await visitor.get('/svc/tblMemberSvcApi/svcInfo')
      expect([status, data.item?.['memberId']]).toEqual([200, FORM.id])
    })

    test('the older call makes the same member under the same rules', async () => {
      await ready()
      const { id, ...others } = FORM
      const refused = await visitor.post('/svc/member/memberReg', { member: { ...others, memberId: 'House01' } })
      expect(saidAt(refused, 'memberId')).toBe(sentenceOf('V-ID-4'))
      expect((await visitor.post('/svc/member/memberReg', { member: { ...others, memberId: id }, _deviceType: 'mobile' })).status).toBe(200)
      expect((await app.open.db.select().from(members))[0]).toMatchObject({ memberId: 'house01', joinChannel: 'MOBILE' })
    })
  })

  describe('at the same time', () => {
    test('one id goes to one of many; the others get the error at the field', async () => {
      const crowd = await Promise.all(Array.from({ length: 6 }, () => ready(visiting(), somebody())))
      const told = await Promise.all(crowd.map((who) => join({}, who)))
      expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(told.filter(({ status }) => status === 409).map((one) => saidAt(one, 'id')))).toEqual(new Set([sentenceOf('V-ID-6')]))
      expect(await memberCount()).toBe(1)
    })

    test('one person joins once, under however many ids', async () => {
      const person = somebody()
      const crowd = await Promise.all(Array.from({ length: 4 }, () => ready(visiting(), person)))
      const told = await Promise.all(crowd.map((who, i) => join({ id: `house0${i}` }, who)))
      expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(told.filter(({ status }) => status !== 200).map(({ data }) => data.resultMessage))).toEqual(
        new Set([sentenceOf('S-IDV-13')]),
      )
      expect(await memberCount()).toBe(1)
    })

    test('a form that is sent twice makes one member, and gets one answer (R6)', async () => {
      await ready(visitor, somebody(), { adMarketing: true })
      const told = await Promise.all([join(), join(), join()])
      expect(told.map(({ status, data }) => [status, data.item['id']])).toEqual([
        [200, 'house01'],
        [200, 'house01'],
        [200, 'house01'],
      ])
      expect((await join()).status).toBe(200)
      expect(await memberCount()).toBe(1)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
    })
  })

  describe('a social account', () => {
    const social = { snsType: 'KAKAO', snsId: '4100000009', email: 'k@example.com' } as const
    const begin = async (who: Visitor) => {
      const ctx = { db: app.open.db, now: clock, siteId: 'site', session: await readSession(who.cookie, clock) }
      for (const line of (await changeVisit(ctx, (draft) => ({ ...draft, join: { kind: 'sns', social } }))).cookies) who.take(line)
    }
    const NO_LOGIN = { id: '', password: '', passwordConfirm: '' }

    test('joins without an id or a password, is linked, and signed in by the answer', async () => {
      await begin(visitor)
      await ready()
      const told = await join(NO_LOGIN)
      expect([told.status, told.data.item]).toEqual([200, { id: '', name: '홍길동', nickname: '집꾸미기', email: 'home@example.com' }])
      expect((await app.open.db.select().from(members))[0]).toMatchObject({ memberId: null, passwordHash: null, joinChannel: 'KAKAO' })
      expect((await app.open.db.select().from(socialAccounts))[0]).toMatchObject({ snsType: 'KAKAO', snsId: '4100000009' })
      expect((await visitor.get('/auth/svc/jwt')).data.item).toMatchObject({ customer: { memberName: '홍길동', passwordYn: 'N' } })
      expect(await draftOf()).toMatchObject({ kind: 'sns', joinedUser: { name: '홍길동' } })
    })

    test('one account belongs to one member', async () => {
      await begin(visitor)
      await ready()
      await join(NO_LOGIN)
      const other = visiting()
      await begin(other)
      await ready(other)
      const told = await join(NO_LOGIN, other)
      expect([told.status, told.data.resultMessage]).toEqual([409, sentenceOf('S-IDV-13')])
      expect(await memberCount()).toBe(1)
    })
  })

  test('V-BIZ-5: a business member without a business is told what is missing, and the housing is not asked for', async () => {
    await ready(visitor, somebody(), { kind: 'business' })
    const told = await join({ nickname: '', housingType: '' })
    expect(saidAt(told, 'bizRegNum')).toBe(sentenceOf('V-BIZ-4'))
    expect(saidAt(told, 'nickname')).toBeUndefined()
    expect(
      await app.open.db
        .select()
        .from(members)
        .where(and(eq(members.siteId, 'site'), eq(members.memberType, 'B'))),
    ).toEqual([])
  })
})
