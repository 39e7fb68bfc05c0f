import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { socialAccounts, visits } from '@/services/db/tables/auth'
import { audits, throttles } from '@/services/db/tables/base'
import { memberConsents, members, staffMailCodes, terms } from '@/services/db/tables/members'
import { commonCodes, forbiddenWords } from '@/services/db/tables/site'
import { createMember } from '../domain/new-member'
import { isPasswordOf } from '@/services/base/passwords'
import { readSession } from '@/services/auth/domain/read-session'
import { changeVisit, readVisit } from '@/services/auth/domain/visit'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { Visitor, type Told } from '@/tests/support/visitor'

const sent = vi.hoisted(() => [] as { to: string; subject: string; text: string }[])
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => Promise.resolve(sent.push(mail) > 0),
}))

const AT = '/svc/memberJoinSvcApi'
const MINUTE = 60_000
const PERSON: VerifiedIdentity = {
  memberName: '홍길동',
  gender: 'M',
  birthDate: '19900101',
  mobileNo: '01012345678',
  ci: 'ci-hong',
  di: 'di-hong',
}
const FORM = {
  id: 'house01',
  password: 'Kx7!mQ2p',
  passwordConfirm: 'Kx7!mQ2p',
  nickname: '집꾸미기',
  email: 'home@example.com',
  zipCode: '04524',
  address: '서울특별시 중구 세종대로 110',
  addressDetail: '101동 202호',
  housingType: 'HT01',
}

let app: TestApp
let clock = new Date('2026-06-15T03:00:00Z')
let visitor: Visitor
let people = 0

