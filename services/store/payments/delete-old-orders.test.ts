import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '@/services/db/tables/orders'
import { GUEST, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { deleteOldOrders } from './delete-old-orders'
import { expireOrders } from './expire-orders'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})

test('an order is kept for five years, as the law wants; what nobody paid for thirty days', async () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
  const lamp = [{ variantId: 'lamp-1', qty: 1 }]
  const { orderId } = await shop.bought(lamp, {}, GUEST)
  await shop.prepared(lamp)
  shop.now = days(1)
  expect(await expireOrders(app.open, shop.where)).toBe(1)
  expect(await deleteOldOrders(app.open.db, days(29))).toBe(0)
  expect(await deleteOldOrders(app.open.db, days(31))).toBe(1)
  expect(await deleteOldOrders(app.open.db, days(5 * 365))).toBe(0)
  expect(await app.open.db.select({ orderId: orders.orderId }).from(orders)).toEqual([{ orderId }])
  expect(await deleteOldOrders(app.open.db, days(5 * 366 + 1))).toBe(1)
  expect(await app.open.db.$count(orders)).toBe(0)
})
