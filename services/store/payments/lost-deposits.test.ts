// SYS-40, money that never was: an account that is closed empty, and a deposit that its bank takes back, before and after staff have begun. What
// buyers and staff are told, and what stands in the books, is what the provider had.
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seoulDay } from '@/schemas/words/seoul-day'
import { staffSessions } from '@/services/db/tables/auth'
import { orderMessages } from '@/services/db/tables/orders'
import { paymentEvents } from '@/services/db/tables/payments'
import { waitingNow } from '@/services/parts/queues'
import { runAsSystem } from '@/services/kit/run-as-system'
import { charges, transactions } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { isLong } from '@/tests/support/is-long'
import { member, Shop, type Prepared } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { reconcilePayments, settleUndecided } from './reconcile-payments'

const CHAIRS = [{ variantId: 'chair-red', qty: 2 }]
const ACCOUNT = { refundAccount: { bank: '20', accountNo: '11012345678', holder: '송다온' } }
const WHY = '주문한 분과 통화했습니다'
type Bought = Prepared & { paymentKey: string }

describe.each(ONE_DATABASE)('on %s', (kind) => {
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
  beforeEach(() => begin())

  const begin = async () => {
    await shop.reset()
    transactions.length = 0
  }
  /** A session of staff ends hours after its beginning, and the histories take days. */
  const stay = () => app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
  const bank = (paymentKey: string, chosen: string) =>
    move(charges.get(paymentKey)!, chosen, { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' })
  let heard = 0
  /** The bank does it, and the provider tells it twice. */
  const told = async ({ paymentKey }: Bought, chosen: string) => {
    await bank(paymentKey, chosen)
    for (const at of [`${++heard}`, `${++heard}`]) await shop.webhook(paymentKey, at)
  }
  const read = async (orderId: string) => {
    await stay()
    return (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.admin, now: shop.now })).data.item as {
      version: number
      state: string
      isFaulty: boolean
      isUnpaid: boolean
      refundAmount: number
      events: { kind: string; amount: number; detail: string }[]
    }
  }
  const desk = async (act: string, orderId: string, change: object) => {
    const { version } = await read(orderId)
    return app.post(`/adm/order/${act}`, { orderId, version, ...change }, { as: PEOPLE.admin, now: shop.now })
  }
  const prepare = (orderId: string) => desk('move', orderId, { to: 'preparing', reason: WHY })
  const ship = (orderId: string) => desk('ship', orderId, { carrier: 'own', trackingNo: `R${orderId.slice(-8)}` })
  const kindsOf = async (orderId: string) => (await read(orderId)).events.map(({ kind: event }) => event)
  const newsOf = async (orderId: string) =>
    (await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))).map(
      ({ news, amount }) => `${news} ${amount}`,
    )
  const sales = async () => {
    await stay()
    return (await app.get('/adm/sales/read?from=2026-06-01&until=2026-08-31', { as: PEOPLE.admin, now: shop.now })).data as unknown as {
      item: { total: Record<string, number>; differences: { orderId: string; kept: number; due: number }[] }
      items: { day: string; captured: number; refunded: number }[]
    }
  }

  test('an order that is cancelled before its deposit has neither a charge nor a refund, however often the provider tells of it', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    expect((await shop.cancel(order.orderId)).data.item).toMatchObject({ status: 'CANCEL', refundAmount: 0 })
    for (const at of ['a', 'b', 'c']) await shop.webhook(order.paymentKey, at)
    await settleUndecided(app.open, shop.where)
    await reconcilePayments(app.open, shop.where, new Date(shop.now.getTime() - 86_400_000))
    expect(await kindsOf(order.orderId)).toEqual(['asked', 'waiting', 'declined'])
    expect(await read(order.orderId)).toMatchObject({ state: 'cancelled', refundAmount: 0, isFaulty: false })
    expect(await newsOf(order.orderId)).toEqual([`waiting ${order.amount}`, 'cancelled 0'])
    expect((await sales()).items).toEqual([])
    const csv = (await app.post('/adm/order/export', { reason: '정산 확인', personalYn: 'N' }, { as: PEOPLE.admin, now: shop.now })).data
      .item['csv'] as string
    expect(csv.trim().split('\r\n').at(-1)!.split(',').at(-1)).toBe('0')
    await shop.audit()
  })

  test('a deposit that goes back once staff have begun leaves the order where it is, tells nobody of a refund, and alarms the staff', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    await told(order, 'deposit')
    expect((await prepare(order.orderId)).status).toBe(200)
    await told(order, 'reverse')
    await settleUndecided(app.open, shop.where)
    expect(await read(order.orderId)).toMatchObject({ state: 'preparing', isFaulty: true, isUnpaid: true, refundAmount: 0 })
    expect(await kindsOf(order.orderId)).toEqual(['asked', 'waiting', 'charge', 'reversal', 'fault'])
    expect((await read(order.orderId)).events.at(-1)!.detail).toBe(
      '은행이 입금을 취소했습니다. 다시 입금되기 전에는 보내지 말고 주문한 분과 확인해 주세요.',
    )
    expect(await newsOf(order.orderId)).toEqual([`waiting ${order.amount}`, `paid ${order.amount}`])
    const queues = await runAsSystem(app.open, shop.where, (ctx) => waitingNow(ctx))
    expect(queues.find(({ id }) => id === 'orders-faulty')).toMatchObject({ words: '결제를 확인해야 하는 주문', count: 1 })
    expect((await sales()).item.differences).toMatchObject([{ orderId: order.orderId, kept: 0, due: order.amount }])
    const refused = await ship(order.orderId)
    expect([refused.status, refused.data.resultMessage]).toEqual([
      409,
      '은행이 입금을 취소한 주문입니다. 주문한 분과 확인하고 ‘결제 문제를 확인함’을 누른 뒤 보내 주세요.',
    ])
    await shop.audit()
    await told(order, 'deposit')
    expect(await read(order.orderId)).toMatchObject({ state: 'preparing', isUnpaid: false })
    expect((await sales()).item).toMatchObject({ total: { captured: order.amount, refunded: 0 }, differences: [] })
    expect((await ship(order.orderId)).status).toBe(200)
    await shop.audit()
  })

  test('staff cancel what nobody paid for any more: points and coupon come back, and no won is returned or promised', async () => {
    const buyer = await shop.join()
    await shop.give(buyer, 3_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    const order = await shop.bought(CHAIRS, { method: 'VBANK', points: 3_000, couponId }, member(buyer))
    await told(order, 'deposit')
    await prepare(order.orderId)
    await told(order, 'reverse')
    const { status, data } = await desk('cancel', order.orderId, { reason: WHY })
    expect(status, data.resultMessage).toBe(200)
    expect(data.item).toMatchObject({ state: 'cancelled', refundAmount: 0, refunds: [{ state: 'done', amount: 0, points: 3_000 }] })
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon')]).toEqual([3_000, 1])
    expect((await newsOf(order.orderId)).at(-1)).toBe('cancelled 0')
    expect((await sales()).item).toMatchObject({ total: { captured: 0, refunded: 0 }, differences: [] })
    await shop.audit()
  })

  test('captured and refunded are what the provider captured and refunded, day by day, whatever buyers, banks and staff do', async () => {
    const step = fc.record({
      what: fc.constantFrom('deposit', 'deposit', 'deposit', 'reverse', 'reverse', 'prepare', 'ship', 'cancel', 'desk', 'order', 'order'),
      which: fc.nat(3),
      hours: fc.constantFrom(1, 5, 20, 80),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        await begin()
        const bought: Bought[] = []
        for (const { what, which, hours } of steps) {
          shop.now = new Date(shop.now.getTime() + hours * 3_600_000)
          const order = bought[which % Math.max(1, bought.length)]
          if (what === 'order') bought.push(await shop.bought([{ variantId: 'lamp-1', qty: 1 }], { method: 'VBANK' }))
          else if (!order) continue
          else if (what === 'prepare') await prepare(order.orderId)
          else if (what === 'ship') await ship(order.orderId)
          else if (what === 'cancel') await shop.cancel(order.orderId, ACCOUNT)
          else if (what === 'desk') await desk('cancel', order.orderId, { reason: WHY, ...ACCOUNT })
          else await told(order, what)
          for (const one of bought) await shop.webhook(one.paymentKey, `${++heard}`)
          await settleUndecided(app.open, shop.where)
        }
        await shop.audit()
        const { items } = await sales()
        const ours = Object.fromEntries(
          items.flatMap(({ day, captured, refunded }) => (captured || refunded ? [[day, [captured, refunded]]] : [])),
        )
        expect(ours).toEqual(booksOfProvider())
        const events = await app.open.db.select().from(paymentEvents)
        expect(events.filter(({ kind: event, amount }) => event === 'refund' && amount > 0).length).toBe(
          [...charges.values()].filter(({ approvedAt, cancels }) => approvedAt && cancels.length > 0).length,
        )
      }),
      { numRuns: isLong ? 100 : 6, seed: 20_261_127 },
    )
  }, 600_000)

  /** Won that came into accounts and went out of them, by day in Seoul; an empty account that is closed moves none. */
  function booksOfProvider(): Record<string, number[]> {
    const days = new Map<string, [number, number]>()
    const lying = new Map<string, number>()
    for (const { paymentKey, status, amount, transactionAt } of transactions) {
      const was = lying.get(paymentKey) ?? 0
      const moved = status === 'DONE' ? amount : Math.max(amount, -was)
      if (status === 'WAITING_FOR_DEPOSIT' && amount > 0) continue
      lying.set(paymentKey, was + moved)
      const day = days.get(seoulDay(transactionAt)) ?? [0, 0]
      if (status.includes('CANCELED')) day[1] -= moved
      else day[0] += moved
      days.set(seoulDay(transactionAt), day)
    }
    return Object.fromEntries([...days].filter(([, [captured, refunded]]) => captured || refunded))
  }
})
