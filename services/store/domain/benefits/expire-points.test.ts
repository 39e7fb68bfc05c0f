import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { staffSessions } from '@/services/db/tables/auth'
import { ledgerTransactions } from '@/services/db/tables/ledger'
import { member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { expireOrders } from '../../payments/expire-orders'
import { expirePoints } from './expire-points'

const day = (of: string): Date => new Date(`${of}T00:01:00+09:00`)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })

  /** The work of a day, by two processes at once. */
  const work = async (of: string): Promise<number> => {
    shop.now = day(of)
    const both = await Promise.all([expirePoints(app.open, shop.where), expirePoints(app.open, shop.where)])
    return both[0] + both[1]
  }
  const points = async (memberNo: string) =>
    (await app.get('/svc/pointSvcApi/svcList', { as: member(memberNo), now: shop.now })).data as unknown as {
      item: { balance: number; ending: unknown[] }
      items: { amount: number; reason: string }[]
    }

  test('the oldest points are used first; the rest of them ends once, is told of ahead once, and stands in the sums of the day', async () => {
    const { db } = app.open
    const memberNo = await shop.join()
    await db.insert(alarmChoices).values({ memberNo, kind: 'consultation', channel: 'mail', chosenAt: shop.now })
    await shop.give(memberNo, 3_000, 'old')
    shop.now = day('2026-09-10')
    await shop.give(memberNo, 2_000, 'new')
    await shop.bought([{ variantId: 'lamp-1', qty: 1 }], { points: 1_200 }, member(memberNo))
    expect(await work('2027-05-31')).toBe(0)
    expect(await points(memberNo)).toMatchObject({ item: { balance: 3_800, ending: [] } })
    expect(await db.$count(alarms, like(alarms.key, 'points-end:%'))).toBe(0)

    expect([await work('2027-06-01'), await work('2027-06-10'), await work('2027-06-30')]).toEqual([0, 0, 0])
    expect((await points(memberNo)).item).toEqual({ balance: 3_800, ending: [{ points: 1_800, day: '2027-06-30' }] })
    const told = await db.select().from(alarms).where(like(alarms.key, 'points-end:%'))
    expect(told).toMatchObject([{ memberNo, link: '/mypage/shop/point', title: '2027년 6월 30일까지 쓰지 않으시면 1,800P가 사라집니다.' }])
    expect(await db.$count(alarmDeliveries, eq(alarmDeliveries.alarmSeq, told[0]!.alarmSeq))).toBe(1)

    expect([await work('2027-07-01'), await work('2027-07-02')]).toEqual([1_800, 0])
    expect(await points(memberNo)).toMatchObject({
      item: { balance: 2_000, ending: [] },
      items: [{ amount: -1_800, reason: '사용 기한이 지나 사라짐' }, { amount: -1_200 }, { amount: 2_000 }, { amount: 3_000 }],
    })
    expect(await db.$count(ledgerTransactions, like(ledgerTransactions.key, 'expired:%'))).toBe(1)
    const sales = await app.get('/adm/sales/read?from=2027-07-01&until=2027-07-01', { as: PEOPLE.admin, now: NOW })
    expect(sales.data).toMatchObject({ items: [{ day: '2027-07-01', pointsExpired: 1_800, pointsGiven: 0 }], item: { differences: [] } })
    await shop.audit()
  })

  test('points that an unpaid order held past their end are gone the day after, and those of a cancelled one stay for thirty days', async () => {
    await shop.reset()
    const memberNo = await shop.join()
    await shop.give(memberNo, 4_000, 'of two orders')
    shop.now = new Date('2027-06-30T14:50:00Z')
    const cancelled = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], { points: 3_000 }, member(memberNo))
    await shop.prepared([{ variantId: 'lamp-1', qty: 1 }], { points: 1_000 }, member(memberNo))
    expect(await work('2027-07-01')).toBe(0)
    shop.now = day('2027-07-02')
    await expireOrders(app.open, shop.where)
    await shop.cancel(cancelled.orderId, {}, member(memberNo))
    expect(await work('2027-07-02')).toBe(1_000)
    expect((await points(memberNo)).item).toEqual({ balance: 3_000, ending: [] })
    expect([await work('2027-08-31'), await work('2027-09-01')]).toEqual([0, 3_000])
    await shop.audit()
  })
})
