import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GUEST_AGREEMENT_NEEDED } from '@/schemas/rules/store/guest-consents'
import { alarms } from '@/services/db/tables/alarms'
import { cartLines } from '@/services/db/tables/cart'
import { orderMessages } from '@/services/db/tables/orders'
import { paymentEvents, paymentWebhooks } from '@/services/db/tables/payments'
import { approve } from '@/services/simulators/toss/api'
import { charges } from '@/services/simulators/toss/charges'
import { GUEST, member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { settleUndecided } from './reconcile-payments'

const LAMP = { variantId: 'lamp-1', qty: 1 }
const CHAIR = { variantId: 'chair-red', qty: 2 }

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
  const settle = async (minutes: number) => {
    shop.now = minutesAfter(minutes)
    await settleUndecided(app.open, shop.where)
  }

  test('whoever goes back to the window after the payment is told that it is paid, with the number, and is charged nothing', async () => {
    const order = await shop.bought([{ variantId: 'lamp-1', qty: 1 }])
    const again = shop.authenticate(order)
    const { status, data } = await shop.confirm(order, again)
    expect([status, data.resultMessage]).toEqual([409, '이미 결제를 마친 주문입니다. 다시 결제하지 않았습니다.'])
    expect(data.item).toEqual({ orderId: order.orderId, guestYn: 'Y' })
    expect(charges.get(again)!.status).not.toBe('DONE')
    await shop.audit()
  })

  test('Q-095: a visitor who has not agreed to an order without an account gets none', async () => {
    const { visit: _, ...stranger } = GUEST
    const { status, data } = await shop.prepare([LAMP], { amount: 33_000 }, stranger)
    expect([status, data.resultMessage]).toEqual([403, GUEST_AGREEMENT_NEEDED])
    const form = await app.get('/svc/paymentSvcApi/form', { as: stranger })
    expect(form.data.item).toMatchObject({ memberYn: 'N', agreedYn: 'N', buyer: { name: '송다온', phoneNo: '010-2000-1011' } })
    await shop.prepared([LAMP])
    expect((await app.get('/svc/paymentSvcApi/form', { as: GUEST, now: shop.now })).data.item).toMatchObject({ agreedYn: 'Y' })
  })

  test('SYS-40: a visitor pays by card; the order is paid, its pieces are sold, and the person is told', async () => {
    const { orderId, amount, paymentKey } = await shop.bought([LAMP, CHAIR])
    // 30,000 + 2 × 50,001, free from 100,000.
    expect(amount).toBe(130_002)
    expect(await state(orderId)).toBe('paid')
    expect([await shop.stockOf('lamp-1'), await shop.stockOf('chair-red')]).toEqual([
      { reserved: 0, sold: 1 },
      { reserved: 0, sold: 2 },
    ])
    expect(charges.get(paymentKey)).toMatchObject({ status: 'DONE', totalAmount: 130_002 })
    expect(await events(orderId)).toEqual(['asked', 'charge'])
    expect((await app.open.db.select().from(orderMessages)).map(({ news, channel }) => [news, channel])).toEqual([['paid', 'text']])
    const read = await app.get(`/svc/orderSvcApi/guestRead?id=${orderId}`, { as: GUEST })
    expect(read.data.item).toMatchObject({
      status: 'PAID',
      amount,
      vat: 11_818,
      buyer: { name: '송다온' },
      payment: { method: 'CARD', status: 'DONE' },
    })
    const stored = await app.open.pool.query('select buyer, delivery, receipt from store_order')
    expect(JSON.stringify(stored.rows)).not.toMatch(/송다온|01020001011|테헤란로/)
    await shop.audit()
  })

  test('a member pays the price of members, with a coupon and points, and is told on the site', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 10_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    const { orderId, amount } = await shop.bought([LAMP, CHAIR], { couponId, points: 4_000 }, member(buyer))
    expect(amount).toBe(30_000 + 2 * 47_003 - 5_000 - 4_000)
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon'), await shop.balance(buyer, 'point', 'held')]).toEqual([
      6_000, 0, 0,
    ])
    const { data } = await app.get('/svc/pointSvcApi/svcList', { as: member(buyer) })
    expect(data.item).toEqual({ balance: 6_000, ending: [] })
    expect(data.items).toMatchObject([
      { amount: -4_000, reason: '주문에 사용', balance: 6_000 },
      { amount: 10_000, reason: '이벤트 적립', balance: 10_000 },
    ])
    const list = (await app.get('/svc/couponSvcApi/svcList', { as: member(buyer) })).data
    expect(list.items).toMatchObject([{ couponId, usedYn: 'Y', usableYn: 'N', unit: 'WON', discount: 5_000 }])
    expect((await app.get('/svc/orderSvcApi/svcList', { as: member(buyer) })).data).toMatchObject({
      totalCount: 1,
      items: [{ orderId, status: 'PAID' }],
    })
    expect((await app.open.db.select().from(alarms).where(eq(alarms.memberNo, buyer)))[0]).toMatchObject({
      link: `/mypage/shop/order/detail/${orderId}`,
    })
    await shop.audit()
  })

  test('what points pay in full is complete without a provider, and comes back as points', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 50_000, `event:${buyer}`)
    const order = await shop.prepared([LAMP], { points: 33_000 }, member(buyer))
    expect(order).toMatchObject({ amount: 0, paidYn: 'Y' })
    expect(await state(order.orderId)).toBe('paid')
    expect((await shop.cancel(order.orderId, {}, member(buyer))).data.item).toMatchObject({ status: 'CANCEL' })
    expect(await shop.balance(buyer, 'point')).toBe(50_000)
    await shop.audit()
  })

  test('what is bought from the cart leaves it; what is bought at once does not', async () => {
    const buyer = await shop.join()
    const items = [LAMP, CHAIR].map(({ variantId, qty }) => ({ productId: variantId.split('-')[0], optionId: variantId, qty }))
    const saved = await app.post('/svc/orderCartSvcApi/save', { items }, { as: member(buyer), now: shop.now })
    expect(saved.status, saved.data.resultMessage).toBe(200)
    const left = async () =>
      (await app.open.db.select({ variantId: cartLines.variantId }).from(cartLines)).map(({ variantId }) => variantId).toSorted()
    await shop.bought([CHAIR], {}, member(buyer))
    expect(await left()).toEqual(['chair-red', 'lamp-1'])
    const order = await shop.prepared([LAMP], { fromCart: true }, member(buyer))
    const paid = await shop.confirm(order, shop.authenticate(order), member(buyer))
    expect(paid.headers.getSetCookie().join()).toContain('=1;')
    expect(await left()).toEqual(['chair-red'])
    // What waits for a deposit is ordered; what is put in after it stays when the money comes.
    const waiting = await shop.bought([CHAIR], { fromCart: true, method: 'VBANK' }, member(buyer))
    expect([await state(waiting.orderId), await left()]).toEqual(['waiting', []])
    await app.post('/svc/orderCartSvcApi/save', { items }, { as: member(buyer), now: shop.now })
    approve(charges.get(waiting.paymentKey)!, shop.now)
    await shop.webhook(waiting.paymentKey)
    await settle(1)
    expect([await state(waiting.orderId), await left()]).toEqual(['paid', ['chair-red', 'lamp-1']])
  })

  test('a declined card charges nothing, says why, and the same order is paid by another card', async () => {
    const order = await shop.prepared([LAMP])
    const declined = await shop.confirm(order, shop.authenticate(order, { willDecline: true }))
    expect([declined.status, declined.data.resultMessage]).toEqual([
      402,
      '한도초과 혹은 잔액부족으로 결제에 실패했습니다. 결제된 금액은 없습니다.',
    ])
    expect(await state(order.orderId)).toBe('pending')
    expect((await shop.confirm(order, shop.authenticate(order))).status).toBe(200)
    expect(await events(order.orderId)).toEqual(['asked', 'declined', 'asked', 'charge'])
    await shop.audit()
  })

  test('an answer that was lost is asked for, and charged once', async () => {
    await shop.order('lose')
    const { orderId } = await shop.bought([LAMP])
    expect(await state(orderId)).toBe('paid')
    await shop.audit()
  })

  test('while nothing is known the buyer is told to wait, and the reconciliation finds the charge', async () => {
    const order = await shop.prepared([LAMP])
    const paymentKey = shop.authenticate(order)
    await shop.order('lose')
    await shop.order('readError')
    const first = await shop.confirm(order, paymentKey)
    expect([first.status, first.data.resultMessage]).toEqual([
      409,
      '결제 결과를 확인하고 있습니다. 다시 결제하지 마시고 잠시 후 주문 내역을 확인해 주세요.',
    ])
    expect(await state(order.orderId)).toBe('pending')
    await settle(1)
    expect(await state(order.orderId)).toBe('paid')
    await shop.audit()
  })

  test('a request that never arrived is made again under its own key, and is one charge', async () => {
    const order = await shop.prepared([LAMP])
    const paymentKey = shop.authenticate(order)
    await shop.order('apiError')
    expect((await shop.confirm(order, paymentKey)).status).toBe(409)
    await settle(1)
    expect(await state(order.orderId)).toBe('paid')
    expect(await events(order.orderId)).toEqual(['asked', 'charge'])
    await shop.audit()
  })

  test('pressed twice at once, and again after a reload, it is one payment', async () => {
    const order = await shop.prepared([LAMP])
    const paymentKey = shop.authenticate(order)
    const both = await Promise.all([shop.confirm(order, paymentKey), shop.confirm(order, paymentKey)])
    // The provider refuses the one that comes while the other is under way; what it did is then known.
    expect(both.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
    expect((await shop.confirm(order, paymentKey)).status).toBe(200)
    expect((await events(order.orderId)).filter((kind) => kind === 'charge')).toEqual(['charge'])
    await shop.audit()
  })

  test('the same webhook first, twice and later is once; a forged one changes nothing', async () => {
    const order = await shop.prepared([LAMP])
    const paymentKey = shop.authenticate(order)
    // Authenticated, and not charged yet.
    expect((await shop.webhook(paymentKey)).status).toBe(200)
    expect(await state(order.orderId)).toBe('pending')
    await shop.order('lose')
    await shop.order('readError')
    await shop.confirm(order, paymentKey)
    await Promise.all(['a', 'a', 'b', 'c'].map((at) => shop.webhook(paymentKey, at)))
    expect(await state(order.orderId)).toBe('paid')
    await shop.webhook(paymentKey, 'later')
    expect((await events(order.orderId)).filter((kind) => kind === 'charge')).toEqual(['charge'])
    expect((await app.open.db.select().from(paymentWebhooks)).length).toBeGreaterThan(0)
    const other = await shop.prepared([LAMP])
    const forged = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: other.orderId, status: 'DONE', paymentKey: 'mine' } }
    expect((await app.post('/svc/paymentSvcApi/tossWebhook', forged, { now: shop.now })).status).toBe(200)
    expect(await state(other.orderId)).toBe('pending')
    await shop.audit()
  })
})
