import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq, like } from 'drizzle-orm'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { alarms } from '@/services/db/tables/alarms'
import { orderMessages, orders } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import { seedMembers } from '@/services/members/domain/seed-members'
import { charges } from '@/services/simulators/toss/charges'
import { member, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { seedOrders } from './seed-orders'

let app: TestApp
let shop: Shop
const now = new Date('2026-06-01T01:00:00Z')
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  await seedShipped(app.open, { demo: seedMembers, siteId: 'site', now })
  await app.open.db.transaction((tx) => seedOrders(tx, 'site', now))
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
  // Another start writes no more.
  await db.transaction((tx) => seedOrders(tx, 'site', now))
  expect(await db.$count(orders)).toBe(all.length)
})

test('a paid one of them can be cancelled though the simulated provider has forgotten it', async () => {
  charges.clear()
  const haneul = demoMemberNo('haneul')
  const paid = (await app.open.db.select().from(orders).where(eq(orders.memberNo, haneul))).find(({ state }) => state === 'paid')!
  const { status, data } = await shop.cancel(paid.orderId, {}, member(haneul))
  expect(status, data.resultMessage).toBe(200)
  expect(data.item).toMatchObject({ status: 'CANCEL', refundAmount: paid.amount })
})
