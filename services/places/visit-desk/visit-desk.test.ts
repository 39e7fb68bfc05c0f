import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roles, staff } from '@/services/db/tables/auth'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { addVisitShops, FRIDAY, LATER, NOW, OTHER, resetVisits, visitBookings } from '@/tests/support/visit-bookings'
import { deliverVisitMessages } from '../visits/deliver-visit-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const { act, booked, browse, desk, rows, slots } = visitBookings(() => app)
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
    expect((await desk('move', { visitSeq, sequence: 0, startsAt: LATER })).data.item).toEqual({ sequence: 1 })
    const after = new Date('2026-06-02T03:10:00Z')
    expect((await desk('settle', { visitSeq, sequence: 1, state: 'missed' }, after)).data.item).toEqual({ sequence: 2 })
    expect((await desk('settle', { visitSeq, sequence: 2, state: 'came' }, after)).data.item).toEqual({ sequence: 3 })
    expect(await rows()).toMatchObject([{ state: 'came' }])
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
