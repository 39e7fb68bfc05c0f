// Mails and texts of news by a clock: at most one in five minutes, none in the quiet hours, each thing once though two processes run.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewsKind } from '@/schemas/rules/base/news-kinds'
import { openDatabase } from '@/services/db/open-database'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { staffDigestItems, staffDigests, staffNews, staffNewsChoices, staffNewsTimes } from '@/services/db/tables/staff-news'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Mail } from '@/services/outside/send-mail'
import type { TextMessage } from '@/services/outside/send-text'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deliverNews } from './deliver-news'
import { raiseNews } from './raise-news'
import { spreadNews } from './spread-news'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', () => ({ sendMail: ports.sendMail, canSendMail: () => true }))
vi.mock('@/services/outside/send-text', () => ({ sendText: ports.sendText, canSendText: () => true }))

const MINUTE = 60_000
/** A moment by the clock of Seoul. */
const seoul = (text: string) => new Date(`2026-11-${text}:00+09:00`)
const NOON = seoul('23T12:00')
const later = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * MINUTE)
const QUIET = { isQuiet: true, quietFrom: '21:00', quietUntil: '08:00', faultsAlways: false }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const rights = { orders: { acts: ['write'] }, visits: { acts: ['write'] } } as const
    await db.insert(roles).values({ id: 'r', siteId: 'site', name: '역할', rights })
    const address = { email: 'pack@staff.example', mobileNo: '01012345678', mobileVerifiedAt: seoul('01T00:00') }
    await db
      .update(staff)
      .set({ ...address, createdAt: seoul('01T00:00') })
      .where(eq(staff.id, 'manager'))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [staffNews, staffDigests, staffNewsChoices, staffNewsTimes]) await db.delete(table)
    await db.update(staff).set({ roleId: 'r', shopId: null, blockedAt: null }).where(eq(staff.id, 'manager'))
    await db.update(staffSessions).set({ expiresAt: later(60) })
    ports.sendMail.mockReset().mockResolvedValue(true)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const choose = (chosen: [NewsKind, 'mail' | 'text'][], times = QUIET) =>
    app.post(
      '/adm/account/news',
      { chosen: chosen.map(([one, channel]) => ({ kind: one, channel })), ...times },
      { as: PEOPLE.manager, now: NOON },
    )
  let made = 0
  const raise = (now: Date, ...kinds: NewsKind[]) =>
    runAsSystem(app.open, { now, siteId: 'site' }, async (ctx) => {
      for (const one of kinds)
        await raiseNews(ctx, { kind: one, key: `${one}:${++made}`, number: made, link: `/ice_builder/${one}/${made}` })
    })
  const work = async (now: Date, db = app.open.db) => {
    await spreadNews(db, now)
    return deliverNews(db, { siteId: 'site', now })
  }
  const mails = () => (ports.sendMail.mock.calls as [Mail][]).map(([{ subject }]) => subject.replace('[라움결 마루] ', ''))
  const texts = () => (ports.sendText.mock.calls as [TextMessage][]).map(([{ text }]) => text.split('\n')[0]!.replace('[라움결 마루] ', ''))

  test('each hears by the ways that were chosen for the kind, at the own address', async () => {
    await choose([
      ['order', 'mail'],
      ['visit', 'text'],
    ])
    await raise(NOON, 'order', 'visit', 'fault', 'question')
    await work(NOON)
    expect([mails(), texts()]).toEqual([['새 주문 1건'], ['방문 예약 1건']])
    expect([ports.sendMail.mock.calls[0]![0].to, ports.sendText.mock.calls[0]![0].to]).toEqual(['pack@staff.example', '01012345678'])
  })

  test('what comes in within five minutes is in one message', async () => {
    await choose([['order', 'mail']])
    await raise(NOON, 'order')
    await work(NOON)
    for (const minute of [1, 2, 4]) {
      await raise(later(minute), 'order')
      await work(later(minute))
    }
    expect(mails()).toEqual(['새 주문 1건'])
    await work(later(5))
    expect(mails()).toEqual(['새 주문 1건', '새 주문 3건'])
    await work(later(30))
    expect(mails()).toHaveLength(2)
  })

  test('the quiet hours are kept; what came in then is in the first message afterwards', async () => {
    await choose([
      ['order', 'mail'],
      ['order', 'text'],
      ['fault', 'mail'],
    ])
    const night = seoul('23T23:10')
    await raise(seoul('23T20:58'), 'order')
    await work(seoul('23T20:58'))
    expect([mails(), texts()]).toEqual([['새 주문 1건'], ['새 주문 1건']])
    await raise(night, 'order', 'fault')
    await raise(later(60, night), 'order')
    await work(later(60, night))
    expect(mails()).toHaveLength(1)
    await work(seoul('24T07:59'))
    expect(mails()).toHaveLength(1)
    await work(seoul('24T08:00'))
    expect([mails().slice(1), texts().slice(1)]).toEqual([['새 주문 2건, 결제 문제 1건'], ['새 주문 2건']])
  })

  test('faults of payments are told in the quiet hours to who wants that, alone', async () => {
    await choose(
      [
        ['order', 'mail'],
        ['fault', 'mail'],
      ],
      { ...QUIET, faultsAlways: true },
    )
    const night = seoul('23T23:10')
    await raise(night, 'order')
    await work(night)
    expect(mails()).toEqual([])
    await raise(later(1, night), 'fault')
    await work(later(1, night))
    expect(mails()).toEqual(['결제 문제 1건'])
    await work(seoul('24T08:00'))
    expect(mails()).toEqual(['결제 문제 1건', '새 주문 1건'])
  })

  test('a process that was stopped over the evening sends nothing at night', async () => {
    await choose([['order', 'text']])
    await raise(seoul('23T20:59'), 'order')
    await spreadNews(app.open.db, seoul('23T20:59'))
    await work(seoul('23T22:00'))
    expect(texts()).toEqual([])
    await work(seoul('24T08:00'))
    expect(texts()).toEqual(['새 주문 1건'])
  })

  test('hours that are changed hold for what waits', async () => {
    await choose([['order', 'mail']])
    const night = seoul('23T23:00')
    await raise(night, 'order')
    await work(night)
    expect(mails()).toEqual([])
    await choose([['order', 'mail']], { ...QUIET, isQuiet: false })
    await work(later(1, night))
    expect(mails()).toEqual(['새 주문 1건'])
  })

  test.each([
    ['was blocked', (app: TestApp) => app.open.db.update(staff).set({ blockedAt: NOON }).where(eq(staff.id, 'manager'))],
    ['lost the role', (app: TestApp) => app.open.db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))],
    ['works in another shop now', (app: TestApp) => app.open.db.update(staff).set({ shopId: 'b' }).where(eq(staff.id, 'manager'))],
    ['chose otherwise', (app: TestApp) => app.open.db.delete(staffNewsChoices).where(eq(staffNewsChoices.staffId, 'manager'))],
    ['has read it', (app: TestApp) => app.post('/adm/news/read', {}, { as: PEOPLE.manager, now: NOON })],
  ])('who %s meanwhile gets nothing', async (_, happen) => {
    await choose([
      ['order', 'mail'],
      ['order', 'text'],
    ])
    await raise(NOON, 'order')
    await spreadNews(app.open.db, NOON)
    await happen(app)
    await work(later(1))
    await work(later(10))
    expect([mails(), texts(), await app.open.db.$count(staffDigestItems)]).toEqual([[], [], 0])
  })

  test('a refused mail is tried again with what came in since', async () => {
    await choose([['order', 'mail']])
    ports.sendMail.mockResolvedValueOnce(false)
    await raise(NOON, 'order')
    await work(NOON)
    await raise(later(2), 'order')
    await work(later(10))
    await work(later(20))
    expect(mails()).toEqual(['새 주문 1건', '새 주문 2건'])
  })

  test('two processes send each thing once', async () => {
    await choose([
      ['order', 'mail'],
      ['order', 'text'],
    ])
    const second = await openDatabase(app.place, { deadline: 20_000 })
    for (let round = 0; round < 8; round++) {
      const now = later(round * 6)
      await Promise.all([raise(now, 'order', 'order'), raise(now, 'order')])
      await Promise.all([work(now), work(now, second.db), work(now), work(now, second.db)])
    }
    await second.close()
    const counted = (words: string[]) => words.reduce((sum, one) => sum + Number(/\d+/.exec(one)![0]), 0)
    expect([counted(mails()), counted(texts())]).toEqual([24, 24])
    expect([mails().length, texts().length]).toEqual([8, 8])
    expect(await app.open.db.$count(staffDigests, and(eq(staffDigests.state, 'waiting')))).toBe(0)
  })

  test('a code counts five tries, and nothing is sent to a number that nobody confirmed', async () => {
    const post = (path: string, body: object) => app.post(path, body, { as: PEOPLE.manager, now: NOON })
    await post('/adm/account/mobile', { mobileNo: '010-5555-5555' })
    const code = /\d{6}/.exec(ports.sendText.mock.calls.at(-1)![0].text as string)![0]
    const wrong = code === '000000' ? '000001' : '000000'
    const all = await Promise.all(Array.from({ length: 12 }, () => post('/adm/account/mobile-confirm', { code: wrong })))
    expect(all.filter(({ status }) => status === 400)).toHaveLength(5)
    expect((await post('/adm/account/mobile-confirm', { code })).status).toBe(409)
    ports.sendText.mockResolvedValueOnce({ state: 'refused', fault: 'x' })
    expect((await post('/adm/account/mobile', { mobileNo: '010-5555-5555' })).status).toBe(409)
    await choose([['order', 'text']])
    ports.sendText.mockClear()
    await app.open.db.update(staff).set({ mobileVerifiedAt: null }).where(eq(staff.id, 'manager'))
    await raise(NOON, 'order')
    await work(NOON)
    expect(texts()).toEqual([])
    await app.open.db.update(staff).set({ mobileVerifiedAt: NOON }).where(eq(staff.id, 'manager'))
  })

  test('ways without an address are refused in words, and hours that are none', async () => {
    await app.open.db.update(staff).set({ mobileNo: null, mobileVerifiedAt: null }).where(eq(staff.id, 'manager'))
    expect((await choose([['order', 'text']])).data.resultMessage).toBe('문자로 받으려면 휴대전화 번호를 먼저 확인해 주세요.')
    expect((await choose([], { ...QUIET, quietFrom: '25:00' })).data.resultMessage).toBe('방해 금지 시간을 21:00처럼 입력해 주세요.')
    const change = (mobileNo: string) => app.post('/adm/account/mobile', { mobileNo }, { as: PEOPLE.manager, now: NOON })
    expect((await change('02-123-4567')).data.resultMessage).toBe('휴대전화 번호를 다시 확인해 주세요.')
    // The number of before holds until the code that was sent to the new one comes back.
    const sent = await change('010-9876-5432')
    expect([sent.data.item, ports.sendText.mock.calls.at(-1)![0].to]).toEqual([{ isSent: true }, '01098765432'])
    const code = /\d{6}/.exec(ports.sendText.mock.calls.at(-1)![0].text as string)![0]
    const confirm = (typed: string) => app.post('/adm/account/mobile-confirm', { code: typed }, { as: PEOPLE.manager, now: NOON })
    expect((await choose([['order', 'text']])).status).toBe(409)
    expect((await confirm(code === '000000' ? '000001' : '000000')).data.resultMessage).toContain('인증번호가 맞지 않습니다.')
    expect((await confirm(code)).data.resultMessage).toBe('휴대전화 번호를 확인하고 저장했습니다.')
    expect((await confirm(code)).status).toBe(409)
    expect((await choose([['order', 'text']])).status).toBe(200)
    const { data } = await app.get('/adm/account/news', { as: PEOPLE.manager, now: NOON })
    expect(data.item).toMatchObject({
      mobileNo: '01098765432',
      isMobileVerified: true,
      kinds: expect.arrayContaining([{ kind: 'order', mail: false, text: true }]),
    })
    expect((data.item['kinds'] as { kind: string }[]).map(({ kind: one }) => one)).toEqual([
      'order',
      'cancelAsked',
      'orderChanged',
      'fault',
      'visit',
    ])
    // Without a number nothing is left to be told by text.
    expect((await change('')).status).toBe(200)
    expect(await app.open.db.$count(staffNewsChoices)).toBe(0)
    await app.open.db.update(staff).set({ mobileNo: '01012345678', mobileVerifiedAt: NOON }).where(eq(staff.id, 'manager'))
  })
})
