import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { openMemberSession } from '@/services/auth/domain/member-session'
import { memberSessions } from '@/services/db/tables/auth'
import { orders } from '@/services/db/tables/orders'
import { paymentEvents, refunds } from '@/services/db/tables/payments'
import { cancelCharge } from '@/services/outside/payment-provider'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { GUEST, member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { expireOrders } from '../payments/expire-orders'
import { settleUndecided } from '../payments/reconcile-payments'

const ACCOUNT = { refundAccount: { bank: '20', accountNo: '11012345678', holder: '송다온' } }
const CHAIRS = [
  { variantId: 'chair-red', qty: 3 },
  { variantId: 'lamp-1', qty: 1 },
]

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

  type Line = { lineSeq: number; variantId: string; amount: number }
  const linesOf = async (orderId: string, as = GUEST as object) =>
    (await app.get(`/svc/orderSvcApi/${'user' in as ? 'svcRead' : 'guestRead'}?id=${orderId}`, { as })).data.item['items'] as Line[]
  const bank = (paymentKey: string, chosen: string) =>
    move(charges.get(paymentKey)!, chosen, { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' })

  test('whoever paid reads the order that is complete, and a deposit where to pay it: the member as the cookie claims, and nobody else', async () => {
    const claimed = async (memberNo: string): Promise<Session> => {
      await openMemberSession(app.open.db, { memberNo, keepLogin: false, device: 'test' }, shop.now)
      const [row] = await app.open.db.select().from(memberSessions).where(eq(memberSessions.memberNo, memberNo))
      return { claim: { memberNo, sid: row!.id } }
    }
    const [buyer, stranger] = [await shop.join(), await shop.join()]
    const [as, other] = [await claimed(buyer), await claimed(stranger)]
    const read = (orderId: string, as: Session) => app.get(`/svc/orderSvcApi/complete?id=${orderId}`, { as, now: shop.now })
    const card = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, member(buyer))
    expect(await read(card.orderId, as)).toMatchObject({
      status: 200,
      data: { item: { orderId: card.orderId, amount: card.amount, statusWords: '결제 완료', payment: { method: 'CARD', status: 'DONE' } } },
    })
    const deposit = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], { method: 'VBANK' }, member(buyer))
    const { data, headers } = await read(deposit.orderId, as)
    expect(data.item).toMatchObject({
      statusWords: '입금 대기',
      payment: { virtualAccount: { accountNo: expect.stringMatching(/\d{8,}$/), bank: '20', dueAt: expect.stringMatching(/^2026-/) } },
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const one of [other, {}, GUEST])
      expect(await read(deposit.orderId, one)).toMatchObject({
        status: 404,
        data: { resultMessage: '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.' },
      })
    const guest = await shop.bought([{ variantId: 'lamp-1', qty: 1 }])
    // The right number and another name or phone: all three are named, and not which is wrong.
    for (const identified of [
      { memberName: '송다운', mobileNo: '01020001011' },
      { memberName: '송다온', mobileNo: '01020001012' },
    ])
      expect(
        (await app.get(`/svc/orderSvcApi/guestRead?id=${guest.orderId}`, { as: { ...GUEST, identified }, now: shop.now })).data
          .resultMessage,
      ).toBe(
        '입력하신 내용에 맞는 주문이 없습니다. 주문 번호와, 본인인증하신 이름과 휴대전화 번호가 주문하실 때 입력하신 것과 같은지 확인해 주세요.',
      )
    expect((await read(guest.orderId, {})).data.item).toMatchObject({ orderId: guest.orderId, guestYn: 'Y' })
    await shop.audit()
  })

  test('SYS-40: a whole order is cancelled: money, pieces, coupon and points come back', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 3_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer, 2)
    const order = await shop.bought(CHAIRS, { couponId, points: 3_000 }, member(buyer))
    const { status, data } = await shop.cancel(order.orderId, {}, member(buyer))
    expect(status, data.resultMessage).toBe(200)
    expect(data.item).toMatchObject({
      status: 'CANCEL',
      refundAmount: order.amount,
      refunds: [{ status: 'DONE', amount: order.amount, pointAmount: 3_000 }],
    })
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon')]).toEqual([3_000, 1])
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 0 })
    expect(charges.get(order.paymentKey)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect((await shop.cancel(order.orderId, {}, member(buyer))).data.resultMessage).toBe('이미 취소된 주문입니다.')
    await shop.audit()
  })

  test('piece by piece the refunds are what was paid, to the won, and the coupon comes back with the last', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    await shop.give(buyer, 1_001, `event:${buyer}`)
    const couponId = await shop.issue(buyer, 2)
    const order = await shop.bought(CHAIRS, { couponId, points: 1_001 }, as)
    const lines = await linesOf(order.orderId, as)
    const chair = lines.find(({ variantId }) => variantId === 'chair-red')!
    for (let piece = 1; piece <= 3; piece++) {
      const { data } = await shop.cancel(order.orderId, { items: [{ lineSeq: chair.lineSeq, qty: 1 }] }, as)
      expect(data.item).toMatchObject({ status: 'PAID' })
      expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 3 - piece })
      await shop.audit()
    }
    expect(await shop.balance(buyer, 'coupon')).toBe(0)
    expect((await shop.cancel(order.orderId, {}, as)).data.item).toMatchObject({ status: 'CANCEL', refundAmount: order.amount })
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon')]).toEqual([1_001, 1])
    await shop.audit()
  })

  test.each([
    ['more pieces than were bought', (line: Line) => [{ lineSeq: line.lineSeq, qty: 4 }], 400],
    [
      'more in two lines',
      (line: Line) => [
        { lineSeq: line.lineSeq, qty: 2 },
        { lineSeq: line.lineSeq, qty: 2 },
      ],
      400,
    ],
    ['a line of another order', () => [{ lineSeq: 1, qty: 1 }], 400],
    ['no piece', (line: Line) => [{ lineSeq: line.lineSeq, qty: 0 }], 400],
    ['half a piece', (line: Line) => [{ lineSeq: line.lineSeq, qty: 0.5 }], 400],
  ])('%s cannot be cancelled', async (_, itemsOf, status) => {
    const order = await shop.bought(CHAIRS)
    const chair = (await linesOf(order.orderId)).find(({ variantId }) => variantId === 'chair-red')!
    expect((await shop.cancel(order.orderId, { items: itemsOf(chair) })).status).toBe(status)
    expect(await app.open.db.select().from(refunds)).toEqual([])
    await shop.audit()
  })

  test('two presses at once cancel once', async () => {
    const order = await shop.bought(CHAIRS)
    const answers = await Promise.all([shop.cancel(order.orderId), shop.cancel(order.orderId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await shop.audit()
  })

  test('a refund whose answer was lost goes on by itself, and is made once', async () => {
    const order = await shop.bought(CHAIRS)
    await shop.order('lose')
    const asked = await shop.cancel(order.orderId)
    expect(asked.data.item).toMatchObject({ status: 'PAID', refunds: [{ status: 'REQUESTED' }] })
    expect((await shop.cancel(order.orderId)).data.resultMessage).toBe('앞선 취소를 처리하고 있습니다. 잠시 후 다시 시도해 주세요.')
    shop.now = minutesAfter(1)
    await settleUndecided(app.open, shop.where)
    expect((await shop.orderOf(order.orderId)).state).toBe('cancelled')
    expect(charges.get(order.paymentKey)!.cancels).toHaveLength(1)
    await shop.audit()
  })

  test('Q-094: what is being prepared is not cancelled by the buyer', async () => {
    const order = await shop.bought(CHAIRS)
    await app.open.db.update(orders).set({ state: 'preparing' }).where(eq(orders.orderId, order.orderId))
    expect((await shop.cancel(order.orderId)).status).toBe(409)
    await shop.audit()
  })

  test('a virtual account waits for its deposit, and is paid by the news of it', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    const { data } = await app.get(`/svc/orderSvcApi/complete?id=${order.orderId}`)
    expect(data.item).toMatchObject({ status: 'WAIT', payment: { status: 'READY', virtualAccount: { bank: '20' } } })
    expect(JSON.stringify(data.item)).not.toContain('송다온')
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 3, sold: 0 })
    await bank(order.paymentKey, 'deposit')
    await shop.webhook(order.paymentKey)
    expect((await shop.orderOf(order.orderId)).state).toBe('paid')
    await shop.audit()
    // The bank takes it back, and it comes again.
    await bank(order.paymentKey, 'reverse')
    await shop.webhook(order.paymentKey, 'b')
    expect(await shop.orderOf(order.orderId)).toMatchObject({ state: 'waiting', stock: 'held' })
    await shop.audit()
    await bank(order.paymentKey, 'deposit')
    await shop.webhook(order.paymentKey, 'c')
    await shop.webhook(order.paymentKey, 'd')
    expect((await shop.orderOf(order.orderId)).state).toBe('paid')
    const kinds = (await app.open.db.select().from(paymentEvents)).map(({ kind }) => kind)
    expect(kinds).toEqual(['asked', 'waiting', 'charge', 'reversal', 'charge'])
    await shop.audit()
    expect((await shop.cancel(order.orderId)).data.resultMessage).toBe('환불받으실 계좌를 입력해 주세요.')
    expect((await shop.cancel(order.orderId, ACCOUNT)).data.item).toMatchObject({ status: 'CANCEL' })
    const stored = await app.open.pool.query('select account from refund')
    expect(stored.rows).toEqual([{ account: null }])
    await shop.audit()
  })

  test('a virtual account that nobody pays into ends without news; one that is given up is closed', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    shop.now = minutesAfter(72 * 60 + 11)
    expect(await expireOrders(app.open, shop.where)).toBeLessThan(2)
    expect((await shop.orderOf(order.orderId)).state).toBe('expired')
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 0 })
    await shop.audit()

    shop.now = minutesAfter(0)
    const other = await shop.bought(CHAIRS, { method: 'VBANK' })
    const [line] = await linesOf(other.orderId)
    expect((await shop.cancel(other.orderId, { items: [{ lineSeq: line!.lineSeq, qty: 1 }] })).data.resultMessage).toBe(
      '입금 전에는 주문 전체만 취소하실 수 있습니다.',
    )
    expect((await shop.cancel(other.orderId)).data.item).toMatchObject({ status: 'CANCEL', refundAmount: 0 })
    expect(charges.get(other.paymentKey)).toMatchObject({ status: 'CANCELED' })
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 0 })
    await shop.audit()
  })

  test('what was returned at the provider by hand ends the order; a part of it is reported', async () => {
    const by = async (paymentKey: string, amount?: number) => {
      const result = await cancelCharge(paymentKey, { reason: '상담원', ...(amount ? { amount } : {}) }, `hand-${paymentKey}-${amount}`)
      expect(result.ok).toBe(true)
    }
    const order = await shop.bought(CHAIRS)
    await by(order.paymentKey)
    await shop.webhook(order.paymentKey)
    expect((await shop.orderOf(order.orderId)).state).toBe('cancelled')
    await shop.audit()
    const other = await shop.bought(CHAIRS)
    await by(other.paymentKey, 1_000)
    await shop.webhook(other.paymentKey)
    await shop.webhook(other.paymentKey, 'again')
    const kinds = (await app.open.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, other.orderId))).map(({ kind }) => kind)
    expect(kinds).toEqual(['asked', 'charge', 'refund', 'fault'])
    expect((await shop.orderOf(other.orderId)).state).toBe('paid')
  })
})
