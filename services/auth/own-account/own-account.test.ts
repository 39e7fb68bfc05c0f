// The door of staff through the pipeline: the second step, recovery codes, the own password, and sign-ins that end.
import { eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { openDatabase } from '@/services/db/open-database'
import { audits, throttles } from '@/services/db/tables/base'
import { signInRules, staff, staffRecoveryCodes, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { takeOneTimeCode } from '@/services/auth/domain/one-time-code'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { Visitor } from '@/tests/support/visitor'

const PASSWORD = '나무결7!tile'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const STEP = 30_000

describe.each(BOTH_DATABASES)('the door of staff on %s', (kind) => {
  let app: TestApp
  /** Of the telephone and of the server; the sign-ins themselves end by the clock of the database. */
  let clock = Date.now()
  beforeAll(async () => {
    app = await openTestApp(kind)
    const passwordHash = await hashPassword(PASSWORD)
    await app.open.db.insert(staff).values([
      { id: 'a', loginId: 'hangyeol', name: '한결', role: 'adm', passwordHash },
      { id: 'm', loginId: 'seojin', name: '서진', role: 'mng', passwordHash },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    // Aligned, so that no step ends within a test.
    clock = Math.ceil(Date.now() / STEP) * STEP + 1_000
    const { db } = app.open
    for (const table of [throttles, staffTotps, staffRecoveryCodes, signInRules]) await db.delete(table)
    await db.delete(audits).where(sql`${audits.target} in ('a', 'm')`)
    await db.delete(staffSessions).where(sql`${staffSessions.staffId} in ('a', 'm')`)
  })

  const browser = (userAgent = CHROME) => new Visitor(app, { userAgent, now: () => new Date(clock) })
  const signIn = (one: Visitor, loginId = 'seojin', password = PASSWORD) => one.post('/adm/auth/signIn', { loginId, password })
  const signedIn = async (loginId = 'seojin', userAgent = CHROME) => {
    const one = browser(userAgent)
    expect((await signIn(one, loginId)).status).toBe(200)
    return one
  }
  const codeOf = (secret: string, at = clock) => generateSync({ secret, epoch: Math.floor(at / 1_000) })
  const enrol = async (one: Visitor) => {
    const { status, data } = await one.post('/adm/account/factor-begin')
    expect(status).toBe(200)
    const secret = (data.item['key'] as string).replaceAll(' ', '')
    expect(data.item['picture']).toMatch(/^<svg/)
    const done = await one.post('/adm/account/factor-confirm', { code: codeOf(secret) })
    expect(done.status).toBe(200)
    return { secret, codes: done.data.item['codes'] as string[] }
  }
  const me = async (one: Visitor) => (await one.get('/adm/auth/me')).status
  const by = (one: Visitor, code: string) => one.post('/adm/auth/signInCode', { code })
  const actions = async (target: string) =>
    (await app.open.db.select().from(audits).where(eq(audits.target, target)).orderBy(audits.id)).map(({ action }) => action)

  test('a telephone is enrolled by a code; from then on a password alone admits to no call', async () => {
    const first = await signedIn()
    const elsewhere = await signedIn()
    const { secret, codes } = await enrol(first)
    expect(new Set(codes).size).toBe(10)
    // A change of the factor ends the other sign-ins, and not this one.
    expect([await me(first), await me(elsewhere)]).toEqual([200, 403])
    const [stored] = await app.open.db.execute(sql`select secret from staff_totp`).then(({ rows }) => rows as { secret: string }[])
    expect(stored!.secret).not.toContain(secret)

    clock += STEP
    const second = browser()
    expect((await signIn(second)).data.item).toMatchObject({ step: 'code' })
    expect([await me(second), (await second.get('/adm/auth/step')).data.item]).toEqual([403, { step: 'code' }])
    const wrong = await by(second, '000000')
    expect([wrong.status, wrong.data.resultMessage]).toEqual([401, expect.stringContaining('시계가 틀렸을 수 있으니')])
    expect((await by(second, codeOf(secret))).status).toBe(200)
    expect([await me(second), (await second.get('/adm/auth/step')).data.item]).toEqual([200, { step: 'open' }])
    expect(await actions('m')).toEqual([
      'staff.signIn',
      'staff.signIn',
      'staff.factor',
      'staff.password',
      'staff.codeFailed',
      'staff.signIn',
    ])
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.codeFailed'))
    expect(line!.detail).toMatchObject({ device: 'Chrome · Windows', address: '203.0.113.7' })
  })

  test('a code is accepted once, the one that enrolled as well, and none of an earlier step', async () => {
    const { secret } = await enrol(await signedIn())
    const used = browser()
    await signIn(used)
    expect((await by(used, codeOf(secret))).data.resultMessage).toContain('이미 쓴 코드입니다.')
    clock += 2 * STEP
    const code = codeOf(secret)
    expect((await by(used, code)).status).toBe(200)
    const again = browser()
    await signIn(again)
    expect((await by(again, code)).data.resultMessage).toContain('이미 쓴 코드입니다.')
    expect((await by(again, codeOf(secret, clock - STEP))).data.resultMessage).toContain('이미 쓴 코드입니다.')
  })

  test('of 200 requests with one code one is accepted', async () => {
    const { secret } = await enrol(await signedIn())
    clock += 2 * STEP
    const given = { staffId: 'm', code: codeOf(secret), now: new Date(clock) }
    // A server has a second pool, as a second process would.
    const other = kind === 'postgres' ? await openDatabase(app.place) : undefined
    const pools = [app.open.db, other?.db ?? app.open.db]
    const fates = await Promise.all(Array.from({ length: 200 }, (_, i) => takeOneTimeCode(pools[i % 2]!, given)))
    await other?.close()
    expect([fates.filter((fate) => fate === 'right').length, fates.filter((fate) => fate === 'used').length]).toEqual([1, 199])
  })

  test('one step more or less is right; a telephone 90 seconds behind or ahead is told of its clock', async () => {
    const { secret } = await enrol(await signedIn())
    clock += 20 * STEP
    const one = browser()
    await signIn(one)
    const late = await by(one, codeOf(secret, clock - 90_000))
    expect([late.status, late.data.resultMessage]).toEqual([401, expect.stringContaining('휴대전화의 시계가 느릴 수 있습니다.')])
    const ahead = await by(one, codeOf(secret, clock + 90_000))
    expect([ahead.status, ahead.data.resultMessage]).toEqual([401, expect.stringContaining('휴대전화의 시계가 틀렸을 수 있으니')])
    expect((await by(one, codeOf(secret, clock + STEP))).status).toBe(200)
  })

  test('codes have a pace of their own, and the password keeps its own', async () => {
    const { secret } = await enrol(await signedIn())
    clock += 2 * STEP
    const one = browser()
    await signIn(one)
    for (let i = 0; i < 5; i++) expect((await by(one, `00000${i}`)).status).toBe(401)
    const paused = await by(one, codeOf(secret))
    expect([paused.status, paused.data.resultMessage]).toEqual([429, expect.stringContaining('30초 뒤에')])
    expect((await signIn(browser())).status).toBe(200)
    // From every address together, so that many addresses are not many guesses.
    for (let i = 0; i < 30; i++) {
      const far = new Visitor(app, { ip: `198.51.100.${i + 1}`, userAgent: CHROME, now: () => new Date(clock) })
      await signIn(far)
      await by(far, '000000')
    }
    const last = new Visitor(app, { ip: '192.0.2.9', userAgent: CHROME, now: () => new Date(clock) })
    await signIn(last)
    expect((await by(last, codeOf(secret))).status).toBe(429)
  })

  test('a recovery code stands in once, whatever its case and hyphen; of two at once one is accepted', async () => {
    const { codes } = await enrol(await signedIn())
    const one = browser()
    await signIn(one)
    const answer = await by(one, codes[0]!.toLowerCase().replace('-', ' '))
    expect([answer.status, answer.data.item]).toEqual([200, { codesLeft: 9 }])
    const again = browser()
    await signIn(again)
    expect((await by(again, codes[0]!)).status).toBe(401)
    const two = [browser(), browser()]
    for (const each of two) await signIn(each)
    const answers = await Promise.all(two.map((each) => by(each, codes[1]!)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await one.get('/adm/account/read')).data.item).toMatchObject({ codesLeft: 8 })
    expect(await actions('m')).toContain('staff.recoveryCode')
    // Ten new ones end the earlier ones.
    expect((await one.post('/adm/account/recovery-codes')).data.item['codes']).toHaveLength(10)
    await signIn(again)
    expect((await by(again, codes[2]!)).status).toBe(401)
  })

  test('an awaited code opens one session, within ten minutes, and none for a person who was blocked meanwhile', async () => {
    const { codes } = await enrol(await signedIn())
    const one = browser()
    await signIn(one)
    const copied = browser()
    for (const [name, value] of one.cookies) copied.cookies.set(name, value)
    expect((await by(one, codes[0]!)).status).toBe(200)
    expect((await by(copied, codes[1]!)).data.resultMessage).toContain('처음부터 다시')
    const slow = browser()
    await signIn(slow)
    await app.open.db
      .update(staffSessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(staffSessions.isPending, true))
    expect((await by(slow, codes[2]!)).data.resultMessage).toContain('처음부터 다시')
    await signIn(slow)
    await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'm'))
    expect((await by(slow, codes[3]!)).status).toBe(403)
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'm'))
  })

  test('a role that demands a second step leads to enrolling, and nothing else is answered until then', async () => {
    const admin = await signedIn('hangyeol')
    const one = await signedIn()
    expect(await me(one)).toBe(200)
    expect((await admin.post('/adm/sign-in-rule/save', { roleKey: 'mng', needsFactor: true, hours: 4 })).status).toBe(200)
    // At the next call of a sign-in that was there before, and after a new one.
    for (const each of [one, await signedIn()]) {
      const refused = await each.get('/adm/auth/me')
      expect([refused.status, refused.data.resultMessage]).toEqual([403, expect.stringContaining('2단계 인증을 등록해야')])
      expect((await each.get('/adm/account/read')).status).toBe(403)
      expect((await each.get('/adm/auth/step')).data.item).toEqual({ step: 'enrol', person: { id: 'm', loginId: 'seojin', name: '서진' } })
    }
    const { codes } = await enrol(one)
    expect(await me(one)).toBe(200)
    const off = await one.post('/adm/account/factor-remove', { code: codes[0]! })
    expect([off.status, off.data.resultMessage]).toEqual([409, expect.stringContaining('필수라 끌 수 없습니다.')])
    expect((await admin.get('/adm/sign-in-rule/browse')).data.items).toContainEqual(
      expect.objectContaining({ roleKey: 'mng', name: '역할이 없는 매니저', needsFactor: true, hours: 4, without: 1 }),
    )
    expect(await me(admin)).toBe(200)
  })

  test('a lost telephone: another administrator resets it with a reason, and nobody their own', async () => {
    const admin = await signedIn('hangyeol')
    const one = await signedIn()
    await enrol(one)
    const reset = (id: string, reason = '휴대전화를 잃어버렸다고 합니다.') => admin.post('/adm/staff/reset-factor', { id, reason })
    expect((await reset('m', ' ')).status).toBe(400)
    expect((await reset('a')).status).toBe(409)
    expect((await reset('m')).status).toBe(200)
    expect([await me(one), await me(await signedIn())]).toEqual([403, 200])
    expect((await reset('m')).status).toBe(409)
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.resetFactor'))
    expect(line).toMatchObject({ actor: 'staff:a', target: 'm', detail: { reason: '휴대전화를 잃어버렸다고 합니다.', ended: 1 } })
    // The person switches it off by a code, where the role allows.
    const { codes } = await enrol(one.cookies.size > 0 ? await signedIn() : one)
    const mine = browser()
    await signIn(mine)
    await by(mine, codes[0]!)
    expect((await mine.post('/adm/account/factor-remove', { code: '000000' })).status).toBe(401)
    expect((await mine.post('/adm/account/factor-remove', { code: codes[1]! })).status).toBe(200)
    expect((await signIn(browser())).data.item).not.toHaveProperty('step')
  })

  test('the own password asks for the one of now, says its rule, and ends the other sign-ins', async () => {
    const one = await signedIn()
    const phone = await signedIn('seojin', SAFARI)
    const change = (current: string, password: string) => one.post('/adm/account/password', { current, password })
    const faults = async (current: string, password: string) => (await change(current, password)).data.problems
    expect(await faults('wrong', '새나무결8!tile')).toMatchObject([{ pointer: '/current' }])
    expect(await faults(PASSWORD, '짧다')).toMatchObject([{ pointer: '/password', message: '비밀번호는 8자 이상 64자까지 입력해 주세요.' }])
    expect(await faults(PASSWORD, 'seojin7!tile')).toMatchObject([{ message: '아이디가 들어간 비밀번호는 쓸 수 없습니다.' }])
    expect(await faults(PASSWORD, PASSWORD.normalize('NFD'))).toMatchObject([{ message: '지금과 다른 비밀번호를 입력해 주세요.' }])
    expect((await change(PASSWORD, '새나무결8!tile')).data.item).toEqual({ ended: 1 })
    expect([await me(one), await me(phone)]).toEqual([200, 403])
    expect((await signIn(browser())).status).toBe(401)
    expect((await signIn(browser(), 'seojin', '새나무결8!tile')).status).toBe(200)
    expect(await actions('m')).toEqual(expect.arrayContaining(['staff.changePassword', 'staff.confirmFailed', 'staff.signInFailed']))
    await app.open.db
      .update(staff)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(staff.id, 'm'))
  })

  test('sign-ins are listed by device and place, and end one by one or all; nobody ends those of others', async () => {
    const one = await signedIn()
    const phone = await signedIn('seojin', SAFARI)
    const third = await signedIn()
    const others = await signedIn('hangyeol')
    const list = async () => (await one.get('/adm/account/read')).data.items
    expect(await list()).toMatchObject([
      { device: 'Chrome · Windows', place: '203.0.113.*', isCurrent: true },
      { isCurrent: false },
      { isCurrent: false },
    ])
    const ofPhone = (await list()).find(({ device }) => device === 'Safari · iOS')!
    const end = (id: unknown) => one.post('/adm/account/end-session', { id })
    expect((await end((await list())[0]!['id'])).status).toBe(409)
    expect((await end((await others.get('/adm/account/read')).data.items[0]!['id'])).status).toBe(404)
    expect((await end(ofPhone['id'])).status).toBe(200)
    expect([await me(phone), await me(third), (await end(ofPhone['id'])).status]).toEqual([403, 200, 404])
    expect((await one.post('/adm/account/end-others')).data.item).toEqual({ ended: 1 })
    expect([await me(third), await me(one), await me(others)]).toEqual([403, 200, 200])
  })

  test('a sign-in that rests for half an hour ends; a timer does not keep it, a person does', async () => {
    const one = await signedIn()
    const rest = (minutes: number) =>
      app.open.db
        .update(staffSessions)
        .set({ seenAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(staffSessions.staffId, 'm'))
    await rest(29)
    const left = await one.get('/adm/auth/left')
    expect(left.data.item).toMatchObject({ by: 'idle' })
    expect(Number(left.data.item['seconds'])).toBeLessThanOrEqual(60)
    expect(Number((await one.get('/adm/auth/left')).data.item['seconds'])).toBeLessThanOrEqual(60)
    expect(Number((await one.post('/adm/auth/stay')).data.item['seconds'])).toBeGreaterThan(29 * 60)
    await rest(29)
    expect(await me(one)).toBe(200)
    expect(Number((await one.get('/adm/auth/left')).data.item['seconds'])).toBeGreaterThan(29 * 60)
    await rest(31)
    expect([await me(one), (await one.post('/adm/auth/stay')).status]).toEqual([403, 403])
    expect((await one.get('/adm/auth/step')).data.item).toEqual({ step: 'password' })
  })

  test('a sign-in ends after the hours of its role, by the rule of now', async () => {
    const one = await signedIn()
    await app.open.db
      .update(staffSessions)
      .set({ createdAt: sql`now() - interval '7 hours 59 minutes'` })
      .where(eq(staffSessions.staffId, 'm'))
    expect((await one.get('/adm/auth/left')).data.item).toMatchObject({ by: 'hours' })
    expect(await me(one)).toBe(200)
    await app.open.db.insert(signInRules).values({ roleKey: 'mng', hours: 4 })
    expect(await me(one)).toBe(403)
    expect((await signIn(browser())).headers.getSetCookie()[0]).toContain('Max-Age=14400')
  })

  test('acts that ask for the password again are open for five minutes after it', async () => {
    const one = await signedIn('hangyeol')
    const forget = () => app.open.db.update(staffSessions).set({ confirmedAt: sql`now() - interval '6 minutes'` })
    const act = () => one.post('/adm/sign-in-rule/save', { roleKey: 'mng', needsFactor: false, hours: 8 })
    expect((await act()).status).toBe(200)
    await forget()
    const refused = await act()
    expect([refused.status, refused.data.result]).toEqual([403, 'ST001'])
    for (const [path, body] of [
      ['/adm/audit/export', { reason: '월간 점검입니다.' }],
      ['/adm/member/export', { memberNo: '1', reason: '본인이 요청했습니다.' }],
      ['/adm/order/export', { reason: '배송 점검입니다.', personalYn: 'Y' }],
      ['/adm/staff/create', { loginId: 'newone', name: '새', role: 'mng', roleId: '', shopId: '' }],
      ['/adm/account/factor-begin', {}],
    ] as const)
      expect([path, (await one.post(path, body)).data.result]).toEqual([path, 'ST001'])
    // Masked rows are as before.
    expect((await one.post('/adm/order/export', { reason: '배송 점검입니다.', personalYn: 'N' })).status).toBe(200)
    const confirm = (word: string, by = 'password') => one.post('/adm/auth/confirm', { by, word })
    expect((await confirm('wrong')).data.problems).toMatchObject([{ pointer: '/word' }])
    expect((await act()).status).toBe(403)
    expect((await confirm(PASSWORD)).status).toBe(200)
    expect((await act()).status).toBe(200)
    const { secret } = await enrol(one)
    await forget()
    clock += 2 * STEP
    expect((await confirm(codeOf(secret), 'code')).status).toBe(200)
    expect((await act()).status).toBe(200)
  })
})
