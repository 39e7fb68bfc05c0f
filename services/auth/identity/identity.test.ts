import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'
import { identityRequests } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { ciOf } from '@/services/db/seeds/demo-people'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { takeIdentity } from '../domain/identities'
import { openMemberSession } from '../domain/member-session'
import { ciIndexOf } from '../domain/ci-index-of'
import { readSession } from '../domain/read-session'
import { readVisit } from '../domain/visit'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { Visitor, type Told } from '@/tests/support/visitor'

let app: TestApp
let devsim: OpenSimulators
let clock: Date
let visitor: Visitor
/** Each test has a network address of its own: calls are limited by address. */
let addresses = 0

const MINUTE = 60_000
const later = (ms: number) => void (clock = new Date(clock.getTime() + ms))

/** Sets out for a purpose. */
const start = (purpose: string, who = visitor) => who.post('/svc/pcc/start', { purpose })
const idOf = ({ data }: Told) => data.item['requestId'] as string
/** What the browser does at the provider. */
async function atProvider(requestId: string, form: Record<string, string>) {
  const query = new URLSearchParams({
    storeId: 'store-demo',
    channelKey: 'channel-demo',
    identityVerificationId: requestId,
    redirectUrl: 'http://localhost:3000/signup/pcc-result',
  })
  const { status } = await fetch(`${devsim.url}/portone/identity?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(status).toBe(303)
}
const result = (requestId: string, who = visitor) => who.post('/svc/pcc/result', { requestId })
/** The whole way. */
async function verify(purpose: IdentityPurpose, form: Record<string, string>, who = visitor): Promise<Told> {
  const id = idOf(await start(purpose, who))
  await atProvider(id, form)
  return result(id, who)
}
const keyOf = ({ data }: Told) => data.item['key'] as string
const force = (outcome: string) =>
  fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'portone', outcome }) })

async function makeMember(memberNo: string, more: Partial<typeof members.$inferInsert> = {}): Promise<void> {
  await app.open.db.insert(members).values({ memberNo, siteId: 'site', memberId: memberNo, ...more })
}
async function signedIn(memberNo: string): Promise<Visitor> {
  const who = new Visitor(app, { now: () => clock })
  for (const line of await openMemberSession(app.open.db, { memberNo, keepLogin: false, device: 'd' }, clock)) who.take(line)
  return who
}
const memberOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!
const ctxOf = async (who: Visitor) => ({ db: app.open.db, now: clock, siteId: 'site', session: await readSession(who.cookie, clock) })

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    devsim = await openSimulators()
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  })
  afterAll(async () => {
    await devsim.close()
    await app.drop()
  })
  beforeEach(() => {
    clock = new Date()
    visitor = new Visitor(app, { now: () => clock, ip: `203.0.113.${++addresses}` })
  })
  afterEach(async () => {
    await app.open.db.delete(members)
  })

  describe('a visitor who is verified', () => {
    test('gets a key and no personal data', async () => {
      const begun = await start('join')
      expect(begun.data.item).toEqual({
        requestId: expect.stringMatching(/^identity-[\w-]{36}$/),
        storeId: 'store-demo',
        channelKey: 'channel-demo',
        sdkUrl: `${devsim.url}/portone/browser-sdk.js`,
      })
      await atProvider(idOf(begun), { persona: 'daon' })
      const { status, data, headers, text } = await result(idOf(begun))
      expect([status, data.item]).toEqual([200, { result: 'ok', data: { memberName: '송*온' }, key: expect.stringMatching(/^[\w-]{43}$/) }])
      expect(text).not.toMatch(/송다온|19990624|0102000/)
      expect(text).not.toContain(ciOf('daon'))
      expect(headers.get('cache-control')).toBe('private, no-store')
    })

    test('lies sealed in the table until the key is used, and is gone then', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const { rows } = await app.open.db.execute<{ line: string }>(`select identity_request::text as line from identity_request`)
      expect(JSON.stringify(rows)).not.toMatch(/송다온|19990624|01020001011/)
      expect(await takeIdentity(await ctxOf(visitor), key, ['join'])).toMatchObject({
        memberName: '송다온',
        birthDate: '19990624',
        ci: ciOf('daon'),
      })
      const used = (await app.open.db.select().from(identityRequests)).find(({ usedAt }) => usedAt !== null)!
      expect(used.answer).toBeNull()
    })
  })

  describe('the key', () => {
    test('is worth one use, also for a hundred at once', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const ctx = await ctxOf(visitor)
      const all = await Promise.allSettled(Array.from({ length: 100 }, () => takeIdentity(ctx, key, ['join'])))
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('comes back where the call that used it failed', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const ctx = await ctxOf(visitor)
      const failing = app.open.db.transaction(async (tx) => {
        await takeIdentity({ ...ctx, db: tx }, key, ['join'])
        throw new Error('the rest failed')
      })
      await expect(failing).rejects.toThrow()
      expect(await takeIdentity(ctx, key, ['join'])).toMatchObject({ memberName: '송다온' })
    })

    test.each<[string, (key: string) => Promise<unknown>]>([
      ['for another purpose', async (key) => takeIdentity(await ctxOf(visitor), key, ['findId', 'resetPw'])],
      [
        'in another browser',
        async (key) => {
          const other = new Visitor(app, { now: () => clock })
          await start('join', other)
          return takeIdentity(await ctxOf(other), key, ['join'])
        },
      ],
      ['without a browser', async (key) => takeIdentity({ ...(await ctxOf(visitor)), session: {} }, key, ['join'])],
      [
        'eleven minutes later',
        async (key) => {
          later(11 * MINUTE)
          return takeIdentity(await ctxOf(visitor), key, ['join'])
        },
      ],
      [
        'with a letter changed',
        async (key) => takeIdentity(await ctxOf(visitor), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, ['join']),
      ],
      ['as an empty text', async () => takeIdentity(await ctxOf(visitor), '', ['join'])],
    ])('is worth nothing %s (E-IDV-3)', async (_, take) => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      await expect(take(key)).rejects.toMatchObject({ status: 409, message: '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.' })
    })

    test('is replaced when the result is asked for again', async () => {
      const id = idOf(await start('join'))
      await atProvider(id, { persona: 'daon' })
      const [first, second] = [keyOf(await result(id)), keyOf(await result(id))]
      expect(second).not.toBe(first)
      const ctx = await ctxOf(visitor)
      await expect(takeIdentity(ctx, first, ['join'])).rejects.toMatchObject({ status: 409 })
      expect(await takeIdentity(ctx, second, ['join'])).toMatchObject({ memberName: '송다온' })
    })
  })

  describe('a result', () => {
    test.each([
      ['of nobody', async () => 'identity-of-nobody'],
      [
        'that another browser began',
        async () => {
          const id = idOf(await start('join', new Visitor(app, { now: () => clock })))
          await atProvider(id, { persona: 'daon' })
          await start('join')
          return id
        },
      ],
      ['that is not there yet', async () => idOf(await start('join'))],
      [
        'that is half an hour old',
        async () => {
          const id = idOf(await start('join'))
          await atProvider(id, { persona: 'daon' })
          later(31 * MINUTE)
          return id
        },
      ],
    ])('%s is missing (E-IDV-3)', async (_, prepare) => {
      const { status, data } = await result(await prepare())
      expect([status, data.resultMessage]).toEqual([409, '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.'])
      expect(data.item).toBeUndefined()
    })

    test('V-IDV-1: without data answers with no personal data and no key', async () => {
      await force('empty')
      expect((await verify('join', { persona: 'daon' })).data.item).toEqual({ result: 'ok', data: null })
    })
    test('V-IDV-2: of a carrier that refuses carries its words, and no key', async () => {
      await force('fail')
      expect((await verify('join', { persona: 'daon' })).data.item).toEqual({
        result: 'ok',
        data: { errorMessage: '통신사 정보가 일치하지 않습니다.' },
      })
    })
    test('of a provider that does not answer may be asked for again', async () => {
      const id = idOf(await start('join'))
      await atProvider(id, { persona: 'daon' })
      await force('apiError')
      expect((await result(id)).status).toBe(503)
      expect((await result(id)).status).toBe(200)
    })

    test.each(examplesOf('S-IDV-13'))('S-IDV-13: %s', async (_, { ci }, { message }) => {
      if (ci === 'known') await makeMember('known', { ciIndex: ciIndexOf(ciOf('daon')), certified: 'Y' })
      for (const purpose of ['join', 'agency'] as const) {
        const { data } = await verify(purpose, { persona: 'daon' })
        expect([data.resultMessage || null, typeof data.item?.['key']]).toEqual([message, message ? 'undefined' : 'string'])
      }
    })
    test('S-IDV-13: who withdrew may come back, and a recovery is there for members', async () => {
      await makeMember('gone', { ciIndex: ciIndexOf(ciOf('daon')), status: 'WITHDRAWN' })
      expect((await verify('join', { persona: 'daon' })).status).toBe(200)
      await makeMember('known', { ciIndex: ciIndexOf(ciOf('daon')) })
      expect((await verify('findId', { persona: 'daon' })).status).toBe(200)
    })
    test('E-IDV-9: a child of thirteen is refused for a sign-up', async () => {
      const { status, data } = await verify('join', { persona: 'minho' })
      expect([status, data.resultMessage]).toEqual([403, '전자상거래법에 따라 만 14세 미만 아동은 회원으로 가입할 수 없습니다.'])
    })
    test('G-IDENT: for consultations opens them in this browser, for half an hour', async () => {
      await verify('consulting', { persona: 'daon' })
      expect((await readVisit(await ctxOf(visitor))).identified).toEqual({
        memberName: '송다온',
        mobileNo: '01020001011',
        at: clock.getTime(),
      })
    })
  })

  describe('a member', () => {
    beforeEach(() => makeMember('saebom', { memberName: '윤새봄', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y', passwordHash: '-' }))

    test('must be signed in to be certified', async () => {
      for (const purpose of ['account', 'reagree']) expect((await start(purpose)).status).toBe(401)
      for (const path of ['tblMemberSvcApi/snsPassSave', 'accountCertSvcApi/cert', 'memberJoinSvcApi/updateCiValue'])
        expect((await visitor.post(`/svc/${path}`, { ciValue: 'k', certification: 'k' })).status).toBe(401)
    })

    test.each([
      ['acct.snsPassSave', '/svc/tblMemberSvcApi/snsPassSave', 'ciValue', 'account'],
      ['cert.cert', '/svc/accountCertSvcApi/cert', 'certification', 'account'],
      ['join.updateCiValue', '/svc/memberJoinSvcApi/updateCiValue', 'ciValue', 'reagree'],
    ] as const)('S-IDV-11: %s writes who was verified', async (_, path, field, purpose) => {
      const who = await signedIn('saebom')
      const key = keyOf(await verify(purpose, { persona: 'saebom' }, who))
      const saved = await who.post(path, { [field]: key })
      expect([saved.status, saved.data.result, saved.data.resultMessage]).toEqual([200, '200', '본인인증이 완료되었습니다.'])
      expect(await memberOf('saebom')).toMatchObject({
        certified: 'Y',
        memberName: '윤새봄',
        birthDate: '19950502',
        mobileNo: '01020001003',
        gender: 'F',
        ci: ciOf('saebom'),
        ciIndex: ciIndexOf(ciOf('saebom')),
      })
      // Once more is E-IDV-3.
      expect((await who.post(path, { [field]: key })).status).toBe(409)
      const jwt = await who.get('/auth/svc/jwt')
      expect(jwt.data.item['customer']).toMatchObject({ certified: 'Y', birthDate: '19950502' })
    })

    test('V-IDV-3, E-IDV-1: with another name is refused at once, with whom to call', async () => {
      const who = await signedIn('saebom')
      const { status, data } = await verify('account', { persona: 'doyun' }, who)
      expect([status, data.resultMessage, data.item]).toEqual([
        409,
        sentenceOf('V-IDV-3'),
        { notice: '이름 불일치로 본인인증에 실패했습니다. 문의: 고객센터 1588-0000' },
      ])
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N', ciIndex: null })
    })
    test('V-IDV-3: who has no name yet takes the verified one', async () => {
      await makeMember('nameless', { memberName: null })
      const who = await signedIn('nameless')
      await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: keyOf(await verify('account', { persona: 'daon' }, who)) })
      expect(await memberOf('nameless')).toMatchObject({ certified: 'Y', memberName: '송다온' })
    })
    test('is no second account of a person who has one', async () => {
      await makeMember('first', { ciIndex: ciIndexOf(ciOf('saebom')), memberName: '윤새봄' })
      const who = await signedIn('saebom')
      const key = keyOf(await verify('account', { persona: 'saebom' }, who))
      const { status, data } = await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })
      expect([status, data.resultMessage]).toEqual([409, sentenceOf('S-IDV-13')])
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N' })
    })
    test('who was verified once is not a namesake the next time', async () => {
      await makeMember('certified', { memberName: '송다온', certified: 'Y', ciIndex: ciIndexOf('the CI of another 송다온') })
      const who = await signedIn('certified')
      const key = keyOf(await verify('account', { persona: 'daon' }, who))
      expect((await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })).data.resultMessage).toBe(sentenceOf('V-IDV-3'))
    })
    test('cannot be certified with a key of a sign-up, nor by sending the fields (mass assignment)', async () => {
      const who = await signedIn('saebom')
      const key = keyOf(await verify('join', { persona: 'daon' }, who))
      const body = { ciValue: key, certified: 'Y', memberName: '송다온', birthDate: '19990624', mobileNo: '01099998888' }
      expect((await who.post('/svc/tblMemberSvcApi/snsPassSave', body)).status).toBeGreaterThanOrEqual(400)
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N', mobileNo: null })
    })
  })

  test('costs us only so much: an address that sets out again and again must wait', async () => {
    const statuses = []
    for (let i = 0; i < 102; i++) statuses.push((await start('join')).status)
    expect([statuses.indexOf(429), (await start('join')).headers.get('retry-after')]).toEqual([100, expect.stringMatching(/^\d+$/)])
  })

  test.each([
    ['{}'],
    [{ purpose: 'everything' }],
    [{ purpose: ['join', 'join'] }],
    [{ purpose: 'join\0' }],
    [{ purpose: 'ｊｏｉｎ' }],
    [{ purpose: 'j'.repeat(5_000) }],
  ])('bad input %# is refused in a sentence', async (body) => {
    const { status, data } = await app.post('/svc/pcc/start', body, { as: PEOPLE.visitor })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(data.resultMessage).toMatch(/[가-힣]/)
  })
})
