import { asc, eq, lte, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { alarms } from '@/services/db/tables/alarms'
import { visitHours, visitMessages } from '@/services/db/tables/visits'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import {
  addVisitShops,
  FRIDAY,
  hoursAfter,
  MEMBER,
  NOW,
  OTHER,
  person,
  resetVisits,
  SPAN,
  visitBookings,
} from '@/tests/support/visit-bookings'
import { countText } from '@/services/alarms/texts-of-day'
import { settleHours } from '../domain/settle-hours'
import { deliverVisitMessages } from './deliver-visit-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const { act, book, booked, news, rows, slots } = visitBookings(() => app)
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addVisitShops(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await resetVisits(app)
    ports.sendMail.mockReset().mockResolvedValue(true)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })
  const settle = (now = NOW) =>
    app.open.db.transaction((db) => settleHours({ db, siteId: 'site', now }, { shopId: 'open', houseSeq: null }))
  const close = () => app.open.db.update(visitHours).set({ closedDates: [{ date: '2026-06-02', reason: '내부 공사' }] })

  test('one number gets twenty texts of a day, whoever calls: the rest goes by mail alone, and the form says so', async () => {
    await app.open.db.update(visitHours).set({ spans: [{ ...SPAN, capacity: 50 }] })
    const strange = { phoneNo: '010-2000-7777', email: 'daon@personal.example' }
    // Each books and cancels: a text and a mail of each.
    for (let at = 0; at < 11; at++) {
      const { status, data } = await book(strange, { ...person(at), user: MEMBER.user })
      if (at === 10) {
        expect([status, data.resultMessage]).toEqual([
          400,
          '입력하신 번호로 오늘 안내 문자를 많이 보냈습니다. 번호를 확인하시거나 내일 다시 예약해 주세요.',
        ])
        break
      }
      expect(status, data.resultMessage).toBe(200)
      await deliverVisitMessages(app.open, NOW)
      await act('cancel', { key: (data.item as { key: string }).key, sequence: 0 })
      if (at === 9) await countText(app.open.db, '01020007777', NOW)
      await deliverVisitMessages(app.open, NOW)
    }
    expect(ports.sendText.mock.calls).toHaveLength(19)
    expect(ports.sendMail.mock.calls).toHaveLength(20)
    const tomorrow = hoursAfter(15)
    expect(await countText(app.open.db, '01020007777', tomorrow)).toBe(true)
  })

  test('a day that is closed keeps its bookings, tells their people after a while, and lets them choose another time', async () => {
    const { key } = await booked({}, MEMBER)
    await deliverVisitMessages(app.open, NOW)
    await close()
    await settle()
    await settle()
    expect(await news()).toEqual(['booked text', 'dropped text', 'dropped alarm'])
    expect(await deliverVisitMessages(app.open, NOW)).toBe(0)
    expect(await deliverVisitMessages(app.open, hoursAfter(1))).toBe(2)
    expect(ports.sendText.mock.calls.at(-1)![0]).toMatchObject({
      to: '01020001001',
      text: expect.stringMatching(/받지 못하게 되었습니다[\s\S]*\/zin\/exhibition\/visit\?key=/),
    })
    const read = (await app.get(`/svc/visitSvcApi/read?key=${key}`, { now: NOW })).data.item
    expect(read).toMatchObject({ state: 'booked', droppedYn: 'Y', changeableYn: 'Y' })
    expect((await book({}, OTHER)).status).toBe(409)
    // Past the usual deadline as well, because it is not their fault.
    const late = new Date('2026-06-02T01:30:00Z')
    expect((await act('move', { key, startsAt: '2026-06-04T02:00:00.000Z', sequence: 0 }, late)).status).toBe(200)
  })

  test('hours that are put back at once tell nobody', async () => {
    await booked()
    await close()
    await settle()
    await app.open.db.update(visitHours).set({ closedDates: [] })
    await settle(new Date(NOW.getTime() + 60_000))
    await deliverVisitMessages(app.open, hoursAfter(1))
    expect(await news()).toEqual(['booked text'])
    expect((await slots())[0]!.droppedAt).toBeNull()
  })

  test('hours that are put back after the message say so', async () => {
    await booked()
    await close()
    await settle()
    await deliverVisitMessages(app.open, hoursAfter(1))
    await app.open.db.update(visitHours).set({ closedDates: [] })
    await settle(hoursAfter(2))
    expect(await news()).toEqual(['booked text', 'dropped text', 'kept text'])
  })

  test('fewer places than are taken send nobody away and let nobody in', async () => {
    await booked()
    await booked({}, OTHER)
    await app.open.db.update(visitHours).set({ spans: [{ ...SPAN, capacity: 1 }] })
    await settle()
    expect(await slots()).toMatchObject([{ taken: 2, capacity: 2, droppedAt: null }])
    expect((await book({}, person(1))).status).toBe(409)
  })

  test('withdrawn hours keep what was booked', async () => {
    await booked()
    await app.open.db.delete(visitHours)
    await settle()
    expect(await rows()).toMatchObject([{ state: 'booked' }])
    expect((await slots())[0]!.droppedAt).toEqual(NOW)
  })

  test('are sent once, by text and mail, with what opens the booking', async () => {
    await book({ email: 'daon@personal.example' })
    const sent = await Promise.all([deliverVisitMessages(app.open, NOW), deliverVisitMessages(app.open, NOW)])
    expect(sent[0] + sent[1]).toBe(2)
    expect(ports.sendText).toHaveBeenCalledOnce()
    expect(ports.sendMail.mock.calls[0]![0]).toMatchObject({
      to: 'daon@personal.example',
      subject: '[라움결] 논현 전시장 2026.06.02 (화) 11:00 방문을 예약했습니다.',
      text: expect.stringContaining(`${SITE}/zin/exhibition/visit?key=`),
    })
  })

  test('none is claimed and forgotten, whatever the database has learnt of how many wait', async () => {
    await booked({ email: 'daon@personal.example' }, MEMBER)
    // It has seen one that waits, and plans for one.
    await app.open.db.update(visitMessages).set({ state: 'sent' }).where(ne(visitMessages.channel, 'alarm'))
    await app.open.db.execute(sql`analyze ${visitMessages}`)
    await app.open.db.update(visitMessages).set({ state: 'waiting' })
    const due = await app.open.db.$count(visitMessages, lte(visitMessages.dueAt, NOW))
    expect(due).toBeGreaterThan(1)
    expect(await deliverVisitMessages(app.open, NOW)).toBe(due)
    expect(await app.open.db.$count(visitMessages, eq(visitMessages.state, 'sending'))).toBe(0)
  })

  test('a reminder of a visit that was cancelled is not sent', async () => {
    const { key } = await booked({ startsAt: FRIDAY })
    await act('cancel', { key, sequence: 0 })
    await deliverVisitMessages(app.open, new Date('2026-06-04T01:00:00Z'))
    expect(ports.sendText.mock.calls.filter(([{ text }]) => /잊지/.test(text as string))).toEqual([])
  })

  test('one that is refused is tried again', async () => {
    await booked()
    ports.sendText.mockResolvedValueOnce({ state: 'refused', fault: 'busy' })
    expect(await deliverVisitMessages(app.open, NOW)).toBe(0)
    expect(await app.open.db.select().from(visitMessages)).toMatchObject([{ state: 'waiting', fault: 'busy', tries: 1 }])
    expect(await deliverVisitMessages(app.open, hoursAfter(1))).toBe(1)
  })

  test('a member is reminded on the site as well', async () => {
    await booked({ startsAt: FRIDAY }, MEMBER)
    await deliverVisitMessages(app.open, new Date('2026-06-04T01:00:00Z'))
    expect(await app.open.db.select({ title: alarms.title }).from(alarms).orderBy(asc(alarms.alarmSeq))).toMatchObject([
      {},
      { title: '내일 방문을 잊지 마세요. 논현 전시장 2026.06.05 (금) 11:00' },
    ])
  })
})
