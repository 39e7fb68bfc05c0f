import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callKey } from '@/schemas/api/base/call-key'
import { goodsVariants } from '@/services/db/tables/store'
import { GIVEN, member, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const [kind] = ONE_DATABASE
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp(kind!)
  shop = await Shop.open(app)
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})

const again = (orderId: string, memberNo: string, key = callKey()) =>
  app.post('/svc/orderCartSvcApi/again', { orderId }, { as: member(memberNo), now: shop.now, headers: { 'idempotency-key': key } })
const said = async (answer: ReturnType<typeof again>) => {
  const { status, data } = await answer
  const lines = (data.item?.['lines'] ?? []) as { put: number; before: number; state: string }[]
  return [status, data.item?.['count'], ...lines.map(({ put, before, state }) => `${before}+${put} ${state}`)]
}

test('what was ordered is in the cart once more, cancelled pieces too; what is sold out, gone or bounded is said', async () => {
  const buyer = await shop.join()
  const { orderId } = await shop.bought(
    [
      { variantId: 'chair-red', qty: 3 },
      { variantId: 'lamp-1', qty: 2 },
    ],
    {},
    member(buyer),
  )
  await shop.cancel(orderId, {}, member(buyer))
  const key = callKey()
  expect(await said(again(orderId, buyer, key))).toEqual([200, 2, '0+3 ok', '0+2 ok'])
  // A second press with the same key puts nothing in twice.
  expect(await said(again(orderId, buyer, key))).toEqual([200, 2, '0+3 ok', '0+2 ok'])

  const { db } = app.open
  const lamp = eq(goodsVariants.variantId, 'lamp-1')
  await db.update(goodsVariants).set({ given: 3 }).where(lamp)
  expect(await said(again(orderId, buyer))).toEqual([200, 2, '3+3 ok', '2+1 short'])
  expect(await said(again(orderId, buyer))).toEqual([200, 2, '6+3 ok', '3+0 short'])
  await db.update(goodsVariants).set({ given: 0 }).where(lamp)
  await db.update(goodsVariants).set({ publishedYn: 'N' }).where(eq(goodsVariants.variantId, 'chair-red'))
  expect(await said(again(orderId, buyer))).toEqual([200, 2, '9+0 ended', '3+0 soldOut'])
  await db.update(goodsVariants).set({ given: GIVEN, publishedYn: 'Y' })
})

test('nobody puts in what another has ordered, nor a guest', async () => {
  const [buyer, other] = [await shop.join(), await shop.join()]
  const { orderId } = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, member(buyer))
  expect((await again(orderId, other)).status).toBe(404)
  expect((await app.post('/svc/orderCartSvcApi/again', { orderId }, { now: shop.now })).status).toBe(401)
})
