import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { BUSINESS_STATUS } from '@/schemas/rules/members/business'
import { DESIGN_WORDS } from '@/schemas/rules/members/design-account'
import { DEMO_PASSWORD, ciOf } from '@/services/db/seeds/demo-people'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { throttles } from '@/services/db/tables/base'
import { businesses, memberConsents, members } from '@/services/db/tables/members'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { storeIdentity, noteIdentityRequest } from '@/services/auth/domain/identities'
import { blindIndex } from '@/services/base/seal'
import { changeVisit } from '@/services/auth/domain/visit'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { openTestApp, PEOPLE, SITE, useSettings, type TestRequest, type TestApp } from '@/tests/support/test-app'
import { examplesOf } from '@/tests/support/member-examples'
import { SESSION_USER } from '@/tests/support/session-user'
import { ONE_DATABASE } from '@/tests/support/test-database'

const JIWOO = VENDORS.find(({ memberId }) => memberId === 'jiwoobiz')!
const OPEN = { bizRegNum: '130-11-02101', startDt: '2021-05-03', owner: '노은결' }
const CLOSED = { bizRegNum: '604-21-03027', startDt: '2014-03-01', owner: '노은결' }
const OUT = { bizRegNum: '604-21-03032', startDt: '2009-09-09', owner: '노은결' }
const DETAILS = { name: '은결홈', type: 'etc', typeDesc: '가구 제작', phoneNum: '02-300-4999' }
const NOT_VALID = '유효한 사업자가 아닙니다.'

let app: TestApp
let sim: OpenSimulators

