import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { goodsVariants } from '@/services/db/tables/store'
import { GUEST, member, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'

const LAMP = { variantId: 'lamp-1', qty: 1 }
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
beforeEach(async () => {
  await shop.reset()
  // The lamp is the last one.
  await app.open.db.update(goodsVariants).set({ given: 1 }).where(eq(goodsVariants.variantId, 'lamp-1'))
})

const put = async (as: Session) => {
  const items = [{ productId: 'lamp', optionId: 'lamp-1', qty: 1 }]
  const { status, data, headers } = await app.post('/svc/orderCartSvcApi/save', { items }, { as, now: shop.now })
  expect(status, data.resultMessage).toBe(200)
  return /maru-cart=([\w-]{43})/.exec(headers.getSetCookie().join())?.[1]
}
const inCart = async (as: Session) => {
  const { data } = await app.get('/svc/orderCartSvcApi/cartList', { as, now: shop.now })
  return (data.items as unknown as { items: { state: string }[] }[]).flatMap(({ items }) => items.map(({ state }) => state))
}
const form = async (as: Session) => (await app.get('/svc/paymentSvcApi/form', { as, now: shop.now })).data.item

test('after a declined card a member still has the last piece, the coupon and the points, and pays with them', async () => {
  const buyer = await shop.join()
  const as = member(buyer)
  await shop.give(buyer, 5_000, `event:${buyer}`)
  const couponId = await shop.issue(buyer)
  await put(as)
  const first = await shop.prepared([LAMP], { couponId, points: 5_000, fromCart: true }, as)
  expect((await shop.confirm(first, shop.authenticate(first, { willDecline: true }), as)).status).toBe(402)
  expect(await form(as)).toMatchObject({ points: 5_000, heldCoupons: [couponId] })
  expect(await inCart(as)).toEqual(['ok'])
  const other = await shop.join()
  await app.open.db.update(goodsVariants).set({ given: 2 }).where(eq(goodsVariants.variantId, 'lamp-1'))
  await put(member(other))
  await app.open.db.update(goodsVariants).set({ given: 1 }).where(eq(goodsVariants.variantId, 'lamp-1'))
  expect([await inCart(member(other)), await form(member(other))]).toMatchObject([['soldOut'], { points: 0, heldCoupons: [] }])
  await shop.bought([LAMP], { couponId, points: 5_000, fromCart: true }, as)
  expect(await form(as)).toMatchObject({ points: 0, heldCoupons: [] })
  await shop.audit()
})

test('what is being paid is nobody’s to order again', async () => {
  const buyer = await shop.join()
  const as = member(buyer)
  await shop.give(buyer, 5_000, `event:${buyer}`)
  await put(as)
  const order = await shop.prepared([LAMP], { points: 5_000, fromCart: true }, as)
  await shop.order('lose')
  await shop.order('readError', 2)
  expect((await shop.confirm(order, shop.authenticate(order), as)).status).toBe(409)
  expect([await form(as), await inCart(as)]).toMatchObject([{ points: 0 }, ['soldOut']])
})

test('a visitor is known by the cart: another tab of the browser orders the last piece again, another browser does not', async () => {
  const as: Session = { ...GUEST, cart: (await put(GUEST))! }
  const first = await shop.prepared([LAMP], { fromCart: true }, as)
  expect(await inCart(as)).toEqual(['ok'])
  const elsewhere = await shop.prepare([LAMP], { fromCart: true })
  expect([elsewhere.status, elsewhere.data.resultMessage]).toEqual([
    409,
    '그사이 재고가 부족해졌습니다. 수량을 바꾸거나 상품을 빼고 다시 주문해 주세요.',
  ])
  const second = await shop.prepared([LAMP], { fromCart: true }, as)
  expect((await shop.confirm(first, shop.authenticate(first), as)).status).toBe(409)
  expect((await shop.confirm(second, shop.authenticate(second), as)).status).toBe(200)
  await shop.audit()
})
