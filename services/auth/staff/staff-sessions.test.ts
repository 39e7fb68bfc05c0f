// The sign-ins of staff through the pipeline: the own password, the devices, how long a sign-in lasts, and acts that ask again.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'
import { CODE_STEP, STAFF_PASSWORD, ON_PHONE, StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('sign-ins of staff on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(() => people.reset())

  test('the own password asks for the one of now, says its rule, and ends the other sign-ins', async () => {
    const one = await people.signedIn()
    const phone = await people.signedIn('seojin', ON_PHONE)
    const change = (current: string, password: string) => one.post('/adm/account/password', { current, password })
    const faults = async (current: string, password: string) => (await change(current, password)).data.problems
    expect(await faults('wrong', '새나무결8!tile')).toMatchObject([{ pointer: '/current' }])
    expect(await faults(STAFF_PASSWORD, '짧다')).toMatchObject([
      { pointer: '/password', message: '비밀번호는 8자 이상 64자까지 입력해 주세요.' },
    ])
    expect(await faults(STAFF_PASSWORD, 'seojin7!tile')).toMatchObject([{ message: '아이디가 들어간 비밀번호는 쓸 수 없습니다.' }])
    expect(await faults(STAFF_PASSWORD, STAFF_PASSWORD.normalize('NFD'))).toMatchObject([
      { message: '지금과 다른 비밀번호를 입력해 주세요.' },
    ])
    expect((await change(STAFF_PASSWORD, '새나무결8!tile')).data.item).toEqual({ ended: 1 })
    expect([await people.me(one), await people.me(phone)]).toEqual([200, 403])
    expect((await people.signIn(people.browser())).status).toBe(401)
    expect((await people.signIn(people.browser(), 'seojin', '새나무결8!tile')).status).toBe(200)
    expect(await people.actions('m')).toEqual(expect.arrayContaining(['staff.changePassword', 'staff.confirmFailed', 'staff.signInFailed']))
    await app.open.db
      .update(staff)
      .set({ passwordHash: await hashPassword(STAFF_PASSWORD) })
      .where(eq(staff.id, 'm'))
  })

  test('sign-ins are listed by device and place, and end one by one or all; nobody ends those of others', async () => {
    const one = await people.signedIn()
    const phone = await people.signedIn('seojin', ON_PHONE)
    const third = await people.signedIn()
    const others = await people.signedIn('hangyeol')
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
    expect([await people.me(phone), await people.me(third), (await end(ofPhone['id'])).status]).toEqual([403, 200, 404])
    expect((await one.post('/adm/account/end-others')).data.item).toEqual({ ended: 1 })
    expect([await people.me(third), await people.me(one), await people.me(others)]).toEqual([403, 200, 200])
  })

  test('a sign-in that rests for half an hour ends; a timer does not keep it, a person does', async () => {
    const one = await people.signedIn()
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
    expect(await people.me(one)).toBe(200)
    expect(Number((await one.get('/adm/auth/left')).data.item['seconds'])).toBeGreaterThan(29 * 60)
    await rest(31)
    expect([await people.me(one), (await one.post('/adm/auth/stay')).status]).toEqual([403, 403])
    expect((await one.get('/adm/auth/step')).data.item).toEqual({ step: 'ended' })
  })

  test('a sign-in ends after the hours of its role, by the rule of now', async () => {
    const one = await people.signedIn()
    await app.open.db
      .update(staffSessions)
      .set({ createdAt: sql`now() - interval '7 hours 59 minutes'` })
      .where(eq(staffSessions.staffId, 'm'))
    expect((await one.get('/adm/auth/left')).data.item).toMatchObject({ by: 'hours' })
    expect(await people.me(one)).toBe(200)
    await app.open.db.insert(signInRules).values({ roleKey: 'mng', hours: 4 })
    expect(await people.me(one)).toBe(403)
    expect((await people.signIn(people.browser())).headers.getSetCookie()[0]).toContain('Max-Age=14400')
  })

  test('acts that ask for the password again are open for five minutes after it', async () => {
    const one = await people.signedIn('hangyeol')
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
    expect((await confirm(STAFF_PASSWORD)).status).toBe(200)
    expect((await act()).status).toBe(200)
    expect((await confirm('123456', 'code')).data.resultMessage).toContain('비밀번호로 확인해 주세요.')
    const { secret } = await people.enrol(one)
    await forget()
    people.clock += 2 * CODE_STEP
    expect((await confirm(people.codeOf(secret), 'code')).status).toBe(200)
    expect((await act()).status).toBe(200)
  })
})