const vendorSession = (memberNo: string, change: Partial<typeof SESSION_USER> = {}, more: Partial<Session> = {}): Session => ({
  user: { ...SESSION_USER, memberNo, bizYn: 'Y', memberType: 'B', ...change },
  passwordConfirmed: true,
  ...more,
})
const vendor = (memberId: string) => vendorSession(VENDORS.find((one) => one.memberId === memberId)!.memberNo)
const force = (service: string, outcome: string, times = 1) =>
  fetch(`${sim.url}/_ctl/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, outcome, times }),
  })

async function insertVendors(): Promise<void> {
  for (const { memberNo, memberId, memberName, memberType, business } of VENDORS) {
    const { status: _status, ...row } = business
    await app.open.db.insert(members).values({ memberNo, siteId: 'site', memberId, memberName, memberType, bizYn: 'Y', certified: 'Y' })
    await app.open.db.insert(businesses).values({ memberNo, siteId: 'site', ...row })
  }
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    sim = await openSimulators()
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(sim.port) })
    await insertVendors()
  })
  afterAll(async () => {
    await app.drop()
    await sim.close()
  })
  afterEach(async () => {
    await app.open.db.delete(throttles)
  })

  describe('the register', () => {
    const check = (bizcoms: unknown) => app.post('/v2/svc/bizcoms/valid/check', { bizcoms })

    test('V-BIZ-2: is asked without dashes, and says in which state a business is', async () => {
      const { status, data } = await check([OPEN, CLOSED, OUT])
      expect(status).toBe(200)
      expect(data.items).toEqual([
        { bizRegNum: '1301102101', isValid: true, status: 'open' },
        { bizRegNum: '6042103027', isValid: true, status: 'close' },
        { bizRegNum: '6042103032', isValid: true, status: 'out' },
      ])
    })

    test('V-BIZ-1: another owner, another date and a number that was never issued are not valid', async () => {
      const wrong = [
        { ...OPEN, owner: '송다온' },
        { ...OPEN, startDt: '20210504' },
        { ...OPEN, bizRegNum: '1301102102' },
      ]
      expect((await check(wrong)).data.items.map(({ isValid }) => isValid)).toEqual([false, false, false])
    })

    test('V-BIZ-4: a form that is sent as fields says the same', async () => {
      const form = new URLSearchParams({ bizcoms: JSON.stringify([OPEN]) })
      expect((await app.post('/v2/svc/bizcoms/valid/check', form)).data.items[0]).toMatchObject({ isValid: true })
      expect((await check([])).status).toBe(400)
      expect((await check(Array(11).fill(OPEN))).status).toBe(400)
    })

    test('P-BIZ-3: the states have their names', async () => {
      const { data } = await app.post('/v2/svc/bizcoms/status/check', { bizcoms: [CLOSED, OUT, { bizRegNum: '1234567891' }] })
      expect(data.items).toEqual([
        { bizRegNum: '6042103027', status: 'close', statusName: BUSINESS_STATUS.close },
        { bizRegNum: '6042103032', status: 'out', statusName: BUSINESS_STATUS.out },
        { bizRegNum: '1234567891', statusName: '등록되지 않은 사업자' },
      ])
    })

    test('one that does not answer neither refuses a member nor lets one pass', async () => {
      await force('odcloud', 'down')
      const { status, data } = await check([OPEN])
      expect([status, data.result]).toEqual([502, '500'])
      expect(data.resultMessage).toBe('사업자 정보를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.')
    })

    test('what was forced of it and never happened can be forgotten', async () => {
      await force('odcloud', 'invalid')
      const body = JSON.stringify({ service: 'odcloud' })
      await fetch(`${sim.url}/_ctl/reset`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect((await check([OPEN])).data.items[0]).toMatchObject({ isValid: true })
    })

    test('is asked sixty times in ten minutes by one address', async () => {
      const bad = { ...OPEN, bizRegNum: '1111111111' }
      const all = await Promise.all(Array.from({ length: 62 }, () => check([bad])))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(2)
    })
  })

  describe('the business of a member', () => {
    const path = '/v2/svc/bizmembers/me/bizcom'

    test('S-DSGN-1, E-BIZ-2: is read by its owner; a member without one is told so, a member who is no vendor is refused', async () => {
      const { data } = await app.get(path, { as: vendor('jiwoobiz') })
      expect(data.item).toMatchObject({ bizRegNum: '2208801033', owner: '한지우', startDt: '20190302', type: 'ti', bizBypassYn: 'N' })
      const none = await app.get(path, { as: vendorSession('nobody') })
      expect([none.status, none.data.result, none.data.resultMessage]).toEqual([404, '404', DESIGN_WORDS.noBusiness])
      expect((await app.get(path, { as: PEOPLE.member })).status).toBe(403)
      expect((await app.get(path)).status).toBe(401)
    })

    test('V-BIZ-3: is changed in what its owner says of it, and in nothing else', async () => {
      const as = vendor('minjaebiz')
      const sent = { ...DETAILS, bizRegNum: '1111111111', owner: '남의 이름', bypass: true, memberNo: JIWOO.memberNo }
      const { status, data } = await app.post(path, sent, { as })
      expect(status).toBe(200)
      expect(data.item).toMatchObject({
        name: '은결홈',
        type: 'etc',
        typeDesc: '가구 제작',
        bizRegNum: '2208801047',
        owner: '강민재',
        bizBypassYn: 'N',
      })
      const bad = await app.post(path, { ...DETAILS, typeDesc: ' ' }, { as })
      expect(bad.data.problems).toEqual([{ pointer: '/typeDesc', message: '업종을 입력해 주세요.', keyword: 'rule' }])
      expect((await app.post(path, DETAILS, { as: vendorSession('nobody') })).status).toBe(404)
      expect((await app.post(path, DETAILS, { as: { ...as, passwordConfirmed: false } })).status).toBe(403)
    })

    test('becomes another one only where the register confirms it', async () => {
      const as = vendor('garambiz')
      const verify = (body: object) => app.post(`${path}/verify`, body, { as })
      const row = async () => (await app.open.db.select().from(businesses).where(eq(businesses.memberNo, as.user!.memberNo)))[0]!
      const refused = await verify({ ...OPEN, owner: '유가람' })
      expect([refused.status, refused.data.resultMessage]).toEqual([400, NOT_VALID])
      expect((await row()).bizRegNum).toBe('2208801052')
      expect((await verify({ ...OPEN, bizRegNum: '123' })).data.problems).toEqual([
        { pointer: '/bizRegNum', message: '사업자등록번호 10자리를 입력해 주세요.', keyword: 'rule' },
      ])
      expect((await verify(OPEN)).data.item).toEqual({ status: 'open' })
      expect(await row()).toMatchObject({ bizRegNum: '1301102101', startDt: '20210503', owner: '노은결' })
    })
  })

  describe('the design account', () => {
    const path = '/v2/svc/bizmembers/me/design-account'
    const read = (memberId: string) => app.get(path, { as: vendor(memberId) })
    const create = (memberId: string) => app.post(path, {}, { as: vendor(memberId) })

    test('S-DSGN-3: is read from the partner, whose failure is said', async () => {
      expect((await read('dainbiz')).data.item).toEqual({
        exists: false,
        isRemoved: true,
        isEnabled: false,
        reason: 'adminReq',
        reservation: null,
      })
      expect((await read('serabiz')).data.item['reservation']).toMatchObject({ type: 'disable' })
      await force('design', 'down')
      const away = await read('jiwoobiz')
      expect([away.status, away.data.result, away.data.resultMessage]).toEqual([502, '500', DESIGN_WORDS.unknown])
      await force('design', 'unknown')
      expect((await read('jiwoobiz')).data).toMatchObject({ result: '404', resultMessage: DESIGN_WORDS.noAccount })
    })

    test('S-DSGN-6, 12: is made once, and found the second time', async () => {
      await force('design', 'none')
      await read('jiwoobiz')
      expect((await create('jiwoobiz')).data.result).toBe('200')
      expect((await read('jiwoobiz')).data.item).toMatchObject({ exists: true, isEnabled: true })
      const again = await create('jiwoobiz')
      expect([again.status, again.data.result]).toEqual([409, '400'])
    })

    test('S-DSGN-12: what the partner refuses is not made', async () => {
      await force('design', 'none')
      await read('jiwoobiz')
      await force('design', 'refuse')
      expect((await create('jiwoobiz')).data).toMatchObject({ result: '500', resultMessage: DESIGN_WORDS.notCreated })
    })

    test('S-DSGN-9, 10: the table is the lock: staff removed it, or the business is shut down', async () => {
      expect((await create('dainbiz')).data).toMatchObject({ result: '403' })
      expect((await create('taesikbiz')).data).toMatchObject({ result: '403' })
    })

    test('S-DSGN-2, V-BIZ-1, Q-030: a business that is not valid is given none, unless staff let it pass', async () => {
      const as = vendorSession('law-vendor')
      await app.open.db.insert(members).values({ memberNo: 'law-vendor', siteId: 'site', bizYn: 'Y' })
      const row = {
        memberNo: 'law-vendor',
        siteId: 'site',
        bizRegNum: '6118804013',
        bizName: '가게',
        owner: '아무개',
        startDt: '20200101',
        type: 'ti' as const,
      }
      await app.open.db.insert(businesses).values(row)
      expect((await app.post(path, {}, { as })).data).toMatchObject({ result: '403', resultMessage: NOT_VALID })
      await app.open.db.update(businesses).set({ bypass: true }).where(eq(businesses.memberNo, 'law-vendor'))
      await force('design', 'none')
      await app.get(path, { as })
      expect((await app.post(path, {}, { as })).data.result).toBe('200')
    })

    test('S-DSGN-13: is entered by an address that opens once, within a minute', async () => {
      const open = (asked: TestRequest) => app.raw('/v2/svc/bizmembers/me/design-page?_siteId=site&_deviceType=pc', {}, asked)
      const response = await open({ as: vendor('minjaebiz') })
      expect(response.status).toBe(302)
      expect(response.headers.get('cache-control')).toContain('no-store')
      const entry = new URL(response.headers.get('location')!)
      expect([entry.searchParams.get('_siteId'), entry.searchParams.get('_deviceType')]).toEqual(['site', 'pc'])
      const { exp, iat, jti, sub } = decodeJwt(entry.searchParams.get('token')!)
      expect([exp! - iat!, sub, typeof jti]).toEqual([60, vendor('minjaebiz').user!.memberNo, 'string'])
      expect([(await fetch(entry)).status, (await fetch(entry)).status]).toEqual([200, 401])
      const late = await open({ as: vendor('minjaebiz'), now: new Date(Date.now() - 62_000) })
      expect((await fetch(late.headers.get('location')!)).status).toBe(401)
      expect((await open({})).status).toBe(401)
      expect((await open({ as: PEOPLE.member })).status).toBe(403)
    })
  })

  describe('an agency signs up', () => {
    const EUNGYEOL: VerifiedIdentity = {
      memberName: '노은결',
      gender: 'F',
      birthDate: '19840211',
      mobileNo: '01020001012',
      ci: ciOf('eungyeol'),
    }
    const ACCOUNT = { memberId: 'eungyeol', password: DEMO_PASSWORD, passwordConfirm: DEMO_PASSWORD, email: 'eungyeol@maru.example' }
    const TERMS = { member: true, privacy: true }
    const whole = { kind: 'interior', businessNumber: OPEN.bizRegNum, terms: TERMS, bizInfo: { ...OPEN, ...DETAILS }, ...ACCOUNT }

    /** A browser: its visit goes with every call. */
    async function browser() {
      const visiting = { db: app.open.db, session: {}, now: new Date(), siteId: 'site' }
      const { cookies, visitHash } = await changeVisit(visiting, (draft) => draft)
      const visit = /maru-visit=([\w-]{43})/.exec(cookies[0]!)![1]!
      const asked = { as: { visit } }
      return {
        visitHash,
        post: (path: string, body: unknown) => app.post(`/v2/svc/agencies/${path}`, body, asked),
        draft: async () => (await app.get('/v2/svc/agencies/draft', asked)).data.item,
        async verified(identity = EUNGYEOL, purpose: 'agency' | 'findId' = 'agency') {
          const requestNo = `agency-${Math.random()}`
          await noteIdentityRequest(visiting, { requestNo, purpose, visitHash })
          return storeIdentity(visiting, requestNo, identity)
        },
      }
    }
    const forget = async () => {
      await app.open.db.delete(memberConsents)
      await app.open.db.delete(members).where(eq(members.memberId, ACCOUNT.memberId))
    }

    test('P-AGY-1: one page after the other, to a member with a business and consents', async () => {
      const { post, draft, verified } = await browser()
      expect(await draft()).toEqual({ business: null, hasAgreed: false, memberName: null, joinedId: null })
      expect((await post('draft/business', OPEN)).status).toBe(200)
      expect((await post('draft/terms', { member: true, privacy: false })).data.resultMessage).toBe('필수 약관에 모두 동의해 주세요.')
      expect((await post('draft/terms', TERMS)).status).toBe(200)
      expect((await post('draft/identity', { key: await verified() })).data.item).toEqual({ memberName: '노은결' })
      expect(await draft()).toEqual({
        business: { bizRegNum: '1301102101', startDt: '20210503', owner: '노은결' },
        hasAgreed: true,
        memberName: '노은결',
        joinedId: null,
      })
      const joined = await post('join', whole)
      expect([joined.status, joined.data.item]).toEqual([200, { memberId: 'eungyeol' }])
      // Sent once more, answered once more.
      expect((await post('join', whole)).data.item).toEqual({ memberId: 'eungyeol' })
      expect(await draft()).toEqual({ business: null, hasAgreed: false, memberName: null, joinedId: 'eungyeol' })

      const [member] = await app.open.db.select().from(members).where(eq(members.memberId, 'eungyeol'))
      expect(member).toMatchObject({ memberType: 'A', bizYn: 'Y', certified: 'Y', nickname: '', housingType: '', staffYn: 'N' })
      const [business] = await app.open.db.select().from(businesses).where(eq(businesses.memberNo, member!.memberNo))
      expect(business).toMatchObject({
        bizRegNum: '1301102101',
        type: 'etc',
        typeDesc: '가구 제작',
        joinedBy: 'interior',
        phoneNum: '023004999',
      })
      const consents = await app.open.db.select().from(memberConsents).where(eq(memberConsents.memberNo, member!.memberNo))
      expect(consents.map(({ termsType }) => termsType).sort()).toEqual(['09', '11'])
      await forget()
    })

    test.each([
      ['a shut-down number', OUT, NOT_VALID],
      ['a temporarily closed one', CLOSED, '휴업 상태입니다. 영업을 재개하면 다시 이용할 수 있습니다.'],
      ['a number of somebody else', { ...OPEN, owner: '송다온' }, NOT_VALID],
    ])('V-BIZ-1: %s is refused at its field, on its page and at the end', async (_, identity, sentence) => {
      const { post, verified } = await browser()
      const first = await post('draft/business', identity)
      expect([first.status, first.data.resultMessage, first.data.problems?.[0]?.pointer]).toEqual([400, sentence, '/bizRegNum'])
      await post('draft/identity', { key: await verified() })
      const last = await post('join', { ...whole, businessNumber: identity.bizRegNum, bizInfo: { ...identity, ...DETAILS } })
      expect([last.status, last.data.resultMessage, last.data.problems?.[0]?.pointer]).toEqual([400, sentence, '/bizInfo/bizRegNum'])
    })

    test('V-BIZ-3, V-BIZ-4, V-ID-*, V-PW-*: everything that is wrong is said at once, each at its field', async () => {
      const { post, verified } = await browser()
      await post('draft/identity', { key: await verified() })
      const bad = {
        ...whole,
        bizInfo: { ...OPEN, ...DETAILS, bizRegNum: '123', typeDesc: '', name: '' },
        memberId: 'A',
        password: 'a',
        email: 'x',
      }
      const { status, data } = await post('join', bad)
      expect(status).toBe(400)
      expect(Object.fromEntries(data.problems!.map(({ pointer, message }) => [pointer, message]))).toMatchObject({
        '/bizInfo/bizRegNum': '사업자등록번호 10자리를 입력해 주세요.',
        '/bizInfo/name': '상호를 입력해 주세요.',
        '/bizInfo/typeDesc': '업종을 입력해 주세요.',
        '/businessNumber': '확인한 사업자등록번호와 다릅니다.',
        '/memberId': '아이디는 5자 이상 입력해 주세요.',
        '/email': '이메일 형식이 올바르지 않습니다.',
      })
    })

    test('V-AGE-2, S-IDV-13: refused under 14, a second time, and with another person’s verification', async () => {
      const { post, verified, draft } = await browser()
      const child = { ...EUNGYEOL, birthDate: `${new Date().getFullYear() - 13}0101`, ci: ciOf('child') }
      expect((await post('draft/identity', { key: await verified(child) })).status).toBe(403)
      await app.open.db.insert(members).values({ memberNo: 'known', siteId: 'site', ciIndex: blindIndex(ciOf('known'), 'member.ci') })
      const known = await post('draft/identity', { key: await verified({ ...EUNGYEOL, ci: ciOf('known') }) })
      expect([known.status, known.data.resultMessage]).toEqual([409, '이미 가입된 회원입니다.'])
      expect((await post('draft/identity', { key: await verified(EUNGYEOL, 'findId') })).status).toBe(409)
      const key = await verified()
      expect((await (await browser()).post('draft/identity', { key })).status).toBe(409)
      expect((await draft())['memberName']).toBeNull()
    })

    test('the last call is for who was verified, and repeats what the pages asked', async () => {
      const { post, verified } = await browser()
      expect((await post('join', whole)).status).toBe(401)
      await post('draft/identity', { key: await verified() })
      expect((await post('join', { ...whole, terms: { member: true, privacy: false } })).data.resultMessage).toBe(
        '필수 약관에 모두 동의해 주세요.',
      )
      expect((await post('join', { ...whole, memberId: 'jiwoobiz' })).data).toMatchObject({
        result: '409',
        resultMessage: '이미 사용 중인 아이디입니다.',
      })
    })

    test.each(examplesOf('V-BIZ-5').filter(([, given]) => given.kind === 'business'))('V-BIZ-5: %s', async (_says, _given, expected) => {
      const { post, verified } = await browser()
      await post('draft/identity', { key: await verified() })
      const sent = Object.keys(whole)
      for (const name of expected.has as string[]) expect(sent).toContain(name)
      // Fields outside the form are ignored.
      await post('join', { ...whole, nickname: '은결', housingType: '01', isEmployee: true, staffYn: 'Y', membershipGrade: 'VIP' })
      const [member] = await app.open.db.select().from(members).where(eq(members.memberId, 'eungyeol'))
      expect(member).toMatchObject({ nickname: '', housingType: '', staffYn: 'N', membershipGrade: 'BASIC' })
      await forget()
    })

    test('five at once make one', async () => {
      const { post, verified } = await browser()
      await post('draft/identity', { key: await verified() })
      const all = await Promise.all(Array.from({ length: 5 }, () => post('join', whole)))
      expect(all.map(({ status }) => status)).toEqual(Array(5).fill(200))
      expect(await app.open.db.select().from(members).where(eq(members.memberId, 'eungyeol'))).toHaveLength(1)
      await forget()
    })

    test('another business begins the sign-up anew', async () => {
      const { post, draft } = await browser()
      await post('draft/business', OPEN)
      await post('draft/terms', TERMS)
      await post('draft/business', { bizRegNum: '604-21-03013', startDt: '20220815', owner: '송다온' })
      expect(await draft()).toMatchObject({ business: { bizRegNum: '6042103013' }, hasAgreed: false })
    })
  })

  test('a page of another site changes nothing', async () => {
    for (const path of ['draft/business', 'draft/terms', 'draft/identity', 'join']) {
      const init = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example', 'content-type': 'application/json' } }
      const response = await app.raw(`/v2/svc/agencies/${path}`, init, { as: { visit: 'v'.repeat(43) } })
      expect(response.status).toBe(403)
    }
    expect(SITE).not.toContain('evil')
  })
})
