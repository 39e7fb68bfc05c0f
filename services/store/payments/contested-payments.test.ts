import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '@/services/base/settings'
import { orderMessages } from '@/services/db/tables/orders'
import { paymentEvents, payments } from '@/services/db/tables/payments'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { charges, transactions } from '@/services/simulators/toss/charges'
import { GIVEN, GUEST, member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { expireOrders } from './expire-orders'
import { reconcilePayments } from './reconcile-payments'

const LAMP = { variantId: 'lamp-1', qty: 1 }

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(() => shop.reset())

  const state = async (orderId: string) => (await shop.orderOf(orderId)).state
  const events = async (orderId: string) =>
    (await app.open.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId))).map(({ kind }) => kind)

  test('an order that nobody pays gives its pieces, coupon and points back after half an hour', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 5_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    const { orderId } = await shop.prepared([LAMP], { couponId, points: 5_000 }, member(buyer))
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon', 'held'), await shop.stockOf('lamp-1')]).toEqual([
      0,
      1,
      { reserved: 1, sold: 0 },
    ])
    shop.now = minutesAfter(29)
    expect(await expireOrders(app.open, shop.where)).toBe(0)
    shop.now = minutesAfter(31)
    expect(await expireOrders(app.open, shop.where)).toBe(1)
    expect(await state(orderId)).toBe('expired')
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon'), await shop.stockOf('lamp-1')]).toEqual([
      5_000,
      1,
      { reserved: 0, sold: 0 },
    ])
    expect((await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as: member(buyer) })).status).toBe(404)
    await shop.audit()
  })

  test('a charge that is found after the end of its order takes the pieces again, or is given back where they are gone', async () => {
    const charged = async () => {
      const order = await shop.prepared([LAMP])
      const paymentKey = shop.authenticate(order)
      await shop.order('lose')
      await shop.order('readError', 2)
      expect((await shop.confirm(order, paymentKey)).status).toBe(409)
      // The order is ended as if nothing had been begun.
      await app.open.db.update(payments).set({ state: 'failed' }).where(eq(payments.paymentKey, paymentKey))
      await shop.forget()
      shop.now = minutesAfter(31)
      expect(await expireOrders(app.open, shop.where)).toBe(1)
      return { ...order, paymentKey }
    }
    const first = await charged()
    await reconcilePayments(app.open, shop.where, minutesAfter(-60))
    expect(await state(first.orderId)).toBe('paid')
    await shop.audit()

    shop.now = minutesAfter(0)
    const second = await charged()
    await app.open.db.update(goodsVariants).set({ given: 1 }).where(eq(goodsVariants.variantId, 'lamp-1'))
    await reconcilePayments(app.open, shop.where, minutesAfter(-60))
    expect(await state(second.orderId)).toBe('expired')
    expect(charges.get(second.paymentKey)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect((await app.open.db.select().from(orderMessages)).map(({ news }) => news)).toContain('lost')
    await shop.audit()
  })

  test('a second payment of one order is found at the provider and given back', async () => {
    const order = await shop.bought([LAMP])
    const paymentKey = shop.authenticate(order)
    // Confirmed behind our back, as an old program of ours might have done.
    const { apiUrl, secretKey } = settings().outside.payments!
    const response = await fetch(`${apiUrl}/v1/payments/confirm`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ paymentKey, orderId: order.orderId, amount: order.amount }),
    })
    expect(response.status).toBe(200)
    await reconcilePayments(app.open, shop.where, minutesAfter(-60))
    expect(charges.get(paymentKey)).toMatchObject({ status: 'CANCELED' })
    expect(charges.get(order.paymentKey)).toMatchObject({ status: 'DONE' })
    expect(await state(order.orderId)).toBe('paid')
    await shop.audit()
  })

  test('a paid order whose charge the provider does not have is reported', async () => {
    const order = await shop.bought([LAMP])
    shop.now = minutesAfter(60)
    await reconcilePayments(app.open, shop.where, minutesAfter(30))
    expect(await events(order.orderId)).toEqual(['asked', 'charge'])
    transactions.length = 0
    await reconcilePayments(app.open, shop.where, minutesAfter(-60))
    expect(await events(order.orderId)).toEqual(['asked', 'charge', 'fault'])
  })

  test('who starts again finds the goods, the coupon and the points free, and the first try is not charged any more', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 5_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    await app.open.db.update(goodsVariants).set({ given: 1 }).where(eq(goodsVariants.variantId, 'lamp-1'))
    const first = await shop.prepared([LAMP], { couponId, points: 5_000 }, member(buyer))
    const second = await shop.prepared([LAMP], { couponId, points: 5_000 }, member(buyer))
    const late = await shop.confirm(first, shop.authenticate(first), member(buyer))
    expect([late.status, late.data.resultMessage]).toEqual([
      409,
      '주문 시간이 지났거나 다른 창에서 새로 주문하여, 이 주문은 결제하지 않았습니다. 다시 주문해 주세요.',
    ])
    expect((await shop.confirm(second, shop.authenticate(second), member(buyer))).status).toBe(200)
    expect((await shop.prepare([{ variantId: 'chair-red', qty: 1 }], { couponId }, member(buyer))).data.resultMessage).toBe(
      '사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.',
    )
    await shop.audit()
    await app.open.db.update(goodsVariants).set({ given: 2 }).where(eq(goodsVariants.variantId, 'lamp-1'))
    const guest = await shop.prepared([LAMP])
    expect((await shop.prepare([LAMP])).status).toBe(409)
    expect((await shop.prepare([LAMP], { replaces: guest.orderId })).status).toBe(200)
    await shop.audit()
  })

  test('a coupon in two tabs at once is on one order, and points are spent once', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 5_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.prepare([LAMP], { couponId, points: 5_000 }, member(buyer))))
    const held = answers.filter(({ status }) => status === 200).map(({ data }) => data.item as { orderId: string; amount: number })
    expect(held.length).toBeGreaterThan(0)
    for (const { status, data } of answers) if (status !== 200) expect([409, 503]).toContain(data.result === '503' ? 503 : status)
    await shop.audit()
    expect(await shop.balance(buyer, 'coupon', 'held')).toBe(1)
    expect(await shop.balance(buyer, 'point')).toBe(0)
  })

  test('points that the member does not have, and more than there is to pay, are refused', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 40_000, `event:${buyer}`)
    const told = async (points: number) => (await shop.prepare([LAMP], { points }, member(buyer))).data.resultMessage
    expect(await told(40_001)).toBe('사용할 수 있는 포인트가 부족합니다. 포인트를 다시 입력해 주세요.')
    expect(await told(33_001)).toBe('결제할 금액보다 많은 포인트는 사용할 수 없습니다.')
    expect(await told(32_950)).toBe('100원 미만은 결제할 수 없습니다. 포인트를 조정해 주세요.')
    await shop.audit()
  })

  test('Q-002: another amount at the confirmation charges nothing; a price that changed before is told', async () => {
    const order = await shop.prepared([LAMP])
    const paymentKey = shop.authenticate(order)
    const less = await shop.confirm(order, paymentKey, GUEST, order.amount - 1)
    expect([less.status, less.data.resultMessage]).toEqual([400, '결제 금액이 주문 금액과 달라 결제하지 않았습니다.'])
    expect(charges.get(paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
    await app.open.db.update(goods).set({ salePrice: 29_000 }).where(eq(goods.goodsId, 'lamp'))
    const changed = await shop.prepare([LAMP], { amount: 33_000 })
    await app.open.db.update(goods).set({ salePrice: 30_000 }).where(eq(goods.goodsId, 'lamp'))
    expect([changed.status, changed.data.resultMessage, changed.data.item]).toEqual([
      409,
      '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.',
      { amount: 32_000 },
    ])
    expect((await shop.confirm(order, paymentKey)).status).toBe(200)
    await shop.audit()
  })

  test("another member's order, coupon and payment are not there", async () => {
    const [buyer, other] = [await shop.join(), await shop.join()]
    const couponId = await shop.issue(buyer)
    expect((await shop.prepare([LAMP], { couponId }, member(other))).data.resultMessage).toBe(
      '사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.',
    )
    const order = await shop.prepared([LAMP], {}, member(buyer))
    const paymentKey = shop.authenticate(order)
    for (const as of [member(other), GUEST]) expect((await shop.confirm(order, paymentKey, as)).status).toBe(404)
    expect((await shop.confirm(order, paymentKey, member(buyer))).status).toBe(200)
    expect((await app.get(`/svc/orderSvcApi/svcRead?id=${order.orderId}`, { as: member(other) })).status).toBe(404)
    expect((await app.get(`/svc/orderSvcApi/guestRead?id=${order.orderId}`, { as: GUEST })).status).toBe(404)
    expect((await shop.cancel(order.orderId, {}, member(other))).status).toBe(404)
    expect((await shop.cancel(order.orderId)).status).toBe(404)
    const completed = async (as: object) => (await app.get(`/svc/orderSvcApi/complete?id=${order.orderId}`, { as })).status
    expect([await completed(member(buyer)), await completed(member(other)), await completed(GUEST)]).toEqual([200, 404, 404])
    expect((await app.get(`/svc/orderSvcApi/complete?id=${order.orderId}`, { as: member(buyer) })).data.item).toMatchObject({
      ...{ orderId: order.orderId, amount: order.amount, delivery: { name: '송다온', address: '서울 강남구 테헤란로 1' } },
      items: [{ name: '조명', qty: 1, unitPrice: 30_000 }],
    })
    const mine = await shop.bought([LAMP])
    const stranger = { identified: { memberName: '박도윤', mobileNo: '01020001011' } }
    expect((await app.get(`/svc/orderSvcApi/guestRead?id=${mine.orderId}`, { as: stranger })).status).toBe(404)
    await shop.audit()
  })

  test('twenty buyers of the last three pieces at once: three hold them, and the others are told', async () => {
    await app.open.db.update(goodsVariants).set({ given: 3 }).where(eq(goodsVariants.variantId, 'lamp-1'))
    const answers = await Promise.all(Array.from({ length: GIVEN }, () => shop.prepare([LAMP])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ data }) => data.resultMessage))).toEqual(
      new Set(['그사이 재고가 부족해졌습니다. 수량을 바꾸거나 상품을 빼고 다시 주문해 주세요.']),
    )
    await shop.audit()
  })

  test('orders of the same goods in any order do not lock each other', async () => {
    const items = [LAMP, { variantId: 'chair-red', qty: 1 }, { variantId: 'chair-blue', qty: 1 }]
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => shop.prepare(i % 2 ? items : items.toReversed())))
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
    await shop.audit()
  })
})
