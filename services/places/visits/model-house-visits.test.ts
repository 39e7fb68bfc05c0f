import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { modelHouses } from '@/services/db/tables/places'
import { visitHours, visitSlots } from '@/services/db/tables/visits'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { addVisitShops, hoursAfter, NOW, resetVisits, SPAN, TUESDAY, visitBookings } from '@/tests/support/visit-bookings'
import { placesStores } from '../domain/places-stores'

let app: TestApp
const { act, book, booked, slots } = visitBookings(() => app)
const times = (now = NOW) => app.get('/svc/visitSvcApi/timeList?place=house:1', { now })
beforeAll(async () => {
  app = await openTestApp('postgres')
  await addVisitShops(app)
  const house = { siteId: 'site', complexName: '결마을 1단지', region: '경기', address: '경기도 하남시' }
  await app.open.db.insert(modelHouses).values({ ...house, seq: 1, openFrom: hoursAfter(24), openUntil: hoursAfter(26) })
})
afterAll(() => app.drop())
beforeEach(async () => {
  await resetVisits(app)
  await app.open.db.insert(visitHours).values({
    ...{ siteId: 'site', hoursId: 'house', name: '관람', houseSeq: 1, spans: [SPAN], closedDates: [] },
    ...{ weeksAhead: 2, closeHours: 1, holidaysYn: 'N' },
  })
})

test('a model house is visited between its two moments, and says when it is over', async () => {
  const { items } = (await times()).data
  // Its hours are 10:00 to 12:00 on Tuesday.
  expect(items.filter((one) => (one['times'] as object[]).length > 0)).toMatchObject([
    { day: '2026-06-02', times: [{ startsAt: TUESDAY }] },
  ])
  expect((await book({ place: 'house:1' })).data.item).toMatchObject({ placeName: '결마을 1단지', place: 'house:1' })
  const over = await times(hoursAfter(27))
  expect([over.status, over.data.resultMessage]).toEqual([410, '관람이 끝난 모델하우스입니다.'])
  expect((await app.get('/svc/visitSvcApi/timeList?place=house:2', { now: NOW })).status).toBe(404)
})

test('a store or a model house with people to come cannot be withdrawn before they were told', async () => {
  const why = (type: string, id: string) =>
    placesStores.find((store) => store.type.type === type)!.whyShown!({ db: app.open.db, siteId: 'site', now: NOW }, id)
  expect(await why('model-houses', '1')).toBeUndefined()
  const { key } = await booked({ place: 'house:1' })
  await booked()
  expect(await why('model-houses', '1')).toMatch(/방문 예약이 1건 있습니다/)
  expect(await why('shops', 'open')).toMatch(/방문 예약이 1건 있습니다/)
  expect(await why('shops', 'closed')).toBeUndefined()
  await act('cancel', { key, sequence: 0 })
  expect(await why('model-houses', '1')).toBeUndefined()
})

test('days that a store closes drop their times as hours do', async () => {
  await booked()
  const { db } = app.open
  const store = placesStores.find(({ type }) => type.type === 'shops')!
  const shop = (await store.shown({ db, siteId: 'site', now: NOW })).find(({ id }) => id === 'open')!
  const closed = { ...shop.values, hours: '10:00–19:00', closedDates: [{ date: '2026-06-02', reason: '내부 공사' }] }
  const shown = { id: 'open', before: shop.values, parked: null }
  await db.transaction((tx) => store.showMany!({ db: tx, siteId: 'site', now: NOW }, [{ ...shown, values: closed }]))
  expect((await slots())[0]!.droppedAt).toEqual(NOW)
  await db.transaction((tx) => store.show({ db: tx, siteId: 'site', now: NOW }, 'open', shop.values, closed, null))
  expect(await db.select({ droppedAt: visitSlots.droppedAt }).from(visitSlots)).toEqual([{ droppedAt: null }])
})