/** A person who was not verified before. */
const somebody = (more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({ ...PERSON, ci: `ci-${++people}`, ...more })
const visiting = () => new Visitor(app, { now: () => clock })
const agree = (who = visitor, more: object = {}) => who.post(`${AT}/agree`, { service: true, personal: true, ...more })
const verify = async (person: VerifiedIdentity, who = visitor) => who.post(`${AT}/verify`, { key: await who.verified('join', person) })
const ready = async (who = visitor, person = somebody(), more: object = {}) => {
  expect((await agree(who, more)).status).toBe(200)
  expect((await verify(person, who)).status).toBe(200)
  return who
}
const join = (form: object = {}, who = visitor, more: object = {}) => who.post(`${AT}/join`, { joinedUser: { ...FORM, ...form }, ...more })
const draftOf = async (who = visitor) => (await who.get(`${AT}/draft`)).data.item
const keptOf = async (who = visitor) =>
  (await readVisit({ db: app.open.db, now: clock, session: await readSession(who.cookie, clock) })).join
const saidAt = ({ data }: Told, field: string) => data.problems?.find(({ pointer }) => pointer.endsWith(`/${field}`))?.message
const memberCount = async () => (await app.open.db.select({ n: count() }).from(members))[0]!.n

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { STAFF_MAIL_DOMAINS: 'raumgyeol.example' })
    const { db } = app.open
    await db.insert(forbiddenWords).values([
      { siteId: 'site', word: 'admin' },
      { siteId: 'site', word: '금칙어' },
    ])
    await db
      .insert(commonCodes)
      .values({ codeGroupValue: 'homeType', codeGroupLabel: '주거 형태', code: 'HT01', name: '아파트', orderNo: 1 })
    const term = (termsType: string, version: string, day: string) => ({
      siteId: 'site',
      termsType,
      version,
      title: termsType,
      contents: '',
      requiredYn: 'Y' as const,
      effectiveAt: new Date(day),
    })
    await db
      .insert(terms)
      .values([
        term('01', '1.0', '2025-01-01'),
        term('01', '2.0', '2026-01-01'),
        term('01', '3.0', '2027-01-01'),
        term('10', '1.1', '2026-01-01'),
        term('12', '1.2', '2026-01-01'),
      ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date('2026-06-15T03:00:00Z')
    visitor = visiting()
    sent.length = 0
    const { db } = app.open
    for (const table of [memberConsents, members, visits, throttles, staffMailCodes, socialAccounts]) await db.delete(table)
  })

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
      expect(sent[0]!.text).toContain('문자(SMS) 수신: 동의')
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

  describe('who may not join', () => {
    test.each(examplesOf('V-AGE-2'))('V-AGE-2: %s', async (_, { birth, today }, expected) => {
      clock = new Date(`${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}T00:30:00+09:00`)
      await agree()
      const told = await verify(somebody({ birthDate: birth }))
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected)
      expect((await draftOf())['hpVerify']).toBe(expected === null)
    })

    test('V-AGE-2: the lock is where members are made, whatever way led there', async () => {
      const child = somebody({ birthDate: '20120616' })
      await expect(
        app.open.db.transaction((tx) =>
          createMember({ siteId: 'site', now: clock, audit: () => undefined }, tx, {
            memberType: 'P',
            joinChannel: 'KAKAO',
            identity: child,
            email: 'a@b.kr',
            agreements: {
              service: true,
              personal: true,
              locationYn: false,
              goodsMarketing: false,
              eventMarketing: false,
              adMarketing: false,
            },
          }),
        ),
      ).rejects.toThrow(sentenceOf('V-AGE-2'))
      expect(await memberCount()).toBe(0)
    })

    test.each(examplesOf('S-IDV-13'))('S-IDV-13: %s', async (_, { ci }, expected) => {
      const known = somebody()
      await ready(visitor, known)
      await join()
      const other = visiting()
      await agree(other)
      const told = await verify(ci === 'known' ? known : somebody(), other)
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected.message)
      expect((await draftOf(other))['hpVerify']).toBe(expected.hpVerify)
    })

    test('a withdrawn member may join again, but not under the old id', async () => {
      const person = somebody()
      await ready(visitor, person)
      await join()
      await app.open.db.update(members).set({ status: 'WITHDRAWN' })
      const again = await ready(visiting(), person)
      expect(saidAt(await join({}, again), 'id')).toBe(sentenceOf('V-ID-6'))
      expect((await join({ id: 'house02' }, again)).status).toBe(200)
    })

    test('without a verification, or with that of another browser, no one joins', async () => {
      await agree()
      expect((await join()).data.resultMessage).toBe('본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.')
      const key = await visiting().verified('join', somebody())
      expect((await visitor.post(`${AT}/verify`, { key })).status).toBe(409)
      const recovery = await visitor.verified('findId', somebody())
      expect((await visitor.post(`${AT}/verify`, { key: recovery })).status).toBe(409)
      const mine = await visitor.verified('join', somebody())
      expect((await visitor.post(`${AT}/verify`, { key: mine })).status).toBe(200)
      expect((await visitor.post(`${AT}/verify`, { key: mine })).status).toBe(409)
    })

    test.each(examplesOf('V-AGREE-1'))('V-AGREE-1: %s', async (_, flags, expected) => {
      const told = await visitor.post(`${AT}/agree`, flags)
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected)
    })
  })

  describe('every field', () => {
    test.each([
      ['id', { id: '' }, sentenceOf('V-ID-1')],
      ['id', { id: 'abc1' }, sentenceOf('V-ID-2')],
      ['id', { id: 'a'.repeat(16) }, sentenceOf('V-ID-3')],
      ['id', { id: 'House01' }, sentenceOf('V-ID-4')],
      ['id', { id: 'ｈｏｕｓｅ０１' }, sentenceOf('V-ID-4')],
      ['id', { id: 'admin01' }, sentenceOf('V-ID-5')],
      ['id', { id: 'maruadmin' }, sentenceOf('V-ID-5')],
      ['id', { id: 'system1' }, sentenceOf('V-ID-5')],
      ['password', { password: '' }, sentenceOf('V-PW-1')],
      ['password', { password: 'Kx7%mQ2p' }, sentenceOf('V-PW-2')],
      ['password', { password: '2580369147' }, sentenceOf('V-PW-3')],
      ['password', { password: 'Kx7!house2' }, sentenceOf('V-PW-6')],
      ['password', { password: 'Kx!123mQp' }, sentenceOf('V-PW-7')],
      ['passwordConfirm', { passwordConfirm: 'Kx7!mQ2P' }, sentenceOf('V-PWC-1')],
      ['nickname', { nickname: ' ' }, sentenceOf('V-NICK-1')],
      ['nickname', { nickname: '집' }, sentenceOf('V-NICK-2')],
      ['nickname', { nickname: '금 칙 어' }, sentenceOf('V-FW-1')],
      ['nickname', { nickname: '관리자' }, sentenceOf('V-FW-1')],
      ['email', { email: '' }, sentenceOf('V-EMAIL-1')],
      ['email', { email: 'home@example' }, sentenceOf('V-EMAIL-2')],
      ['email', { email: 'a@b.kr\r\nBcc: c@d.kr' }, sentenceOf('V-EMAIL-2')],
      ['address', { address: '' }, sentenceOf('V-ADDR-1')],
      ['name', { name: '홍길동1' }, sentenceOf('V-NAME-3')],
      ['housingType', { housingType: 'HT99' }, '주거 형태를 다시 선택해 주세요.'],
      ['addressDetail', { addressDetail: '가'.repeat(201) }, '상세주소는 200자까지 입력할 수 있습니다.'],
    ])('%s %j is refused in its own words', async (field, form, sentence) => {
      await ready()
      const told = await join(form)
      expect(told.status).toBe(400)
      // The contract speaks of its groups, the rules of their fields.
      expect(saidAt(told, field) ?? told.data.resultMessage).toBe(sentence)
      expect(await memberCount()).toBe(0)
    })

    test('all that is wrong is said at once', async () => {
      await ready()
      const told = await join({ id: 'House01', password: 'aaa', passwordConfirm: 'b', nickname: '집', email: 'x', address: '' })
      expect(told.data.problems!.map(({ pointer }) => pointer)).toEqual([
        '/joinedUser/id',
        '/joinedUser/password',
        '/joinedUser/passwordConfirm',
        '/joinedUser/nickname',
        '/joinedUser/email',
        '/joinedUser/address',
      ])
    })

    test('a name that is not the verified one, a NUL, and an object in place of text are refused', async () => {
      await ready()
      expect((await join({ name: '김철수' })).data.resultMessage).toBe(sentenceOf('V-IDV-3'))
      expect((await join({ nickname: 'a\0b' })).status).toBe(400)
      expect((await join({ id: { $ne: '' } })).status).toBe(400)
      expect((await visitor.post(`${AT}/join`, { joinedUser: [] })).status).toBe(400)
    })

    test('fields that the form does not have are ignored (mass assignment)', async () => {
      await ready()
      const more = {
        memberType: 'A',
        staffYn: 'Y',
        isEmployee: true,
        employeeEmail: 'a@raumgyeol.example',
        membershipGrade: 'VIP',
        memberNo: 'x',
        bizYn: 'Y',
      }
      await join(more, visitor, {
        ...more,
        verifyUser: { ...PERSON, memberName: '김철수', authorizationCI: 'mine' },
        social: { snsType: 'KAKAO', snsId: '1' },
      })
      const [member] = await app.open.db.select().from(members)
      expect(member).toMatchObject({
        memberType: 'P',
        staffYn: 'N',
        employeeEmail: null,
        membershipGrade: 'BASIC',
        bizYn: 'N',
        memberName: '홍길동',
      })
      expect(member!.memberNo).not.toBe('x')
      expect(await app.open.db.select().from(socialAccounts)).toEqual([])
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

  describe('what is taken', () => {
    const ask = (checkType: string, checkValue: string, who = visitor) =>
      who.get(`${AT}/duplicateCheck?${new URLSearchParams({ checkType, checkValue }).toString()}`)

    test.each(examplesOf('V-ID-6').filter(([, { id, checked }]) => id === checked))('V-ID-6: %s', async (_, { id, taken }, expected) => {
      for (const memberId of taken as string[])
        await app.open.db.insert(members).values({ memberNo: `of ${memberId}`, siteId: 'site', memberId })
      const { data } = await ask('id', id)
      expect(data.resultMessage).toBe(expected)
      expect(data.item).toEqual({ duplicateYn: expected === sentenceOf('V-ID-6') ? 'Y' : 'N' })
    })

    test('V-ID-5: an id of the site itself cannot be taken', async () => {
      const { data } = await ask('id', 'administrator')
      expect([data.item, data.resultMessage]).toEqual([{ duplicateYn: 'Y' }, sentenceOf('V-ID-5')])
    })

    test('Q-016: nickname, e-mail and CI too; another site’s members do not count', async () => {
      await ready(visitor, PERSON)
      await join()
      await app.open.db.insert(members).values({ memberNo: 'zin', siteId: 'zin', memberId: 'house09' })
      const answers = [
        ['nickname', '집꾸미기', 'Y'],
        ['nickname', '집순이', 'N'],
        ['email', 'HOME@example.com', 'Y'],
        ['ci', PERSON.ci, 'Y'],
        ['ci', 'x', 'N'],
        ['id', 'house09', 'N'],
      ] as const
      for (const [type, value, duplicateYn] of answers)
        expect([type, value, (await ask(type, value)).data.item]).toEqual([type, value, { duplicateYn }])
      expect((await ask('mobile', 'x')).status).toBe(400)
    })

    test('S5: ten a minute for an address, also when they come at once', async () => {
      const all = await Promise.all(Array.from({ length: 14 }, (_, i) => ask('id', `house${10 + i}`)))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(4)
      const refused = all.find(({ status }) => status === 429)!
      expect([refused.headers.get('retry-after'), refused.data.resultMessage]).toEqual([
        '60',
        '확인 요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.',
      ])
      expect((await ask('id', 'house10', new Visitor(app, { ip: '198.51.100.4', now: () => clock }))).status).toBe(200)
      clock = new Date(clock.getTime() + MINUTE)
      expect((await ask('id', 'house10')).status).toBe(200)
    })

    test('S5: a clock that ran ahead makes no pause longer than its minute', async () => {
      const now = clock
      clock = new Date(now.getTime() + 365 * 24 * 60 * MINUTE)
      for (let i = 0; i < 11; i++) await ask('id', `house${10 + i}`)
      clock = now
      const refused = await ask('id', 'house30')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
      clock = new Date(now.getTime() + MINUTE)
      expect((await ask('id', 'house30')).status).toBe(200)
    })

    test('the older check answers for both at once', async () => {
      await app.open.db.insert(members).values({ memberNo: 'm', siteId: 'site', memberId: 'house01', nickname: '집꾸미기' })
      const check = async (memberId: string, nickname: string) =>
        (await visitor.post('/svc/member/memberChk', { memberId, nickname })).data.item
      expect(await check('house01', '집순이')).toEqual({ idYn: 'N', nicknameYn: 'Y' })
      expect(await check('house02', '집꾸미기')).toEqual({ idYn: 'Y', nicknameYn: 'N' })
      expect(await check('House02', '집')).toEqual({ idYn: 'N', nicknameYn: 'N' })
    })
  })

  describe('members of staff', () => {
    const EMAIL = 'hajun@raumgyeol.example'
    const send = (email = EMAIL, who = visitor) => who.get(`${AT}/sendStaffVerifyMail?${new URLSearchParams({ email }).toString()}`)
    const confirm = (verifyNo: string, email = EMAIL, who = visitor) =>
      who.get(`${AT}/confirmStaffVerifyNo?${new URLSearchParams({ email, verifyNo }).toString()}`)
    const codeIn = async () => {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
      return /(\d{6})/.exec(sent.at(-1)!.text)![1]!
    }
    const another = (code: string) => (code === '000000' ? '000001' : '000000')

    test.each(examplesOf('S-JOIN-7'))('S-JOIN-7: %s', async (_, { code }, expected) => {
      await send()
      const right = await codeIn()
      const told = await confirm(code === 'right' ? right : another(right))
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected.message)
      expect((await draftOf())['employeeEmail'] === EMAIL).toBe(expected.isEmployee)
    })

    test('P-STAFF-1: who was confirmed joins as staff', async () => {
      await ready()
      await send()
      await confirm(await codeIn())
      await join()
      expect((await app.open.db.select().from(members))[0]).toMatchObject({ staffYn: 'Y', employeeEmail: EMAIL })
    })

    test('only an address of the company is written to', async () => {
      expect(saidAt(await send('a@gmail.com'), 'email')).toBe('회사에서 쓰는 이메일 주소를 입력해 주세요.')
      expect(saidAt(await send('a@raumgyeol.example.evil.kr'), 'email')).toBe('회사에서 쓰는 이메일 주소를 입력해 주세요.')
      expect(saidAt(await send('raumgyeol.example'), 'email')).toBe(sentenceOf('V-EMAIL-2'))
      expect(sent).toEqual([])
    })

    test('Q-017: a code holds ten minutes, is used once, and the next one ends it', async () => {
      await send()
      const first = await codeIn()
      clock = new Date(clock.getTime() + 10 * MINUTE)
      expect((await confirm(first)).data.resultMessage).toBe('인증번호를 사용할 수 없습니다. 인증번호를 다시 받아 주세요.')
      await send()
      await vi.waitFor(() => expect(sent).toHaveLength(2))
      const second = await codeIn()
      expect((await confirm(second)).status).toBe(200)
      expect((await confirm(second, EMAIL, visiting())).status).toBe(400)
      expect((await app.open.db.select().from(staffMailCodes))[0]!.codeHash).not.toContain(second)
    })

    test('five tries, also at once, and five sends an hour', async () => {
      await send()
      const right = await codeIn()
      const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(another(right))))
      expect(tries.filter(({ data }) => data.resultMessage === sentenceOf('S-JOIN-7'))).toHaveLength(5)
      expect((await confirm(right)).status).toBe(400)
      const sends = await Promise.all(Array.from({ length: 7 }, () => send()))
      expect(sends.filter(({ status }) => status === 200)).toHaveLength(4)
      expect(sends.find(({ status }) => status === 429)!.data.resultMessage).toBe(
        '인증번호는 한 시간에 5번까지 받을 수 있습니다. 잠시 후 다시 시도해 주세요.',
      )
      clock = new Date(clock.getTime() + 60 * MINUTE)
      expect((await send()).status).toBe(200)
    })

    test('a clock that ran ahead neither keeps a code alive nor sends away for longer than the hour', async () => {
      const now = clock
      clock = new Date(now.getTime() + 365 * 24 * 60 * MINUTE)
      for (let i = 0; i < 5; i++) expect((await send()).status).toBe(200)
      const code = await codeIn()
      clock = now
      expect((await confirm(code)).status).toBe(400)
      expect((await send()).status).toBe(200)
    })

    test('CX-21: a page of another site can send no code', async () => {
      const foreign = await visitor.get(`${AT}/sendStaffVerifyMail?email=${EMAIL}`, {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(foreign.status).toBe(403)
      expect(sent).toEqual([])
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
