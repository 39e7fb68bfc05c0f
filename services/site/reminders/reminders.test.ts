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

  const asked = { siteId: 'site', email: 'nuri@personal.example', agreedAt: NOW }
  const ask = () =>
    app.open.db.insert(reminders).values({ ...asked, id: 'one', topic: 'store', route: '/mypage/shop/order', emailIndex: 'one' })
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

  test('no mail is sent before the page of the topic is published', async () => {
    await ask()
    await publish('/store/best')
    expect(await sendOpened(app.open.db, later(1))).toBe(0)
    expect(mailer.sendMail).not.toHaveBeenCalled()
  })

  test('afterwards one mail links there and the address is deleted', async () => {
    await ask()
    const other = { id: 'other', topic: 'community', route: '/zin/brand/zenne', emailIndex: 'other' }
    await app.open.db.insert(reminders).values({ ...asked, ...other })
    await publish('/mypage/shop/order')
    const both = await Promise.all([sendOpened(app.open.db, later(1)), sendOpened(app.open.db, later(1))])
    expect(both[0] + both[1]).toBe(1)
    expect(mailer.sendMail).toHaveBeenCalledTimes(1)
    expect(mailer.sendMail.mock.calls[0]![0]).toMatchObject({
      to: 'nuri@personal.example',
      subject: '[라움결] 기다리신 스토어 주문 서비스가 열렸습니다.',
      text: expect.stringContaining('http://localhost:3000/mypage/shop/order\n'),
    })
    expect(await rows()).toMatchObject([{ topic: 'community' }])
  })

  test('a process whose clock is slightly behind does not send what another is sending', async () => {
    await ask()
    await publish('/mypage/shop/order')
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
    await publish('/mypage/shop/order')
    mailer.sendMail.mockResolvedValueOnce(false)
    expect(await sendOpened(app.open.db, later(1))).toBe(0)
    expect(await sendOpened(app.open.db, later(30))).toBe(0)
    expect(await sendOpened(app.open.db, later(62))).toBe(1)
    expect(await rows()).toEqual([])
  })
})
