import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, ciOf } from '@/services/db/seeds/demo-people'
import { businesses, memberConsents, members } from '@/services/db/tables/members'
import { storeIdentity, noteIdentityRequest } from '@/services/auth/domain/identities'
import { blindIndex } from '@/services/base/seal'
import { changeVisit } from '@/services/auth/domain/visit'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { examplesOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { OPEN, CLOSED, OUT, DETAILS, NOT_VALID, app, openVendors } from './vendor-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openVendors(kind)

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
})
