import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { documents, reminders, revisions } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { sendOpened } from './send-opened'

const mailer = vi.hoisted(() => ({ sendMail: vi.fn(), canSendMail: vi.fn() }))
vi.mock('@/services/outside/send-mail', () => mailer)

const NOW = new Date('2026-11-22T03:00:00Z')
const MINUTES = 60_000
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTES)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(reminders)
    await app.open.db.update(documents).set({ publishedRevisionId: null })
    await app.open.db.delete(revisions)
    await app.open.db.delete(documents)
    mailer.sendMail.mockReset().mockResolvedValue(true)
    mailer.canSendMail.mockReturnValue(true)
  })

  const ask = (more: Record<string, unknown> = {}) =>
    app.post('/svc/reminderSvcApi/svcReg', { topic: 'store', email: 'nuri@personal.example', agreed: true, ...more }, { now: NOW })
  const rows = () => app.open.db.select().from(reminders)
  const publish = async (name: string) => {
    const { db } = app.open
    await db.insert(documents).values({ id: name, siteId: 'site', kind: 'page', name, title: name, draft: '{}' })
    await db.insert(revisions).values({ id: `${name} 1`, documentId: name, number: 1, body: '{}', createdBy: 'system' })
    await db
      .update(documents)
      .set({ publishedRevisionId: `${name} 1` })
      .where(eq(documents.id, name))
  }

  test('an address is stored once, sealed, however often it is sent', async () => {
    expect((await ask()).status).toBe(200)
    expect((await ask({ email: ' NURI@personal.example ' })).status).toBe(200)
    expect(await rows()).toMatchObject([{ topic: 'store', route: '/mypage/shop/order/exchange', email: 'nuri@personal.example' }])
    const raw = await app.open.pool.query('select * from reminder')
    expect(JSON.stringify(raw.rows)).not.toContain('nuri')
  })

  test.each([
    ['no address', { email: '' }, '/email'],
    ['an address without a host', { email: 'nuri' }, '/email'],
    ['no consent', { agreed: false }, '/agreed'],
    ['a topic that nothing waits for', { topic: 'moon' }, '/topic'],
  ])('%s is refused at its field', async (_, more, pointer) => {
    const { status, data } = await ask(more)
    expect(status).toBe(400)
    expect(JSON.stringify(data)).toContain(`"${pointer}"`)
    expect(await rows()).toEqual([])
  })

  test('without a mail server it is not offered', async () => {
    mailer.canSendMail.mockReturnValue(false)
    const { status, data } = await ask()
    expect([status, data.resultMessage]).toEqual([503, '지금은 알림을 신청할 수 없습니다. 고객센터로 문의해 주세요.'])
  })

  test('no mail is sent before the page of the topic is published', async () => {
    await ask()
    await publish('/store/best')
    expect(await sendOpened(app.open.db, later(1))).toBe(0)
    expect(mailer.sendMail).not.toHaveBeenCalled()
  })

  test('afterwards one mail links there and the address is deleted', async () => {
    await ask()
    const other = { id: 'other', siteId: 'site', topic: 'community', route: '/zin/brand/zenne', agreedAt: NOW }
    await app.open.db.insert(reminders).values({ ...other, email: 'nuri@personal.example', emailIndex: 'other' })
    await publish('/mypage/shop/order/exchange')
    const both = await Promise.all([sendOpened(app.open.db, later(1)), sendOpened(app.open.db, later(1))])
    expect(both[0] + both[1]).toBe(1)
    expect(mailer.sendMail).toHaveBeenCalledTimes(1)
    expect(mailer.sendMail.mock.calls[0]![0]).toMatchObject({
      to: 'nuri@personal.example',
      subject: '[라움결] 기다리신 스토어 주문 서비스가 열렸습니다.',
      text: expect.stringContaining('http://localhost:3000/mypage/shop/order/exchange\n'),
    })
    expect(await rows()).toMatchObject([{ topic: 'community' }])
  })

  test('a process whose clock is slightly behind does not send what another is sending', async () => {
    await ask()
    await publish('/mypage/shop/order/exchange')
    const { promise: taken, resolve } = Promise.withResolvers<boolean>()
    mailer.sendMail.mockReturnValueOnce(taken)
    const first = sendOpened(app.open.db, later(2))
    await vi.waitFor(() => expect(mailer.sendMail).toHaveBeenCalledOnce())
    expect(await sendOpened(app.open.db, later(1))).toBe(0)
    resolve(true)
    expect(await first).toBe(1)
    expect(mailer.sendMail).toHaveBeenCalledTimes(1)
  })

  test('a refused mail is tried again an hour later, not at once', async () => {
    await ask()
    await publish('/mypage/shop/order/exchange')
    mailer.sendMail.mockResolvedValueOnce(false)
    expect(await sendOpened(app.open.db, later(1))).toBe(0)
    expect(await sendOpened(app.open.db, later(30))).toBe(0)
    expect(await sendOpened(app.open.db, later(62))).toBe(1)
    expect(await rows()).toEqual([])
  })
})
