import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roles, staff } from '@/services/db/tables/auth'
import { auditSubjects } from '@/services/db/tables/trail'
import { visitHours } from '@/services/db/tables/visits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { addVisitShops, FRIDAY, LATER, NOW, OTHER, resetVisits, SPAN, TUESDAY, visitBookings } from '@/tests/support/visit-bookings'
import { deliverVisitMessages } from '../visits/deliver-visit-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const { act, booked, browse, days, desk, move, news, rows, slots } = visitBookings(() => app)
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

  test('see bookings masked, by store, by day and by state', async () => {
    await booked({ request: '아이와 갑니다.' })
    await booked({ startsAt: FRIDAY }, OTHER)
    expect(await browse('place=shop:open&day=2026-06-02')).toMatchObject({
      totalCount: 1,
      items: [{ placeName: '논현 전시장', name: '송*온', phoneNo: '010-****-1011', hasRequest: true, isDropped: false }],
    })
    expect((await browse('show=coming')).totalCount).toBe(2)
    expect((await app.get('/adm/visit/places', { as: PEOPLE.admin, now: NOW })).data.items).toEqual([
      { place: 'shop:open', name: '논현 전시장' },
    ])
    expect((await browse('place=shop:closed')).totalCount).toBe(0)
    expect((await browse('show=open', new Date('2026-06-03T00:00:00Z'))).totalCount).toBe(1)
    expect(JSON.stringify(await browse(''))).not.toMatch(/송다온|아이와/)
    expect((await app.get('/adm/visit/browse', { as: PEOPLE.manager, now: NOW })).status).toBe(403)
  })

  test('cancel with a reason that the person reads, and give the place back', async () => {
    const { visitSeq, key } = await booked()
    expect((await desk('cancel', { visitSeq, sequence: 0, reason: '' })).status).toBe(400)
    expect((await desk('cancel', { visitSeq, sequence: 0, reason: '누수 공사를 합니다' })).data.item).toEqual({ sequence: 1 })
    expect((await desk('cancel', { visitSeq, sequence: 0, reason: '누수 공사를 합니다' })).status).toBe(409)
    expect((await slots())[0]).toMatchObject({ taken: 0 })
    await deliverVisitMessages(app.open, NOW)
    expect(ports.sendText.mock.calls.at(-1)![0]).toMatchObject({ text: expect.stringContaining('사유: 누수 공사를 합니다') })
    expect((await app.get(`/svc/visitSvcApi/read?key=${key}`)).data.item).toMatchObject({ cancelReason: '누수 공사를 합니다' })
  })

  test('move a booking, and say who came once it has begun', async () => {
    const { visitSeq } = await booked()
    expect((await desk('settle', { visitSeq, sequence: 0, state: 'came' })).status).toBe(409)
    expect((await move({ visitSeq, sequence: 0, startsAt: LATER })).data.item).toEqual({ sequence: 1 })
    const after = new Date('2026-06-02T03:10:00Z')
    expect((await desk('settle', { visitSeq, sequence: 1, state: 'missed' }, after)).data.item).toEqual({ sequence: 2 })
    expect((await desk('settle', { visitSeq, sequence: 2, state: 'came' }, after)).data.item).toEqual({ sequence: 3 })
    expect(await rows()).toMatchObject([{ state: 'came' }])
  })

  test('the calendar has the offered times of a week with their places, why a day has none, and who comes, masked', async () => {
    const { visitSeq } = await booked({ request: '아이와 갑니다.' })
    await booked({}, OTHER)
    const { item, items } = await days('place=shop:open')
    expect(item).toEqual({
      ...{ place: 'shop:open', places: [{ place: 'shop:open', name: '논현 전시장' }], isOpen: true },
      today: '2026-06-01',
    })
    expect(items!.map((one) => one['day'])).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-06-${day}`))
    expect(items![1]!['slots']).toMatchObject([
      {
        startsAt: TUESDAY,
        state: 'full',
        capacity: 2,
        taken: 2,
        visits: [{ visitSeq, name: '송*온', hasRequest: true }, { name: '박*윤' }],
      },
      { startsAt: LATER, state: 'open', taken: 0, visits: [] },
    ])
    expect(items![5]).toEqual({ day: '2026-06-06', reason: '현충일', slots: [] })
    expect(JSON.stringify(items)).not.toMatch(/송다온|아이와/)
    // Left out, the first place and today; a day that is none is today as well.
    expect((await days('span=day&day=2026-99-99')).items).toMatchObject([{ day: '2026-06-01' }])
    expect((await days('day=2026-06-29')).items![1]!['slots']).toMatchObject([{ state: 'far' }, { state: 'far' }])
    expect(await days('place=shop:closed')).toMatchObject({ item: { place: '' }, items: [] })
  })

  test('a booking whose time is no longer offered stays in the calendar; a cancelled one leaves it', async () => {
    const { visitSeq } = await booked()
    await app.open.db.update(visitHours).set({ spans: [{ days: '매일', from: '15:00', until: '16:00', minutes: 60, capacity: 2 }] })
    const tuesday = async () => (await days('day=2026-06-02&span=day')).items![0]!['slots']
    expect(await tuesday()).toMatchObject([
      { startsAt: TUESDAY, state: 'off', visits: [{ visitSeq }] },
      { state: 'open', visits: [] },
    ])
    await desk('cancel', { visitSeq, sequence: 0, reason: '누수 공사를 합니다' })
    expect(await tuesday()).toMatchObject([{ state: 'open' }])
  })

  test('a move needs a reason, is kept with whose visit it was, and tells the person only where that is wanted', async () => {
    const { visitSeq } = await booked()
    expect((await move({ visitSeq, sequence: 0, startsAt: LATER, reason: '' })).status).toBe(400)
    expect((await move({ visitSeq, sequence: 0, startsAt: LATER, tellYn: 'N' })).status).toBe(200)
    // The reminder of the day before is one of the new time.
    expect(await news()).toEqual(['booked text'])
    expect((await move({ visitSeq, sequence: 1, startsAt: FRIDAY, tellYn: 'N' })).status).toBe(200)
    expect(await news()).toEqual(['booked text', 'reminder text'])
    expect((await move({ visitSeq, sequence: 2, startsAt: TUESDAY })).status).toBe(200)
    expect(await news()).toEqual(['booked text', 'changed text'])
    const { rows: lines } = await app.open.pool.query(`select id, detail from audit where action = 'visit.move' order by id desc limit 1`)
    expect(lines).toMatchObject([{ detail: { from: FRIDAY, to: TUESDAY, tellYn: 'Y', reason: '전화로 정했습니다' } }])
    expect(await app.open.db.$count(auditSubjects, eq(auditSubjects.auditId, lines[0].id))).toBe(1)
  })

  test('a visit that has begun stays, and a time that is over, closed or not offered yet is refused', async () => {
    const { visitSeq } = await booked()
    const to = (startsAt: string, now?: Date) => move({ visitSeq, sequence: 0, startsAt }, now)
    expect((await to('2026-06-01T02:00:00.000Z', new Date('2026-06-01T01:30:00Z'))).data.resultMessage).toMatch(/예약할 수 없는 시간/)
    for (const startsAt of ['2026-06-06T02:00:00.000Z', '2026-07-07T02:00:00.000Z', 'morgen'])
      expect((await to(startsAt)).data.resultMessage).toMatch(/예약할 수 없는 시간/)
    expect((await to(FRIDAY, new Date(TUESDAY))).data.resultMessage).toMatch(/이미 시작한 방문/)
    expect((await move({ visitSeq, sequence: 7, startsAt: LATER })).data.resultMessage).toMatch(/그사이/)
  })

  test('of two moves into the last place, one wins, and nobody is counted twice', async () => {
    await app.open.db.update(visitHours).set({ spans: [{ ...SPAN, capacity: 1 }] })
    const one = await booked({ startsAt: TUESDAY })
    const two = await booked({ startsAt: FRIDAY }, OTHER)
    const answers = await Promise.all([one, two].map(({ visitSeq }) => move({ visitSeq, sequence: 0, startsAt: LATER })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toMatch(/자리가 찼습니다/)
    expect((await slots()).map(({ taken }) => taken).toSorted()).toEqual([0, 1, 1])
  })

  test('the people of a shop have its calendar alone', async () => {
    await app.open.db.insert(roles).values({ id: 'shop', siteId: 'site', name: '매장', rights: { visits: { acts: ['see', 'write'] } } })
    await app.open.db.update(staff).set({ shopId: 'closed', roleId: 'shop' }).where(eq(staff.id, 'manager'))
    expect(await days('place=shop:open', NOW, PEOPLE.manager)).toMatchObject({ item: { place: '' }, items: [] })
    expect(await days('', NOW, PEOPLE.manager)).toMatchObject({ item: { place: '', places: [] }, items: [] })
    await app.open.db.update(staff).set({ shopId: null, roleId: null }).where(eq(staff.id, 'manager'))
  })

  test('of two who change one booking at once, one is told', async () => {
    const { visitSeq, key } = await booked()
    const answers = await Promise.all([
      desk('cancel', { visitSeq, sequence: 0, reason: '누수 공사를 합니다' }),
      act('move', { key, startsAt: LATER, sequence: 0 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const taken = (await slots()).reduce((sum, slot) => sum + slot.taken, 0)
    expect(taken).toBe(answers[0].status === 200 ? 0 : 1)
  })

  test('open a person for a reason', async () => {
    const { visitSeq } = await booked({ request: '아이와 갑니다.' })
    expect((await desk('open', { visitSeq, reason: '' })).status).toBe(400)
    expect((await desk('open', { visitSeq, reason: '도착 시간 확인' })).data.item).toMatchObject({
      name: '송다온',
      phoneNo: '010-2000-1011',
      request: '아이와 갑니다.',
    })
    expect((await app.open.pool.query(`select detail from audit where action = 'visit.read'`)).rows).toMatchObject([
      { detail: { reason: '도착 시간 확인' } },
    ])
  })

  test('download what the list shows for a reason, masked unless the role opens people in a file', async () => {
    await booked({ request: '=1+1', email: 'daon@maru.example' })
    await booked({ startsAt: FRIDAY }, OTHER)
    const download = (more: object) => desk('export', { reason: '주간 회의 자료', personalYn: 'N', ...more })
    expect((await download({ reason: '' })).status).toBe(400)
    const masked = (await download({ show: 'coming' })).data.item
    expect(masked).toMatchObject({ rows: 2, name: 'visits-20260601.csv' })
    expect(masked['csv']).toContain('송*온,010-****-1011')
    expect(masked['csv']).not.toMatch(/송다온|maru\.example|=1\+1/)
    const opened = (await download({ day: '2026-06-02', personalYn: 'Y' })).data.item
    expect(opened).toMatchObject({ rows: 1, name: 'visits-20260601-personal.csv' })
    // What a sheet would take for a formula stays a text.
    for (const cell of ['송다온,010-2000-1011', 'daon@maru.example', "'=1+1"]) expect(opened['csv']).toContain(cell)

    const { db, pool } = app.open
    await db.insert(roles).values({ id: 'looks', siteId: 'site', name: '보기', rights: { visits: { acts: ['see', 'write'] } } })
    await db.update(staff).set({ roleId: 'looks' }).where(eq(staff.id, 'manager'))
    const asLooker = (personalYn: string) =>
      app.post('/adm/visit/export', { reason: '주간 회의 자료', personalYn }, { as: PEOPLE.manager, now: NOW })
    expect((await asLooker('N')).status).toBe(200)
    expect((await asLooker('Y')).data.resultMessage).toMatch(/개인정보 내려받기/)
    await db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
    expect((await asLooker('N')).status).toBe(403)
    expect((await pool.query(`select actor, target, detail from audit where action = 'visit.export' order by id`)).rows).toMatchObject([
      { target: 'visits', detail: { reason: '주간 회의 자료', personalYn: 'N', rows: 2, show: 'coming' } },
      { detail: { personalYn: 'Y', rows: 1, day: '2026-06-02' } },
      { actor: 'staff:manager', detail: { personalYn: 'N' } },
    ])
  })
})
