import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { hashPassword, isPasswordOf } from '@/services/base/passwords'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { audits, throttles } from '@/services/db/tables/base'
import { mount } from '@/services/kit/mount'
import { STAFF_COOKIE } from '../domain/cookies'
import { staffToken } from '../domain/tokens'
import { settings } from '@/services/base/settings'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { makeFirstAdmin } from './make-first-admin'

const PASSWORD = '나무결7!tile'
const WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const YEAR = 365 * 24 * 60 * MINUTE
const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.23'

let app: TestApp
let clock = Date.now()
/** A request from an address, at the test's own time, with only the given cookie. */
async function ask(path: string, init: RequestInit & { ip?: string; cookie?: string } = {}) {
  const { ip = HOME, cookie = '', ...rest } = init
  const headers = { origin: SITE, 'content-type': 'application/json', cookie }
  const request = new Request(SITE + path, { ...rest, headers })
  const response = await runInRequestContext(newRequestContext({ requestId: 'test-request', ip }), () =>
    mount(request, { now: new Date(clock) }),
  )
  const { data } = (await response.json()) as { data: { result: string; resultMessage: string; item?: Record<string, unknown> } }
  const [line] = response.headers.getSetCookie()
  return { status: response.status, data, line, cookie: line?.split(';')[0] ?? '', headers: response.headers }
}
const signIn = (loginId: unknown, password: unknown, more: { ip?: string; cookie?: string } = {}) =>
  ask('/adm/auth/signIn', { method: 'POST', body: JSON.stringify({ loginId, password }), ...more })
