import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '@/services/db/tables/orders'
import { paymentWebhooks } from '@/services/db/tables/payments'
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

test('what the provider called to say is kept for ninety days, and what is about no order of ours not at all', async () => {
  const stored = () => app.open.db.$count(paymentWebhooks)
  shop.now = NOW
  const { orderId, paymentKey } = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, GUEST)
  await app.open.db.delete(paymentWebhooks)
  await shop.webhook(paymentKey)
  expect(await stored()).toBe(1)
  const stranger = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    data: { orderId: orderId.replace(/.$/, orderId.endsWith('Z') ? 'Y' : 'Z'), status: 'DONE' },
  }
  for (let i = 0; i < 3; i++)
    expect((await app.post('/svc/paymentSvcApi/tossWebhook', { ...stranger, createdAt: String(i) }, { now: NOW })).status).toBe(200)
  expect(await stored()).toBe(1)
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
  await deleteOldOrders(app.open.db, days(89))
  expect(await stored()).toBe(1)
  await deleteOldOrders(app.open.db, days(91))
  expect(await stored()).toBe(0)
})
