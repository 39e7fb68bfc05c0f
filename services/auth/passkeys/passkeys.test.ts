// Passkeys of staff: a whole sign-in by one press, the second step of one by password, and what is refused. On a server, two pools race.
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { staffChallenges, staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { audits } from '@/services/db/tables/base'
import type { Mail } from '@/services/outside/send-mail'
import { Authenticator } from '@/tests/support/authenticator'
import { STAFF_PASSWORD, StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'

const sendMail = vi.hoisted(() => vi.fn<(mail: Mail) => Promise<boolean>>(async () => true))
vi.mock('@/services/outside/send-mail', () => ({ sendMail, canSendMail: () => true }))

type Options = {
  challenge: string
  rpId?: string
  rp: { id?: string }
  excludeCredentials?: { id: string }[]
  allowCredentials?: { id: string }[]
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await people.reset()
    await app.open.db.delete(staffPasskeys)
    await app.open.db.delete(staffChallenges)
    await app.open.db.update(staff).set({ email: null, blockedAt: null })
    sendMail.mockClear()
  })

  const optionsOf = async (one: Visitor, path: string): Promise<Options> => {
    const { status, data } = await one.post(path)
    expect(status).toBe(200)
    return data.item['options'] as Options
  }
  const add = async (one: Visitor, authenticator: Authenticator, name = '휴대전화') =>
    one.post('/adm/account/passkey-add', { name, answer: authenticator.make(await optionsOf(one, '/adm/account/passkey-begin')) })
  const enrolled = async (loginId = 'seojin', options = {}) => {
    const one = await people.signedIn(loginId)
    const authenticator = new Authenticator(options)
    const { status, data } = await add(one, authenticator)
    expect(status).toBe(200)
    return { one, authenticator, codes: data.item['codes'] as string[] }
  }
  const asked = (one: Visitor) => optionsOf(one, '/adm/auth/passkeyBegin')
  const send = (one: Visitor, answer: object) => one.post('/adm/auth/passkeySignIn', { answer })
  const signedBy = async (one: Visitor, authenticator: Authenticator, says = {}) => send(one, authenticator.sign(await asked(one), says))

  test('one press signs in without a password, the earlier sign-ins end, and the account shows the last use', async () => {
    const before = await people.signedIn()
    const { one, authenticator, codes } = await enrolled()
    expect([codes.length, await people.me(before), await people.me(one)]).toEqual([10, 403, 200])
    const other = people.browser()
    const options = await asked(other)
    expect([options.allowCredentials ?? [], options.rpId]).toEqual([[], new URL(SITE).hostname])
    expect((await send(other, authenticator.sign(options))).data.item).toEqual({ id: 'm' })
    const { item } = (await other.get('/adm/account/read')).data
    expect(item['passkeys']).toMatchObject([{ name: '휴대전화', isSynced: true, lastUsedAt: expect.any(String) }])
    const [line] = await app.open.db
      .select()
      .from(audits)
      .where(eq(audits.action, 'staff.signIn'))
      .orderBy(sql`${audits.id} desc`)
      .limit(1)
    expect(line).toMatchObject({ target: 'm', detail: { factor: 'passkey' } })
    // A synchronised one counts nothing, and is accepted again and again.
    expect((await signedBy(people.browser(), authenticator)).status).toBe(200)
    expect(await app.open.db.select({ counter: staffPasskeys.counter }).from(staffPasskeys)).toEqual([{ counter: 0 }])
  })

  test('after a password the passkey is the second step, of this person alone', async () => {
    const { authenticator } = await enrolled()
    const another = await enrolled('hangyeol')
    const one = people.browser()
    expect((await people.signIn(one)).data.item).toMatchObject({ step: 'code' })
    expect([await people.me(one), (await one.get('/adm/auth/step')).data.item]).toEqual([403, { step: 'code', by: ['passkey'] }])
    const options = await asked(one)
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }])
    expect((await send(one, another.authenticator.sign(options))).status).toBe(401)
    expect((await signedBy(one, authenticator)).status).toBe(200)
    expect(await people.me(one)).toBe(200)
    // A recovery code stands in for it.
    const lost = people.browser()
    await people.signIn(lost)
    expect((await people.byCode(lost, (await renewed(one))[0]!)).status).toBe(200)
  })
  const renewed = async (one: Visitor) => (await one.post('/adm/account/recovery-codes')).data.item['codes'] as string[]

  test('a role that demands a second step is satisfied by a passkey, and keeps the last one', async () => {
    const admin = await people.signedIn('hangyeol')
    const one = await people.signedIn()
    await admin.post('/adm/sign-in-rule/save', { roleKey: 'mng', needsFactor: true, hours: 8 })
    expect([await people.me(one), (await one.get('/adm/auth/step')).data.item['step']]).toEqual([403, 'enrol'])
    const authenticator = new Authenticator()
    expect((await add(one, authenticator)).status).toBe(200)
    expect(await people.me(one)).toBe(200)
    expect((await admin.get('/adm/sign-in-rule/browse')).data.items).toContainEqual(
      expect.objectContaining({ roleKey: 'mng', people: 2, without: 1 }),
    )
    const remove = (by: Authenticator) => one.post('/adm/account/passkey-remove', { id: by.id.toString('base64url') })
    const kept = await remove(authenticator)
    expect([kept.status, kept.data.resultMessage]).toEqual([409, expect.stringContaining('마지막 패스키를 지울 수 없습니다.')])
    const spare = new Authenticator()
    expect((await add(one, spare, '보안 키')).status).toBe(200)
    expect((await remove(authenticator)).status).toBe(200)
    expect((await signedBy(people.browser(), spare)).status).toBe(200)
  })

  test('what was signed once opens nothing again, whether it passed or not', async () => {
    const { authenticator } = await enrolled()
    const one = people.browser()
    const answer = authenticator.sign(await asked(one))
    expect((await send(one, answer)).status).toBe(200)
    const again = await send(people.browser(), answer)
    expect([again.status, again.data.resultMessage]).toEqual([409, expect.stringContaining('이미 쓴 확인입니다.')])
    const options = await asked(one)
    expect((await send(one, authenticator.sign(options, { isVerified: false }))).status).toBe(401)
    expect((await send(one, authenticator.sign(options))).status).toBe(409)
    // A challenge that is over, and one of another purpose.
    const late = await asked(one)
    await app.open.db.update(staffChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
    expect((await send(one, authenticator.sign(late))).status).toBe(409)
    const confirming = await optionsOf((await enrolled('hangyeol')).one, '/adm/auth/passkeyConfirmBegin')
    expect((await send(people.browser(), authenticator.sign(confirming))).status).toBe(409)
  })

  test.each([
    ['another origin', { origin: 'https://raumgyeol.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['a passkey that says it is somebody else’s', { userHandle: Buffer.from('a').toString('base64url') }],
  ])('%s is refused and leaves a line', async (_, says) => {
    const { authenticator } = await enrolled()
    const one = people.browser()
    const refused = await signedBy(one, authenticator, says)
    expect([refused.status, refused.data.resultMessage]).toEqual([401, expect.stringContaining('패스키를 확인하지 못했습니다.')])
    expect([await people.me(one), await people.actions('m')]).toEqual([403, expect.arrayContaining(['staff.signInFailed'])])
  })

  test.each([
    ['another origin', { origin: 'https://raumgyeol.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
  ])('no passkey is stored of %s', async (_, says) => {
    const one = await people.signedIn()
    const options = await optionsOf(one, '/adm/account/passkey-begin')
    const answer = { name: '휴대전화', answer: new Authenticator().make(options, says) }
    expect((await one.post('/adm/account/passkey-add', answer)).status).toBe(400)
    expect(await app.open.db.$count(staffPasskeys)).toBe(0)
  })

  test('a passkey that was removed signs nobody in, and its person hears of both', async () => {
    await app.open.db.update(staff).set({ email: 'seojin@example.com' }).where(eq(staff.id, 'm'))
    const { one, authenticator } = await enrolled()
    const elsewhere = people.browser()
    await signedBy(elsewhere, authenticator)
    const removed = await one.post('/adm/account/passkey-remove', { id: authenticator.id.toString('base64url') })
    expect([removed.status, removed.data.item, await people.me(elsewhere)]).toEqual([200, { ended: 1 }, 403])
    const refused = await signedBy(people.browser(), authenticator)
    expect([refused.status, refused.data.resultMessage]).toEqual([401, expect.stringContaining('등록되어 있지 않은 패스키입니다.')])
    expect(await people.actions('m')).toEqual(expect.arrayContaining(['staff.passkey', 'staff.passkeyOff']))
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2))
    expect(sendMail.mock.calls.map(([{ subject }]) => subject.replace(/^\[.*?\] /, ''))).toEqual([
      '패스키를 등록했습니다.',
      '패스키를 지웠습니다.',
    ])
    // Nothing is left: the password alone signs in, and no recovery code stands in for nothing.
    expect((await people.signIn(people.browser())).data.item).not.toHaveProperty('step')
    expect((await one.get('/adm/account/read')).data.item).toMatchObject({ passkeys: [], codesLeft: 0 })
  })

  test('one that is there already is excluded, and refused in words; the name is the person’s own', async () => {
    const { one, authenticator } = await enrolled()
    const options = await optionsOf(one, '/adm/account/passkey-begin')
    expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }])
    const twice = await one.post('/adm/account/passkey-add', { name: '또', answer: authenticator.make(options) })
    expect([twice.status, twice.data.resultMessage]).toEqual([409, expect.stringContaining('이미 등록된 패스키입니다.')])
    const id = authenticator.id.toString('base64url')
    expect((await one.post('/adm/account/passkey-rename', { id, name: ' 사무실 노트북 ' })).status).toBe(200)
    const admin = await people.signedIn('hangyeol')
    expect((await admin.post('/adm/account/passkey-rename', { id, name: '남의 것' })).status).toBe(404)
    expect((await admin.post('/adm/account/passkey-remove', { id })).status).toBe(404)
    expect(await app.open.db.select({ name: staffPasskeys.name }).from(staffPasskeys)).toEqual([{ name: '사무실 노트북' }])
  })

  test('of 200 requests with one answer one is accepted', async () => {
    const { authenticator } = await enrolled()
    const answer = authenticator.sign(await asked(people.browser()))
    await app.open.db.delete(staffSessions)
    // From many addresses: what bounds the tries of one does not stand in for the answer that is used up.
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, i) => send(people.browser(undefined, `198.51.${i >> 4}.${i % 250}`), answer)),
    )
    expect([all.filter(({ status }) => status === 200).length, all.filter(({ status }) => status === 409).length]).toEqual([1, 199])
    expect(await app.open.db.select({ open: count() }).from(staffSessions)).toEqual([{ open: 1 }])
  })

  test('a counter that fell, as of a copied key, is refused', async () => {
    const { authenticator } = await enrolled('seojin', { isSynced: false })
    expect((await signedBy(people.browser(), authenticator)).status).toBe(200)
    authenticator.counter = 0
    expect((await signedBy(people.browser(), authenticator)).status).toBe(401)
    expect((await signedBy(people.browser(), authenticator)).status).toBe(200)
  })

  test('a grave act is confirmed by the passkey of who is signed in', async () => {
    const { one, authenticator } = await enrolled()
    const another = await enrolled('hangyeol')
    await app.open.db.update(staffSessions).set({ confirmedAt: sql`now() - interval '6 minutes'` })
    expect((await one.post('/adm/account/recovery-codes')).status).toBe(403)
    const confirm = async (by: Authenticator) =>
      one.post('/adm/auth/passkeyConfirm', { answer: by.sign(await optionsOf(one, '/adm/auth/passkeyConfirmBegin')) })
    expect((await confirm(another.authenticator)).status).toBe(401)
    expect((await one.post('/adm/account/recovery-codes')).status).toBe(403)
    expect((await confirm(authenticator)).status).toBe(200)
    expect((await one.post('/adm/account/recovery-codes')).status).toBe(200)
  })

  test('another administrator resets passkeys too, and a person who is blocked is signed in by none', async () => {
    const admin = await people.signedIn('hangyeol')
    const { authenticator } = await enrolled()
    await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'm'))
    expect((await signedBy(people.browser(), authenticator)).status).toBe(403)
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'm'))
    expect((await admin.get('/adm/staff/browse')).data.items).toContainEqual(
      expect.objectContaining({ id: 'm', hasFactor: true, passkeys: 1 }),
    )
    expect((await admin.post('/adm/staff/reset-factor', { id: 'm', reason: '휴대전화를 잃어버렸다고 합니다.' })).status).toBe(200)
    expect(await app.open.db.$count(staffPasskeys)).toBe(0)
    expect((await signedBy(people.browser(), authenticator)).status).toBe(401)
  })

  test('eleven sign-ins leave ten: the one that was used longest ago ends', async () => {
    const all: Visitor[] = []
    for (let i = 0; i < 10; i++) {
      all.push(await people.signedIn())
      await app.open.db.update(staffSessions).set({ seenAt: sql`${staffSessions.seenAt} - interval '1 minute'` })
    }
    await app.open.db
      .update(staffSessions)
      .set({ seenAt: sql`clock_timestamp()` })
      .where(eq(staffSessions.id, await oldest()))
    const last = people.browser()
    await people.signIn(last, 'seojin', STAFF_PASSWORD)
    expect(await Promise.all(all.map((one) => people.me(one)))).toEqual([200, 403, ...Array(8).fill(200)])
    const [line] = await app.open.db
      .select()
      .from(audits)
      .where(eq(audits.action, 'staff.signIn'))
      .orderBy(sql`${audits.id} desc`)
      .limit(1)
    expect(line!.detail).toEqual({ ended: 1 })
  })
  const oldest = async (): Promise<string> =>
    (await app.open.db.select({ id: staffSessions.id }).from(staffSessions).orderBy(staffSessions.seenAt).limit(1))[0]!.id
})