const me = (cookie: string) => ask('/adm/auth/me', { cookie })
const wrongly = async (times: number, ip = HOME, loginId = 'hangyeol') => {
  for (let i = 0; i < times; i++) expect((await signIn(loginId, `wrong-${i}`, { ip })).status).toBe(401)
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
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
    clock = Date.now()
    await app.open.db.delete(throttles)
    await app.open.db.update(staff).set({ role: 'adm' }).where(eq(staff.id, 'a'))
  })

  test('the right password opens a session with its person, in a cookie that no script reads', async () => {
    const { status, data, line, cookie, headers } = await signIn('HanGyeol', PASSWORD)
    expect([status, data.item]).toEqual([200, { id: 'a', loginId: 'hangyeol', name: '한결', role: 'adm' }])
    expect(line).toMatch(/^maru-staff=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=28800$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await me(cookie)).data.item).toEqual({ ...data.item, favourites: [] })
    expect(await app.open.db.select({ target: audits.target }).from(audits).where(eq(audits.action, 'staff.signIn'))).toContainEqual({
      target: 'a',
    })
  })

  test('a wait, and the counts, are never longer because the clock ran a year ahead and was set back', async () => {
    clock += YEAR
    await wrongly(5)
    expect((await signIn('hangyeol', PASSWORD)).headers.get('retry-after')).toBe('30')
    clock -= YEAR
    expect((await signIn('hangyeol', PASSWORD)).headers.get('retry-after')).toBe('30')
    clock += 29 * SECOND
    expect((await signIn('hangyeol', PASSWORD)).headers.get('retry-after')).toBe('1')
    clock += SECOND
    expect((await signIn('hangyeol', PASSWORD)).status).toBe(200)
    // An address counts over the whole span; a year must not be added to it.
    clock += YEAR
    for (let i = 0; i < 60; i++) await signIn(`guess-${i % 20}`, 'x', { ip: ELSEWHERE })
    clock -= YEAR
    expect(Number((await signIn('guess-99', 'x', { ip: ELSEWHERE })).headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    clock += 15 * MINUTE
    expect((await signIn('guess-99', 'x', { ip: ELSEWHERE })).status).toBe(401)
  })

  test('a sign-in of a clock that ran a year ahead is not valid for a year; an hour set back ends none', async () => {
    const { cookie } = await signIn('hangyeol', PASSWORD)
    const endsAt = (moment: number) => app.open.db.update(staffSessions).set({ expiresAt: new Date(moment) })
    await endsAt(clock + 9 * 60 * MINUTE)
    expect((await me(cookie)).status).toBe(200)
    await endsAt(clock + YEAR)
    expect((await me(cookie)).status).toBe(403)
  })

  test('Hangul typed on a Mac is the same password', async () => {
    expect((await signIn('hangyeol', PASSWORD.normalize('NFD'))).status).toBe(200)
  })

  test('an unknown id and a wrong password get the same answer, and neither answer repeats the input', async () => {
    const wrong = await signIn('hangyeol', 'hunter2-hunter2')
    const unknown = await signIn('nobody-here', 'hunter2-hunter2')
    expect([wrong.status, wrong.data]).toEqual([401, { result: 'LO001', resultMessage: WRONG }])
    expect([unknown.status, unknown.data]).toEqual([wrong.status, wrong.data])
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
    expect(wrong.line).toBeUndefined()
  })

  test.each([
    ['no id', '', PASSWORD, '아이디를 입력해 주세요.'],
    ['no password', 'hangyeol', '', '비밀번호를 입력해 주세요.'],
    ['a NUL', 'hangyeol', 'a\0b', '내용에 쓸 수 없는 글자가 들어 있습니다.'],
    ['full-width letters', 'ｈａｎｇｙｅｏｌ', PASSWORD, '아이디의 형식이 올바르지 않습니다.'],
    ['a long id', 'h'.repeat(31), PASSWORD, '아이디는 30자까지 입력할 수 있습니다.'],
    ['a long password', 'hangyeol', 'p'.repeat(1_001), '비밀번호는 1000자까지 입력할 수 있습니다.'],
    ['an object', 'hangyeol', { $ne: '' }, '비밀번호는 글자 형식이어야 합니다.'],
  ])('%s is refused in a sentence', async (_, loginId, password, sentence) => {
    const { status, data } = await signIn(loginId, password)
    expect(status).toBe(400)
    expect(JSON.stringify(data)).toContain(sentence)
  })

  test('after five wrong attempts sign-in is closed, longer each time, and the answer says for how long', async () => {
    await wrongly(5)
    const closed = await signIn('hangyeol', PASSWORD)
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '30'])
    expect(closed.data.resultMessage).toBe('로그인 시도가 많아 잠시 멈추었습니다. 30초 뒤에 다시 시도해 주세요.')
    clock += 31 * SECOND
    await wrongly(1)
    expect((await signIn('hangyeol', PASSWORD)).headers.get('retry-after')).toBe('60')
    for (let tries = 7; tries <= 12; tries++) {
      clock += 15 * MINUTE
      await wrongly(1)
    }
    expect((await signIn('hangyeol', PASSWORD)).data.resultMessage).toContain('15분 뒤에')
    clock += 15 * MINUTE
    expect((await signIn('hangyeol', PASSWORD)).status).toBe(200)
    await wrongly(4)
  })

  test('a stranger closes sign-in only for their own address, and an unknown id closes like a known one', async () => {
    await wrongly(5, ELSEWHERE)
    expect((await signIn('hangyeol', PASSWORD, { ip: ELSEWHERE })).status).toBe(429)
    expect((await signIn('hangyeol', PASSWORD, { ip: HOME })).status).toBe(200)
    await wrongly(5, ELSEWHERE, 'nobody-here')
    expect((await signIn('nobody-here', 'x', { ip: ELSEWHERE })).status).toBe(429)
  })

  test('a hundred tries at once are counted one by one', async () => {
    const crowd = () => Promise.all(Array.from({ length: 30 }, (_, i) => signIn('hangyeol', `wrong-${i}`)))
    // One address has a few places in the queue: most of each crowd are refused before they are counted.
    const all = [...(await crowd()), ...(await crowd())]
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(55)
  })

  test('an address that tries many accounts is stopped, except for accounts that signed in there before', async () => {
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
    const [{ key } = { key: '' }] = await app.open.db
      .select({ key: throttles.key })
      .from(throttles)
      .where(eq(throttles.tries, 0))
      .orderBy(throttles.key)
    expect(key).not.toContain(HOME)
    await app.open.db.update(throttles).set({ since: new Date(clock), tries: 59 })
    await app.open.db.update(throttles).set({ tries: 0 }).where(eq(throttles.key, 'everybody staff'))
    expect((await signIn('guess-1', 'x')).status).toBe(401)
    expect((await signIn('guess-2', 'x')).status).toBe(429)
    expect((await signIn('guess-2', 'x', { ip: ELSEWHERE })).status).toBe(401)
    clock += 15 * MINUTE
    expect((await signIn('guess-2', 'x')).status).toBe(401)
  })

  test('the right password of one account does not clear an address for guessing at others', async () => {
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
    // Twice, so that the row that paces this account is none of those with one try.
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
    expect((await signIn('guess-1', 'x')).status).toBe(401)
    await app.open.db.update(throttles).set({ tries: 59 }).where(eq(throttles.tries, 1))
    expect((await signIn('guess-2', 'x')).status).toBe(401)
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
    expect((await signIn('guess-3', 'x')).status).toBe(429)
  })

  test('the total of tries is bounded, except for network addresses that signed in before', async () => {
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
    await app.open.db
      .update(throttles)
      .set({ since: new Date(clock), tries: 600, closedUntil: new Date(clock + MINUTE) })
      .where(eq(throttles.key, 'everybody staff'))
    expect((await signIn('guess-1', 'x', { ip: ELSEWHERE })).status).toBe(429)
    expect((await signIn('seojin', PASSWORD)).status).toBe(200)
  })

  test('each sign-in is a new session, and ends the one whose cookie came with it', async () => {
    const first = await signIn('hangyeol', PASSWORD)
    const second = await signIn('hangyeol', PASSWORD, { cookie: first.cookie })
    expect(second.cookie).not.toBe(first.cookie)
    expect((await me(first.cookie)).status).toBe(403)
    expect((await me(second.cookie)).status).toBe(200)
    // A forged session id is refused, though the token is signed correctly.
    const planted = await staffToken(settings().appSecret, { id: 'a', role: 'adm', sid: 'chosen-before' }, new Date(clock))
    expect((await me(`${STAFF_COOKIE}=${planted}`)).status).toBe(403)
    const third = await signIn('hangyeol', PASSWORD, { cookie: `${STAFF_COOKIE}=${planted}` })
    expect(third.cookie).not.toContain(planted)
  })

  test('favourites follow a person to another computer, each once, up to a dozen, and two windows do not undo each other', async () => {
    const { cookie } = await signIn('seojin', PASSWORD)
    const keep = (id: string, isKept = true) => ask('/adm/auth/favourite', { method: 'POST', body: JSON.stringify({ id, isKept }), cookie })
    await Promise.all([keep('orders'), keep('records/notices'), keep('orders')])
    const elsewhere = await signIn('seojin', PASSWORD, { ip: ELSEWHERE })
    const kept = async () => (await me(elsewhere.cookie)).data.item!['favourites'] as string[]
    expect((await kept()).sort()).toEqual(['orders', 'records/notices'])
    await keep('orders', false)
    expect(await kept()).toEqual(['records/notices'])
    const more = ['home', 'page', 'members', 'returns', 'stock', 'sales', 'media', 'guide', 'audit', 'staff', 'records/faqs']
    for (const one of more) expect((await keep(one)).status).toBe(200)
    const refused = await keep('visits')
    expect([refused.status, refused.data.resultMessage]).toEqual([409, expect.stringContaining('12개까지')])
    expect((await me((await signIn('hangyeol', PASSWORD)).cookie)).data.item!['favourites']).toEqual([])
    expect((await keep('../orders')).status).toBe(400)
    // Only what the console has; what it has no more can be taken out.
    expect([(await keep('a')).status, (await keep('records/orders')).status, (await keep('a', false)).status]).toEqual([404, 404, 200])
  })

  test('a sign-out ends the session itself, not only the cookie', async () => {
    const { cookie } = await signIn('hangyeol', PASSWORD)
    const other = await signIn('hangyeol', PASSWORD)
    const out = await ask('/adm/auth/signOut', { method: 'POST', body: '{}', cookie })
    expect([out.status, out.line]).toEqual([200, 'maru-staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
    expect((await me(cookie)).data).toEqual({ result: '403', resultMessage: '관리자만 이용할 수 있습니다.' })
    expect((await ask('/adm/foPage/list', { cookie })).status).toBe(403)
    expect((await ask('/adm/foPage/save', { method: 'POST', body: '{"definition":{}}', cookie })).status).toBe(403)
    expect((await me(other.cookie)).status).toBe(200)
  })

  test('a lowered role, a removed person and an expired sign-in take effect at the next call, for reading and writing', async () => {
    const { cookie } = await signIn('hangyeol', PASSWORD)
    const draft = '/adm/foPage/read?pageRoute=/nowhere'
    const write = () => ask('/adm/foPage/save', { method: 'POST', body: '{"definition":{}}', cookie })
    expect([(await ask(draft, { cookie })).status, (await write()).status]).toEqual([404, 400])
    await app.open.db.update(staff).set({ role: 'mng' }).where(eq(staff.id, 'a'))
    expect([(await ask(draft, { cookie })).status, (await write()).status]).toEqual([403, 403])
    expect((await me(cookie)).data.item).toMatchObject({ role: 'mng' })

    await app.open.db
      .insert(staff)
      .values({ id: 'temp', loginId: 'temp', name: '임시', role: 'adm', passwordHash: await hashPassword(PASSWORD) })
    const temp = await signIn('temp', PASSWORD)
    expect((await me(temp.cookie)).status).toBe(200)
    await app.open.db.delete(staff).where(eq(staff.id, 'temp'))
    expect((await me(temp.cookie)).status).toBe(403)

    await app.open.db.update(staffSessions).set({ expiresAt: new Date(clock - 1) })
    expect((await me(cookie)).status).toBe(403)
  })

  test('a raised role needs a new sign-in', async () => {
    await app.open.db.update(staff).set({ role: 'mng' }).where(eq(staff.id, 'a'))
    const { cookie } = await signIn('hangyeol', PASSWORD)
    await app.open.db.update(staff).set({ role: 'adm' }).where(eq(staff.id, 'a'))
    expect((await me(cookie)).data.item).toMatchObject({ role: 'mng' })
  })

  test('a page of another site cannot sign anyone in', async () => {
    const request = new Request(`${SITE}/adm/auth/signIn`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ loginId: 'hangyeol', password: PASSWORD }),
    })
    const response = await mount(request)
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })

  test('the first administrator is created once, and only without any staff', async () => {
    const amount = async () => (await app.open.db.select({ n: count() }).from(staff))[0]!.n
    const before = await amount()
    await makeFirstAdmin(app.open, { loginId: 'first', password: PASSWORD })
    expect(await amount()).toBe(before)
    await app.open.db.delete(staff)
    await makeFirstAdmin(app.open, undefined)
    expect(await amount()).toBe(0)
    const all = Array.from({ length: 3 }, () => makeFirstAdmin(app.open, { loginId: 'first', password: PASSWORD }))
    await Promise.all(all)
    expect(await amount()).toBe(1)
    expect((await signIn('first', PASSWORD)).data.item).toMatchObject({ loginId: 'first', role: 'adm' })
  })
})

test('an unreadable hash matches no password', async () => {
  expect(await isPasswordOf('-', '-')).toBe(false)
})
