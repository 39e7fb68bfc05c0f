import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { alarms } from '@/services/db/tables/alarms'
import { visitHours, visitMessages, visitSlots } from '@/services/db/tables/visits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import {
  addVisitShops,
  FRIDAY,
  GUEST,
  LATER,
  MEMBER,
  NOW,
  OTHER,
  person,
  resetVisits,
  SPAN,
  TUESDAY,
  visitBookings,
} from '@/tests/support/visit-bookings'

const MONDAY = '2026-06-08T02:00:00.000Z'

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  const { act, book, booked, news, rows, slots } = visitBookings(() => app)
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addVisitShops(app)
  })
  afterAll(() => app.drop())
  beforeEach(() => resetVisits(app))

  test("SYS-29: a visitor's booking is stored sealed under the identified name and number, with its place and its messages", async () => {
    const { status, data } = await book({
      name: '다른 사람',
      phoneNo: '01099999999',
      request: '아이와 갑니다.',
      email: 'daon@personal.example',
    })
    expect(status, data.resultMessage).toBe(200)
    expect(data.item).toMatchObject({ placeName: '논현 전시장', startsAt: TUESDAY, name: '송*온', state: 'booked', changeableYn: 'Y' })
    expect(await rows()).toMatchObject([
      { memberNo: null, people: 2, person: { name: '송다온', phoneNo: '01020001011' }, request: '아이와 갑니다.', state: 'booked' },
    ])
    expect(await slots()).toMatchObject([{ taken: 1, capacity: 2 }])
    expect(await news()).toEqual(['booked text', 'booked mail'])
    const stored = await app.open.pool.query('select person, request from shop_visit')
    expect(JSON.stringify(stored.rows)).not.toMatch(/송다온|01020001011|아이와|personal/)
  })

  test('the reminder of a visit that is far enough ahead waits for ten in the morning of the day before', async () => {
    await book({ startsAt: FRIDAY })
    const [, reminder] = await app.open.db.select().from(visitMessages).orderBy(asc(visitMessages.messageSeq))
    expect(reminder).toMatchObject({ news: 'reminder', channel: 'text', dueAt: new Date('2026-06-04T01:00:00Z') })
  })

  test('a member may leave another number, and is told on the site', async () => {
    const { key } = await booked({ phoneNo: '01020007777', startsAt: FRIDAY }, MEMBER)
    expect(await rows()).toMatchObject([{ memberNo: PEOPLE.member.user.memberNo, person: { name: '홍길동', phoneNo: '01020007777' } }])
    const { title, link } = (await app.open.db.select().from(alarms))[0]!
    expect([title, link]).toEqual([
      '논현 전시장 2026.06.05 (금) 11:00 방문을 예약했습니다.',
      `/zin/exhibition/visit?key=${encodeURIComponent(key)}`,
    ])
    expect(await news()).toEqual(['booked text', 'reminder text', 'reminder alarm'])
  })

  test('twenty people at once for two places are two bookings, and the others are told with the nearest free times', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => book({}, person(at))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(18)
    for (const { data } of refused) {
      expect(data.resultMessage).toBe('방금 자리가 찼습니다. 가까운 다른 시간을 골라 주세요.')
      expect((data.item['nearest'] as { startsAt: string }[])[0]).toMatchObject({ state: 'open' })
    }
    expect(await rows()).toHaveLength(2)
    expect(await slots()).toMatchObject([{ taken: 2, capacity: 2 }])
  })

  test('the database itself refuses a place too many', async () => {
    await booked()
    await expect(app.open.db.update(visitSlots).set({ taken: 3 })).rejects.toThrow()
    await expect(app.open.db.update(visitSlots).set({ taken: -1 })).rejects.toThrow()
  })

  test('one person holds one booking of a time: pressed twice under one key it is the same, without one it is refused', async () => {
    const key = 'a-key-of-the-tests-0001'
    const answers = await Promise.all([book({}, GUEST, NOW, key), book({}, GUEST, NOW, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].data.item).toEqual(answers[1].data.item)
    const again = await Promise.all([book(), book()])
    expect(again.map(({ status, data }) => [status, data.resultMessage])).toEqual(
      Array(2).fill([409, '이 시간에 이미 예약하셨습니다. 예약 내역에서 확인해 주세요.']),
    )
    expect(await rows()).toHaveLength(1)
    expect(await slots()).toMatchObject([{ taken: 1 }])
  })

  test('one person has three bookings to come, one of a place and a day, however many calls come at once', async () => {
    await app.open.db.update(visitHours).set({ spans: [{ ...SPAN, capacity: 20 }] })
    const days = ['02', '04', '05', '08', '09', '10'].flatMap((day) => [`2026-06-${day}T02:00:00.000Z`, `2026-06-${day}T03:00:00.000Z`])
    const answers = await Promise.all(days.map((startsAt, at) => book({ startsAt, phoneNo: `010-2000-${3_000 + at}` }, MEMBER)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => data.resultMessage))).toEqual(
      new Set([
        '앞으로 방문하실 예약이 3건 있습니다. 더 예약하시려면 예약 내역에서 하나를 취소하거나 매장에 전화해 주세요.',
        '이날 같은 곳의 방문을 이미 예약하셨습니다. 시간은 예약 내역에서 바꾸실 수 있습니다.',
      ]),
    )
    const open = await rows()
    expect(open).toHaveLength(3)
    expect((await slots()).reduce((sum, { taken }) => sum + taken, 0)).toBe(3)
    const [{ key }] = [answers.find(({ status }) => status === 200)!.data.item as { key: string }]
    await act('cancel', { key, sequence: 0 })
    const again = await Promise.all(days.map((startsAt) => book({ startsAt }, MEMBER)))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a second time of the same place and day is refused in words, and leads to the change', async () => {
    await booked()
    expect(await book({ startsAt: LATER })).toMatchObject({
      status: 409,
      data: { resultMessage: '이날 같은 곳의 방문을 이미 예약하셨습니다. 시간은 예약 내역에서 바꾸실 수 있습니다.' },
    })
    expect((await book({ startsAt: LATER }, OTHER)).status).toBe(200)
  })

  test('whoever has the key of a booking moves it ten times, and then the place is called', async () => {
    const { key } = await booked()
    for (let sequence = 0; sequence < 10; sequence++)
      expect((await act('move', { key, startsAt: sequence % 2 === 0 ? LATER : TUESDAY, sequence })).status).toBe(200)
    const last = await act('move', { key, startsAt: LATER, sequence: 10 })
    expect([last.status, last.data.resultMessage]).toEqual([
      409,
      '방문 시간을 여러 번 바꾸셔서 더 바꾸실 수 없습니다. 매장에 전화해 주세요.',
    ])
    expect((await act('cancel', { key, sequence: 10 })).status).toBe(200)
  })

  test.each([
    ['without an identification', {}, {}, 401],
    ['a time that is none', { startsAt: '2026-06-02T02:10:00.000Z' }, GUEST, 409],
    ['words for a time', { startsAt: 'soon' }, GUEST, 400],
    ['a time beyond the weeks ahead', { startsAt: '2026-06-20T02:00:00.000Z' }, GUEST, 409],
    ['a shop that has closed', { place: 'shop:closed' }, GUEST, 404],
    ['a place that receives nobody', { place: 'house:1' }, GUEST, 404],
    ['nobody', { people: 0 }, GUEST, 400],
    ['a crowd', { people: 11 }, GUEST, 400],
    ['no consent', { agreed: false }, GUEST, 400],
    ['a mail address that is none', { email: 'daon' }, GUEST, 400],
  ])('%s is refused, and nothing is stored', async (_, change, as, status) => {
    expect((await book(change, as as Session)).status).toBe(status)
    expect(await rows()).toEqual([])
    expect(await slots()).toEqual([])
  })

  test('until two hours before it can be booked, and no later', async () => {
    expect((await book({}, GUEST, new Date('2026-06-02T00:00:00Z'))).status).toBe(409)
    expect((await book({}, GUEST, new Date('2026-06-01T23:59:59Z'))).status).toBe(200)
  })

  test('the times tell what is left, full and past', async () => {
    await book()
    await book({}, OTHER)
    const { items, item } = (await app.get('/svc/visitSvcApi/timeList?place=shop:open', { now: NOW })).data
    expect(item).toMatchObject({ placeName: '논현 전시장', closeHours: 2 })
    expect(items).toHaveLength(15)
    expect(items[0]).toMatchObject({ day: '2026-06-01', times: [{ state: 'past' }, { state: 'past' }] })
    expect(items[1]).toMatchObject({
      times: [
        { state: 'full', left: 0 },
        { state: 'open', left: 2 },
      ],
    })
    // The day of local elections.
    expect(items[2]).toMatchObject({ day: '2026-06-03', times: [], reason: expect.stringMatching(/선거/) })
    expect((await app.get('/svc/visitSvcApi/timeList?place=shop:closed', { now: NOW })).status).toBe(404)
  })

  test('a change takes the new place and gives the old one back; the calendar follows', async () => {
    const { key } = await booked()
    const ics = async () => {
      const response = await app.raw(`/svc/visitSvcApi/calendar?key=${key}`, {}, { now: NOW })
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      return (await response.text()).replaceAll('\r\n ', '')
    }
    const uid = /^UID:.*$/m.exec(await ics())![0]
    expect(await ics()).toMatch(/^DTSTART:20260602T020000Z\r?$[\s\S]*^DTEND:20260602T030000Z/m)
    expect(await ics()).toContain('SEQUENCE:0')
    expect(await ics()).toContain('SUMMARY:논현 전시장 방문')
    expect((await act('move', { key, startsAt: LATER, sequence: 0 })).data.item).toMatchObject({ startsAt: LATER, sequence: 1 })
    expect((await slots()).map(({ taken }) => taken)).toEqual([0, 1])
    expect(await ics()).toContain(uid)
    expect(await ics()).toMatch(/^DTSTART:20260602T030000Z/m)
    expect(await ics()).toContain('SEQUENCE:1')
    expect(await ics()).toContain('METHOD:PUBLISH')
    // A second press, and another tab that still shows the first time.
    expect((await act('move', { key, startsAt: TUESDAY, sequence: 0 })).status).toBe(409)
    expect((await act('cancel', { key, sequence: 0 })).status).toBe(409)
    expect((await act('cancel', { key, sequence: 1 })).data.item).toMatchObject({ state: 'cancelled', changeableYn: 'N' })
    expect((await act('cancel', { key, sequence: 1 })).status).toBe(200)
    expect((await slots()).map(({ taken }) => taken)).toEqual([0, 0])
    const cancelled = await ics()
    for (const line of [uid, 'STATUS:CANCELLED', 'METHOD:CANCEL', 'SEQUENCE:2']) expect(cancelled).toContain(line)
    expect(await news()).toEqual(['booked text', 'changed text', 'cancelled text'])
  })

  test('ten people who change to the last place at once are one change, and nobody loses the own place', async () => {
    const keys = await Promise.all(
      ['2026-06-04', '2026-06-05', '2026-06-08', '2026-06-09', '2026-06-10'].flatMap((day, at) =>
        [0, 1].map(async (one) => (await booked({ startsAt: `${day}T02:00:00.000Z` }, person(at * 2 + one))).key),
      ),
    )
    await booked({}, OTHER)
    const answers = await Promise.all(keys.map((key) => act('move', { key, startsAt: TUESDAY, sequence: 0 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect((await slots()).reduce((sum, { taken }) => sum + taken, 0)).toBe(11)
    expect((await slots())[0]).toMatchObject({ taken: 2, capacity: 2 })
  })

  test('two people who exchange their times at once do not wait for each other', async () => {
    await app.open.db.update(visitHours).set({ spans: [{ ...SPAN, capacity: 3 }] })
    const one = await booked()
    const two = await booked({ startsAt: LATER }, OTHER)
    const answers = await Promise.all([
      act('move', { key: one.key, startsAt: LATER, sequence: 0 }),
      act('move', { key: two.key, startsAt: TUESDAY, sequence: 0 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await slots()).map(({ taken }) => taken)).toEqual([1, 1])
  })

  test('after the deadline nothing is changed or cancelled, and it is said', async () => {
    const { key } = await booked()
    const late = new Date('2026-06-02T00:00:00Z')
    for (const [what, more] of [
      ['move', { startsAt: LATER }],
      ['cancel', {}],
    ] as const)
      expect(await act(what, { key, sequence: 0, ...more }, late)).toMatchObject({
        status: 409,
        data: { resultMessage: '변경하거나 취소할 수 있는 시간이 지났습니다. 매장에 전화해 주세요.' },
      })
    expect((await slots())[0]).toMatchObject({ taken: 1 })
  })

  test('a key that was not made here opens nothing', async () => {
    const { key, visitSeq } = await booked()
    await booked({}, OTHER)
    for (const forged of [`${visitSeq + 1}.${key.split('.')[1]!}`, `${visitSeq}.${'A'.repeat(22)}`, String(visitSeq), `${key}x`]) {
      expect((await app.get(`/svc/visitSvcApi/read?key=${encodeURIComponent(forged)}`)).status, forged).toBe(404)
      expect((await act('cancel', { key: forged, sequence: 0 })).status, forged).toBe(404)
    }
    const { item } = (await app.get(`/svc/visitSvcApi/read?key=${key}`, { now: NOW })).data
    expect(JSON.stringify(item)).not.toMatch(/송다온|2000/)
  })

  test('the own bookings are listed, those to come first, and nobody else’s', async () => {
    await booked({ startsAt: FRIDAY })
    await booked()
    await booked({}, OTHER)
    const { key } = await booked({ startsAt: MONDAY })
    await act('cancel', { key, sequence: 0 })
    const { items } = (await app.get('/svc/visitSvcApi/myList', { as: GUEST, now: NOW })).data
    expect(items.map(({ startsAt, state }) => `${startsAt as string} ${state as string}`)).toEqual([
      `${TUESDAY} booked`,
      '2026-06-05T02:00:00.000Z booked',
      `${MONDAY} cancelled`,
    ])
    expect((await app.get('/svc/visitSvcApi/myList')).status).toBe(401)
  })
})
