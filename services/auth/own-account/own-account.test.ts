// The second step of staff through the pipeline: a telephone, its codes, recovery codes, and roles that demand it.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/services/db/open-database'
import { audits } from '@/services/db/tables/base'
import { staff, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { deviceWords } from '@/services/auth/domain/device-words'
import { takeOneTimeCode } from '@/services/auth/domain/one-time-code'
import type { Mail } from '@/services/outside/send-mail'
import { CODE_STEP, ON_PHONE, ON_WINDOWS, StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const { sendMail } = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<boolean>>(() => Promise.resolve(true)) }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail }))

describe.each(ONE_DATABASE)('the second step on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    sendMail.mockClear()
    await people.reset()
  })

  test('a telephone is enrolled by a code; from then on a password alone admits to no call', async () => {
    const first = await people.signedIn()
    const elsewhere = await people.signedIn()
    const { secret, codes } = await people.enrol(first)
    expect(new Set(codes).size).toBe(10)
    // A change of the factor ends the other sign-ins, and not this one.
    expect([await people.me(first), await people.me(elsewhere)]).toEqual([200, 403])
    const [stored] = await app.open.db
      .execute(sql`select ${staffTotps.secret} as stored from ${staffTotps}`)
      .then(({ rows }) => rows as { stored: string }[])
    expect(stored!.stored).not.toContain(secret)

    people.clock += CODE_STEP
    const second = people.browser()
    expect((await people.signIn(second)).data.item).toMatchObject({ step: 'code' })
    expect([await people.me(second), (await second.get('/adm/auth/step')).data.item]).toEqual([403, { step: 'code', by: ['telephone'] }])
    const wrong = await people.byCode(second, '000000')
    expect([wrong.status, wrong.data.resultMessage]).toEqual([401, expect.stringContaining('시계가 틀렸을 수 있으니')])
    expect((await people.byCode(second, people.codeOf(secret))).status).toBe(200)
    expect([await people.me(second), (await second.get('/adm/auth/step')).data.item]).toEqual([200, { step: 'open' }])
    expect(await people.actions('m')).toEqual([
      'staff.signIn',
      'staff.signIn',
      'staff.factor',
      'staff.password',
      'staff.codeFailed',
      'staff.signIn',
    ])
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.codeFailed'))
    expect([line!.address, deviceWords(line!.agent!)]).toEqual(['203.0.113.7', 'Chrome · Windows'])
  })

  test('a code is accepted once, the one that enrolled as well, and none of an earlier step', async () => {
    const { secret } = await people.enrol(await people.signedIn())
    const used = people.browser()
    await people.signIn(used)
    expect((await people.byCode(used, people.codeOf(secret))).data.resultMessage).toContain('이미 쓴 코드입니다.')
    people.clock += 2 * CODE_STEP
    const code = people.codeOf(secret)
    expect((await people.byCode(used, code)).status).toBe(200)
    const again = people.browser()
    await people.signIn(again)
    expect((await people.byCode(again, code)).data.resultMessage).toContain('이미 쓴 코드입니다.')
    expect((await people.byCode(again, people.codeOf(secret, people.clock - CODE_STEP))).data.resultMessage).toContain(
      '이미 쓴 코드입니다.',
    )
  })

  test('of 200 requests with one code one is accepted', async () => {
    const { secret } = await people.enrol(await people.signedIn())
    people.clock += 2 * CODE_STEP
    const given = { staffId: 'm', code: people.codeOf(secret), now: new Date(people.clock) }
    // A server has a second pool, as a second process would.
    const other = kind === 'postgres' ? await openDatabase(app.place) : undefined
    const pools = [app.open.db, other?.db ?? app.open.db]
    const fates = await Promise.all(Array.from({ length: 200 }, (_, i) => takeOneTimeCode(pools[i % 2]!, given)))
    await other?.close()
    expect([fates.filter((fate) => fate === 'right').length, fates.filter((fate) => fate === 'used').length]).toEqual([1, 199])
  })

  test('one step more or less is right; a telephone 90 seconds behind or ahead is told of its clock', async () => {
    const { secret } = await people.enrol(await people.signedIn())
    people.clock += 20 * CODE_STEP
    const one = people.browser()
    await people.signIn(one)
    const late = await people.byCode(one, people.codeOf(secret, people.clock - 90_000))
    expect([late.status, late.data.resultMessage]).toEqual([401, expect.stringContaining('휴대전화의 시계가 느릴 수 있습니다.')])
    const ahead = await people.byCode(one, people.codeOf(secret, people.clock + 90_000))
    expect([ahead.status, ahead.data.resultMessage]).toEqual([401, expect.stringContaining('휴대전화의 시계가 틀렸을 수 있으니')])
    expect((await people.byCode(one, people.codeOf(secret, people.clock + CODE_STEP))).status).toBe(200)
  })

  test('codes have a pace of their own, and the password keeps its own', async () => {
    const { secret } = await people.enrol(await people.signedIn())
    people.clock += 2 * CODE_STEP
    const one = people.browser()
    await people.signIn(one)
    for (let i = 0; i < 5; i++) expect((await people.byCode(one, `00000${i}`)).status).toBe(401)
    const paused = await people.byCode(one, people.codeOf(secret))
    expect([paused.status, paused.data.resultMessage]).toEqual([429, expect.stringContaining('30초 뒤에')])
    expect((await people.signIn(people.browser())).status).toBe(200)
    // From every address together, so that many addresses are not many guesses.
    for (let i = 0; i < 30; i++) {
      const far = people.browser(ON_WINDOWS, `198.51.100.${i + 1}`)
      await people.signIn(far)
      await people.byCode(far, '000000')
    }
    const last = people.browser(ON_WINDOWS, '192.0.2.9')
    await people.signIn(last)
    expect((await people.byCode(last, people.codeOf(secret))).status).toBe(429)
  })

  test('a recovery code stands in once, whatever its case and hyphen; of two at once one is accepted', async () => {
    const { codes } = await people.enrol(await people.signedIn())
    const one = people.browser()
    await people.signIn(one)
    const answer = await people.byCode(one, codes[0]!.toLowerCase().replace('-', ' '))
    expect([answer.status, answer.data.item]).toEqual([200, { codesLeft: 9 }])
    const again = people.browser()
    await people.signIn(again)
    expect((await people.byCode(again, codes[0]!)).status).toBe(401)
    const two = [people.browser(), people.browser()]
    for (const each of two) await people.signIn(each)
    const answers = await Promise.all(two.map((each) => people.byCode(each, codes[1]!)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await one.get('/adm/account/read')).data.item).toMatchObject({ codesLeft: 8 })
    expect(await people.actions('m')).toContain('staff.recoveryCode')
    // Ten new ones end the earlier ones.
    expect((await one.post('/adm/account/recovery-codes')).data.item['codes']).toHaveLength(10)
    await people.signIn(again)
    expect((await people.byCode(again, codes[2]!)).status).toBe(401)
  })

  test('an awaited code opens one session, within ten minutes, and none for a person who was blocked meanwhile', async () => {
    const { codes } = await people.enrol(await people.signedIn())
    const one = people.browser()
    await people.signIn(one)
    const copied = people.browser()
    for (const [name, value] of one.cookies) copied.cookies.set(name, value)
    expect((await people.byCode(one, codes[0]!)).status).toBe(200)
    expect((await people.byCode(copied, codes[1]!)).data.resultMessage).toContain('처음부터 다시')
    const slow = people.browser()
    await people.signIn(slow)
    await app.open.db
      .update(staffSessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(staffSessions.isPending, true))
    expect((await people.byCode(slow, codes[2]!)).data.resultMessage).toContain('처음부터 다시')
    await people.signIn(slow)
    await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'm'))
    expect((await people.byCode(slow, codes[3]!)).status).toBe(403)
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'm'))
  })

  test('a role that demands a second step leads to enrolling, and nothing else is answered until then', async () => {
    const admin = await people.signedIn('hangyeol')
    const one = await people.signedIn()
    expect(await people.me(one)).toBe(200)
    expect((await admin.post('/adm/sign-in-rule/save', { roleKey: 'mng', needsFactor: true, hours: 4 })).status).toBe(200)
    // At the next call of a sign-in that was there before, and after a new one.
    for (const each of [one, await people.signedIn()]) {
      const refused = await each.get('/adm/auth/me')
      expect([refused.status, refused.data.resultMessage]).toEqual([403, expect.stringContaining('2단계 인증을 등록해야')])
      expect((await each.get('/adm/account/read')).status).toBe(403)
      expect((await each.get('/adm/auth/step')).data.item).toEqual({ step: 'enrol', person: { id: 'm', loginId: 'seojin', name: '서진' } })
    }
    const { codes } = await people.enrol(one)
    expect(await people.me(one)).toBe(200)
    const off = await one.post('/adm/account/factor-remove', { code: codes[0]! })
    expect([off.status, off.data.resultMessage]).toEqual([409, expect.stringContaining('필수라 끌 수 없습니다.')])
    expect((await admin.get('/adm/sign-in-rule/browse')).data.items).toContainEqual(
      expect.objectContaining({ roleKey: 'mng', name: '매니저', needsFactor: true, hours: 4, without: 1 }),
    )
    expect(await people.me(admin)).toBe(200)
  })

  test('a lost telephone: another administrator resets it with a reason, and nobody their own', async () => {
    const admin = await people.signedIn('hangyeol')
    const one = await people.signedIn()
    await people.enrol(one)
    const reset = (id: string, reason = '휴대전화를 잃어버렸다고 합니다.') => admin.post('/adm/staff/reset-factor', { id, reason })
    expect((await reset('m', ' ')).status).toBe(400)
    expect((await reset('a')).status).toBe(409)
    expect((await reset('m')).status).toBe(200)
    expect([await people.me(one), await people.me(await people.signedIn())]).toEqual([403, 200])
    expect((await reset('m')).status).toBe(409)
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.resetFactor'))
    expect(line).toMatchObject({ actor: 'staff:a', target: 'm', detail: { reason: '휴대전화를 잃어버렸다고 합니다.', ended: 1 } })
    // The person switches it off by a code, where the role allows.
    const { codes } = await people.enrol(one.cookies.size > 0 ? await people.signedIn() : one)
    const mine = people.browser()
    await people.signIn(mine)
    await people.byCode(mine, codes[0]!)
    expect((await mine.post('/adm/account/factor-remove', { code: '000000' })).status).toBe(401)
    expect((await mine.post('/adm/account/factor-remove', { code: codes[1]! })).status).toBe(200)
    expect((await people.signIn(people.browser())).data.item).not.toHaveProperty('step')
  })

  test('whoever left an address hears of every change by mail, the earlier address of a change as well', async () => {
    const one = await people.signedIn()
    await one.post('/adm/account/email', { email: 'seojin@example.com' })
    const { codes } = await people.enrol(one)
    const again = people.browser(ON_PHONE)
    await people.signIn(again)
    await people.byCode(again, codes[0]!)
    await again.post('/adm/account/email', { email: '' })
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(4))
    const mails = sendMail.mock.calls.map(([mail]) => mail)
    expect(mails.map(({ subject }) => subject.replace(/^\[.*?\] /, '')).toSorted()).toEqual([
      '2단계 인증을 등록했습니다.',
      '복구 코드로 로그인했습니다.',
      '알림 메일이 바뀌었습니다.',
      '알림 메일이 바뀌었습니다.',
    ])
    expect(mails.every(({ to }) => to === 'seojin@example.com')).toBe(true)
    expect(mails.find(({ subject }) => subject.includes('복구 코드'))!.text).toMatch(/Safari · iOS, 203\.0\.113\.\*\n남은 복구 코드: 9개/)
    const [row] = await app.open.db
      .execute(sql`select ${staff.email} as stored from ${staff} where ${staff.id} = 'm'`)
      .then(({ rows }) => rows)
    expect(row).toEqual({ stored: null })
  })
})
