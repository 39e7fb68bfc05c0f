// The two accounts for emergencies: made by a command, opened from everywhere, for an hour, and told to everybody at each use.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anotherMay } from '@/services/auth/domain/another-may'
import { isLastAdmin } from '@/services/auth/domain/is-last-admin'
import { signInRules, staff, staffDoors, STAFF_DOOR_ID } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { staffNews } from '@/services/db/tables/staff-news'
import type { Mail } from '@/services/outside/send-mail'
import { ON_WINDOWS, STAFF_PASSWORD, StaffBrowsers } from '@/tests/support/staff-browsers'
import { NewsStream } from '@/tests/support/news-stream'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { makeBreakGlass, type MadeBreakGlass } from './make-break-glass'

const sendMail = vi.hoisted(() => vi.fn<(mail: Mail) => Promise<boolean>>(async () => true))
vi.mock('@/services/outside/send-mail', () => ({ sendMail, canSendMail: () => true }))

const ELSEWHERE = '198.51.100.20'

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
    const { db } = app.open
    await people.reset()
    await db.delete(staff).where(eq(staff.name, '비상 계정'))
    for (const table of [staffNews, staffDoors]) await db.delete(table)
    await db.update(staff).set({ email: 'hangyeol@example.com', blockedAt: null }).where(eq(staff.id, 'a'))
    sendMail.mockClear()
  })

  const make = (loginId = 'glass-1') => makeBreakGlass(app.open, { loginId, name: '비상 계정' })
  const secretOf = (made: MadeBreakGlass): string => ('secret' in made ? made.secret : '')
  const shutIn = () => app.open.db.insert(staffDoors).values({ id: STAFF_DOOR_ID, networks: ['203.0.113.0/24'] })

  test('there are two, whatever comes at once; a third is refused, and a secret is made anew by the id', async () => {
    const first = await make()
    expect(first).toMatchObject({ fate: 'made', no: 1, secret: expect.stringMatching(/^(?:[2-9A-HJKMNP-Z]{5}-){5}[2-9A-HJKMNP-Z]{5}$/) })
    const both = await Promise.allSettled([make('glass-2'), make('glass-3')])
    expect(both.filter((one) => one.status === 'fulfilled' && one.value.fate === 'made')).toHaveLength(1)
    expect(await make('glass-4')).toMatchObject({ fate: 'full', known: ['glass-1', expect.any(String)] })
    expect(await make('hangyeol')).toMatchObject({ fate: 'taken' })
    const renewed = await make()
    expect(renewed).toMatchObject({ fate: 'renewed', no: 1 })
    expect((await people.signIn(people.browser(), 'glass-1', secretOf(first))).status).toBe(401)
    expect((await people.signIn(people.browser(), 'glass-1', secretOf(renewed))).status).toBe(200)
    expect((await app.open.db.select().from(audits).where(eq(audits.action, 'staff.breakGlassSeal')))[0]).toMatchObject({
      actor: 'admin:create',
    })
  })

  test('every use is a line, news to administrators, and a mail to each of them', async () => {
    const secret = secretOf(await make())
    const bell = await NewsStream.open(app, PEOPLE.admin)
    expect(await bell.next()).toEqual({ kinds: [] })
    const one = people.browser()
    expect((await people.signIn(one, 'glass-1', secret)).status).toBe(200)
    // At once, with the notice over the screens of whoever else may stop it, until it is opened; a visit of the same screen opens it not.
    const until = expect.stringMatching(/^\d{4}-.*Z$/)
    const counted = [expect.objectContaining({ kind: 'breakGlass', count: 1 })]
    expect(await bell.next()).toEqual({ kinds: counted, emergencies: [{ loginId: 'glass-1', until }] })
    await app.post('/adm/news/read', { link: '/ice_builder/staff' }, { as: PEOPLE.admin })
    const [row] = (await app.get('/adm/news/list', { as: PEOPLE.admin })).data.items
    expect(row).toMatchObject({ kind: 'breakGlass', isRead: false })
    await app.post('/adm/news/read', { link: row!['link'] }, { as: PEOPLE.admin })
    expect(await bell.next()).toEqual({ kinds: [], emergencies: [{ loginId: 'glass-1', until }] })
    await bell.close()
    // To who signed in it is no news.
    expect((await one.get('/adm/news/list')).data.items.map(({ isRead }) => isRead)).toEqual([true])
    await people.signIn(people.browser(), 'glass-1', secret)
    const [account] = await app.open.db.select().from(staff).where(eq(staff.loginId, 'glass-1'))
    const uses = and(eq(audits.action, 'staff.breakGlass'), eq(audits.target, account!.id))
    expect(await app.open.db.$count(audits, uses)).toBe(2)
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2))
    expect(sendMail.mock.calls[0]![0]).toMatchObject({
      to: 'hangyeol@example.com',
      subject: expect.stringContaining('비상 계정으로 로그인'),
      text: expect.stringMatching(/^비상 계정\(glass-1\)으로 방금 로그인했습니다\.\n/),
    })
    const heard = async (loginId: string) =>
      (await (await people.signedIn(loginId)).get('/adm/news/list')).data.items.map((row) => row['kind'])
    expect([await heard('hangyeol'), await heard('seojin')]).toEqual([['breakGlass', 'breakGlass'], []])
    // It says of itself what it is, everywhere, and ends after an hour.
    expect((await one.get('/adm/auth/me')).data.item).toMatchObject({ role: 'adm', isBreakGlass: true, breakGlassUntil: until })
    expect((await one.get('/adm/account/read')).data.item).toMatchObject({ isBreakGlass: true, hours: 1 })
    const admin = await people.signedIn('hangyeol')
    expect((await admin.get('/adm/staff/browse')).data.items).toContainEqual(
      expect.objectContaining({ loginId: 'glass-1', isBreakGlass: true }),
    )
  })

  test('a use under the number of an earlier request is news like any other', async () => {
    const secret = secretOf(await make())
    for (let n = 0; n < 2; n++) {
      const { status } = await app.post(
        '/adm/auth/signIn',
        { loginId: 'glass-1', password: secret },
        { as: {}, headers: { 'x-request-id': 'chosen-by-the-caller' } },
      )
      expect(status).toBe(200)
    }
    expect(await app.open.db.$count(staffNews, eq(staffNews.kind, 'breakGlass'))).toBe(2)
  })

  test('no list of networks and no demanded factor keeps it out; outside nobody learns which id it is', async () => {
    const secret = secretOf(await make())
    await shutIn()
    await app.open.db.insert(signInRules).values({ roleKey: 'adm', needsFactor: true })
    const one = people.browser(ON_WINDOWS, ELSEWHERE)
    expect((await people.signIn(one, 'glass-1', secret)).status).toBe(200)
    expect(await people.me(one)).toBe(200)
    const refused = async (loginId: string, password: string) => {
      const { status, data } = await people.signIn(people.browser(ON_WINDOWS, ELSEWHERE), loginId, password)
      return [status, data.resultMessage]
    }
    const [right, wrong, unknown, glass] = [
      await refused('hangyeol', STAFF_PASSWORD),
      await refused('hangyeol', 'wrong'),
      await refused('nobody', 'wrong'),
      await refused('glass-1', 'wrong'),
    ]
    expect(right).toEqual([403, expect.stringContaining(`지금 접속하신 곳(${ELSEWHERE})에서는`)])
    expect([wrong, unknown, glass]).toEqual([right, right, right])
  })

  test('nothing of it is changed in the console, and blocking it ends it', async () => {
    const secret = secretOf(await make())
    const one = people.browser()
    await people.signIn(one, 'glass-1', secret)
    const posts: [string, object][] = [
      ['/adm/account/password', { current: secret, password: '다른나무9!tile' }],
      ['/adm/account/email', { email: 'a@example.com' }],
      ['/adm/account/mobile', { mobileNo: '010-1234-5678' }],
      ['/adm/account/factor-begin', {}],
      ['/adm/account/passkey-begin', {}],
    ]
    for (const [path, body] of posts) expect([path, (await one.post(path, body)).status]).toEqual([path, 409])
    const [{ id, version }] = (await app.open.db.select().from(staff).where(eq(staff.loginId, 'glass-1'))) as [typeof staff.$inferSelect]
    const admin = await people.signedIn('hangyeol')
    expect((await admin.post('/adm/staff/invite', { id })).status).toBe(409)
    expect((await admin.post('/adm/staff/change', { id, version, name: '비상 계정', role: 'mng', roleId: '', shopId: '' })).status).toBe(
      409,
    )
    expect((await admin.post('/adm/staff/block', { id, reason: '봉투를 잃어버렸습니다.' })).status).toBe(200)
    expect([await people.me(one), (await people.signIn(people.browser(), 'glass-1', secret)).status]).toEqual([403, 403])
  })

  test('it is nobody who could confirm a refund, or reset an administrator', async () => {
    await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'admin'))
    const before = [await isLastAdmin(app.open.db, 'a'), await anotherMay(app.open.db, 'a', 'refunds', 'write')]
    await make()
    expect([await isLastAdmin(app.open.db, 'a'), await anotherMay(app.open.db, 'a', 'refunds', 'write')]).toEqual(before)
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'admin'))
    expect(before[0]).toBe(true)
  })
})
