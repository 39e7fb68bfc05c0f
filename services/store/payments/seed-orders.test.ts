import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq, like } from 'drizzle-orm'
import { pointsUntil } from '@/schemas/rules/store/point-lots'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { alarms } from '@/services/db/tables/alarms'
import { staffSessions } from '@/services/db/tables/auth'
import { orderMessages, orders } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { goodsVariants } from '@/services/db/tables/store'
import { seedMembers } from '@/services/members/domain/seed-members'
import { charges } from '@/services/simulators/toss/charges'
import { member, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { seedBenefits } from './seed-benefits'
import { seedOrders } from './seed-orders'

let app: TestApp
let shop: Shop
const now = new Date('2026-06-01T01:00:00Z')
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  await app.open.db.update(staffSessions).set({ expiresAt: new Date(now.getTime() + 3_600_000) })
  await seedShipped(app.open, { content: shippedContent, demo: seedMembers, siteId: 'site', now })
  await app.open.db.transaction(async (tx) => {
    await seedBenefits(tx, 'site', now)
    await seedOrders(tx, 'site', now)
  })
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})

test('SYS-40: the orders of the demonstration agree with stock and books, and nobody is told of them', async () => {
  const { db } = app.open
  const haneul = demoMemberNo('haneul')
  const all = await db.select().from(orders).where(eq(orders.memberNo, haneul))
  expect(all.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'delivered', 'paid', 'preparing', 'shipped', 'waiting'])
  const stockOf = async (variantId: string) => {
    const [row] = await db.select().from(goodsVariants).where(eq(goodsVariants.variantId, variantId))
    return [row!.reserved, row!.sold]
  }
  expect(await stockOf('shelf-open-oak-2')).toEqual([1, 0])
  expect(await stockOf('handle-door-brass-1')).toEqual([0, 3])
  expect([await db.$count(orderMessages), await db.$count(alarms, like(alarms.link, '/mypage/shop/%'))]).toEqual([0, 0])
  // What was sent has its way: one parcel has arrived, and one sets out every morning.
  const ways = await db
    .select({ status: parcelTracks.status, steps: parcelTracks.steps })
    .from(parcelTracks)
    .orderBy(parcelTracks.startedAt)
  expect(ways.map(({ status, steps }) => [status, steps.length])).toEqual([
    ['DELIVERED', 7],
    ['OUT_FOR_DELIVERY', 6],
  ])
  // Another start writes no more.
  await db.transaction((tx) => seedOrders(tx, 'site', now))
  expect(await db.$count(orders)).toBe(all.length)
})

test('two members have coupons and points: one of each used, one ended, and the rest for the next order', async () => {
  const haneul = member(demoMemberNo('haneul'))
  const own = (await app.get('/svc/couponSvcApi/svcList', { as: haneul, now })).data.items as unknown as { name: string; state: string }[]
  expect(own.map(({ state }) => state).toSorted()).toEqual(['expired', 'unused', 'used'])
  const points = (await app.get('/svc/pointSvcApi/svcList', { as: haneul, now })).data as unknown as {
    item: { balance: number; ending: { points: number; day: string }[] }
    items: { amount: number; REG_DT: string }[]
  }
  expect(points.items.map(({ amount }) => amount)).toEqual([-1_500, 500, 3_000, -1_000, 2_000, 1_000])
  // They went at the end of the month a year after they came, as the rule says.
  const [gone, came] = [points.items.at(3)!, points.items.at(-1)!]
  expect(new Date(gone.REG_DT)).toEqual(pointsUntil(new Date(came.REG_DT)))
  expect(points.item).toEqual({ balance: 4_000, ending: [{ points: 500, day: '2026-06-30' }] })
  const sales = (await app.get('/adm/sales/read?from=2025-06-01&until=2026-05-31', { as: PEOPLE.admin, now })).data
  expect(sales.item).toMatchObject({ differences: [], total: { pointsExpired: 2_000, coupons: 1 } })
  await app.open.db.transaction((tx) => seedBenefits(tx, 'site', now))
  expect((await app.get('/svc/pointSvcApi/svcList', { as: haneul, now })).data.totalCount).toBe(6)
})

test('a paid one of them can be cancelled though the simulated provider has forgotten it', async () => {
  charges.clear()
  const haneul = demoMemberNo('haneul')
  const paid = (await app.open.db.select().from(orders).where(eq(orders.memberNo, haneul))).find(({ state }) => state === 'paid')!
  const { status, data } = await shop.cancel(paid.orderId, {}, member(haneul))
  expect(status, data.resultMessage).toBe(200)
  expect(data.item).toMatchObject({ status: 'CANCEL', refundAmount: paid.amount })
})
