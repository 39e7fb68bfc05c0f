// What was given back for a cheaper option is not given back again with its pieces, however these come back.
import fc from 'fast-check'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { refundRows } from '@/schemas/rules/store/refund-rows'
import { returnPreview } from '@/schemas/rules/store/return-preview'
import { settings } from '@/services/base/settings'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { refunds } from '@/services/db/tables/payments'
import { goodsVariants } from '@/services/db/tables/store'
import { charges } from '@/services/simulators/toss/charges'
import { GIVEN, GUEST, member, NOW, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WHY = '고객이 전화로 요청'
const SECOND: Session = { staff: { id: 'second', role: 'adm', sid: 'second-session' } }

const anyOrder = fc.record({
  chairs: fc.integer({ min: 1, max: 3 }),
  lamps: fc.integer({ min: 0, max: 2 }),
  coupon: fc.constantFrom(0, 1, 2),
  points: fc.constantFrom(0, 701, 20_000),
  changes: fc.constantFrom(['chair-blue'], ['chair-red'], ['chair-blue', 'chair-red']),
  early: fc.array(fc.tuple(fc.constantFrom('cancel' as const, 'staff' as const), fc.nat(1), fc.integer({ min: 1, max: 2 })), {
    maxLength: 3,
  }),
  late: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 2 })), { maxLength: 3 }),
})
type Case = (typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) & object

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
    const { db } = app.open
    const chair = { siteId: 'site', goodsId: 'chair', given: GIVEN, orderNo: 2 }
    await db.insert(goodsVariants).values({ ...chair, variantId: 'chair-gold', choices: ['금색'], extraPrice: 3_001 })
    await db.insert(staff).values({ id: 'second', loginId: 'second', name: '이확인', role: 'adm', passwordHash: '-' })
    await db.insert(staffSessions).values({ id: 'second-session', staffId: 'second', expiresAt: NOW })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await awake()
  })
  const awake = () =>
    app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000), confirmedAt: sql`clock_timestamp()` })
  const read = async (orderId: string, as: Session = GUEST) =>
    (await app.get(`/svc/orderSvcApi/${as.user ? 'svcRead' : 'guestRead'}?id=${orderId}`, { as, now: shop.now })).data
      .item as unknown as Order
  const post = async (call: string, orderId: string, more: object, as: Session = PEOPLE.admin): Promise<TestResponse> => {
    const { version } = await shop.orderOf(orderId)
    return app.post(`/adm/order/${call}`, { orderId, version, reason: WHY, ...more }, { as, now: shop.now })
  }
  const chairOf = async (orderId: string) => (await shop.linesOf(orderId)).find(({ name }) => name === '의자')!
  const toOption = async (orderId: string, variantId: string) =>
    post('option', orderId, { lineSeq: (await chairOf(orderId)).lineSeq, variantId })
  const changed = async (orderId: string, variantId: string) => {
    const { status, data } = await toOption(orderId, variantId)
    expect(status, data.resultMessage).toBe(200)
    return data.resultMessage
  }
  const balance = (paymentKey: string) => charges.get(paymentKey)!.balanceAmount
  const moneyOf = async (orderId: string) =>
    (await app.open.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.requestedAt))).map(
      ({ amount, state }) => [amount, state],
    )
  const cancelChair = async (orderId: string, qty: number, as: Session = GUEST) =>
    shop.cancel(orderId, { items: [{ lineSeq: (await chairOf(orderId)).lineSeq, qty }] }, as)

  test.each([1, 2, 3])(
    'of %i pieces each returns the price of the new option, as the form said, and all together what was paid',
    async (qty) => {
      const { orderId, paymentKey, amount } = await shop.bought([
        { variantId: 'chair-gold', qty },
        { variantId: 'lamp-1', qty: 4 },
      ])
      await changed(orderId, 'chair-red')
      expect(await moneyOf(orderId)).toEqual([[3_001 * qty, 'done']])
      for (let piece = 0; piece < qty; piece++) {
        const [order, before] = [await read(orderId), balance(paymentKey)]
        const said = cancelPreview(order, new Map([[(await chairOf(orderId)).lineSeq, 1]]))
        expect(said).toMatchObject({ goods: 53_002, optionBack: 3_001, amount: 50_001 })
        expect((await cancelChair(orderId, 1)).status).toBe(200)
        expect(before - balance(paymentKey)).toBe(50_001)
        expect(refundRows((await read(orderId)).refunds.at(-1)!.parts!, false)).toEqual([
          ['상품 금액', '53,002원'],
          ['먼저 돌려드린 옵션 차액', '−3,001원'],
          ['환불 금액', '50,001원'],
        ])
        await shop.audit()
      }
      await shop.cancel(orderId)
      expect(await read(orderId)).toMatchObject({ status: 'CANCEL', refundAmount: amount })
      await shop.audit()
    },
  )

  test('two changes in a row are both taken off, and what staff cancel returns as much', async () => {
    const { orderId, paymentKey, amount } = await shop.bought([{ variantId: 'chair-gold', qty: 2 }])
    expect(await changed(orderId, 'chair-blue')).toContain('4,002원')
    expect(await changed(orderId, 'chair-red')).toContain('2,000원')
    expect(amount - balance(paymentKey)).toBe(6_002)
    const items = [{ lineSeq: (await chairOf(orderId)).lineSeq, qty: 1 }]
    expect((await post('cancel', orderId, { items })).data.item).toMatchObject({ refundAmount: 6_002 + 50_001 })
    expect((await post('cancel', orderId, {})).data.item).toMatchObject({ state: 'cancelled', refundAmount: amount })
    await shop.audit()
  })

  test('a delivered piece comes back for the price of the new option, with coupon and points', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    await shop.give(buyer, 1_001, `event:${buyer}`)
    const couponId = await shop.issue(buyer)
    const { orderId, paymentKey, amount } = await shop.bought([{ variantId: 'chair-gold', qty: 3 }], { couponId, points: 1_001 }, as)
    // 47,003 + 3,001 each, less 5,000 and 1,001.
    expect(amount).toBe(144_011)
    await changed(orderId, 'chair-red')
    await returns.deliver(orderId)
    const { lineSeq } = await chairOf(orderId)
    const before = balance(paymentKey)
    const said = returnPreview(await returns.offer(orderId, as), new Map([[lineSeq, 1]]), 0)
    // Of 47,003: a third of the coupon, and of the points.
    expect(said).toMatchObject({ optionBack: 3_001, coupon: 1_666, points: 334, amount: 45_003 })
    for (const qty of [1, 2]) {
      const seq = await returns.asked('refund', orderId, [{ lineSeq, qty }], as)
      for (const act of ['accept', 'receive', 'settle']) await returns.done(act, seq)
      if (qty === 1) expect(before - balance(paymentKey)).toBe(45_003)
    }
    expect(balance(paymentKey)).toBe(0)
    expect(await shop.balance(buyer, 'point')).toBe(1_001)
    await shop.audit()
  })

  test('a difference that the provider refused is not taken off, until it is given back after all', async () => {
    const { orderId, paymentKey, amount } = await shop.bought([{ variantId: 'chair-gold', qty: 2 }])
    const charge = charges.get(paymentKey)!
    charge.balanceAmount = 1
    expect(await changed(orderId, 'chair-red')).toContain('받지 않았습니다')
    charge.balanceAmount = amount
    const one = new Map([[(await chairOf(orderId)).lineSeq, 1]])
    expect(cancelPreview(await read(orderId), one)).toMatchObject({ goods: 53_002, optionBack: 0 })
    expect((await post('give', orderId, { amount: 6_002 })).status).toBe(200)
    expect(await moneyOf(orderId)).toEqual([
      [6_002, 'failed'],
      [6_002, 'done'],
    ])
    expect(cancelPreview(await read(orderId), one)).toMatchObject({ goods: 53_002, optionBack: 3_001 })
    // More than is owed is another matter: the pieces return what they did.
    expect((await post('give', orderId, { amount: 6_002 })).status).toBe(200)
    expect(await chairOf(orderId)).toMatchObject({ optionLess: 6_002, optionBack: 6_002 })
    await shop.cancel(orderId)
    expect(balance(paymentKey)).toBe(0)
    await shop.audit()
  })

  test('once a piece went back for its whole price, what is given is no difference of the others', async () => {
    const { orderId, paymentKey, amount } = await shop.bought([
      { variantId: 'chair-gold', qty: 2 },
      { variantId: 'lamp-1', qty: 4 },
    ])
    const charge = charges.get(paymentKey)!
    charge.balanceAmount = 1
    await changed(orderId, 'chair-red')
    charge.balanceAmount = amount
    await cancelChair(orderId, 1)
    expect(amount - balance(paymentKey)).toBe(53_002)
    await post('give', orderId, { amount: 6_002 })
    expect(await chairOf(orderId)).toMatchObject({ optionBack: 0 })
    await shop.audit()
  })

  test('a difference for a second person is taken off once confirmed; sent back or gone stale it is not', async () => {
    settings().refundAloneMost = 1_000
    onTestFinished(() => void (settings().refundAloneMost = 0))
    const buy = async () => {
      const { orderId } = await shop.bought([{ variantId: 'chair-gold', qty: 1 }])
      expect(await changed(orderId, 'chair-blue')).toContain('다른 분이 확인한 뒤')
      const item = (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.admin, now: shop.now })).data.item
      return { orderId, ...(item['refundRequests'] as { requestSeq: number; pieces: string }[])[0]! }
    }
    const decide = (call: string, requestSeq: number) =>
      app.post(`/adm/refund/${call}`, { requestSeq, reason: WHY }, { as: SECOND, now: shop.now })
    const first = await buy()
    expect(first.pieces).toBe('의자 파랑 1개')
    expect((await toOption(first.orderId, 'chair-red')).data.resultMessage).toContain('다른 분의 확인을 기다리는 환불')
    expect((await decide('confirm', first.requestSeq)).data).toMatchObject({ item: { fate: 'done' } })
    expect(await chairOf(first.orderId)).toMatchObject({ optionLess: 2_001, optionBack: 2_001 })
    const second = await buy()
    expect((await decide('sendBack', second.requestSeq)).status).toBe(200)
    const third = await buy()
    await post('move', third.orderId, { to: 'preparing' })
    expect((await decide('confirm', third.requestSeq)).status).toBe(409)
    for (const { orderId } of [second, third]) expect(await chairOf(orderId)).toMatchObject({ optionLess: 2_001, optionBack: 0 })
    await shop.audit()
  })

  test('the fee of the goods stays that of what was ordered', async () => {
    const { orderId } = await shop.bought([{ variantId: 'chair-blue', qty: 2 }])
    await changed(orderId, 'chair-red')
    // What stays costs less than 100,000: its parcel is not free any more.
    expect(cancelPreview(await read(orderId), new Map([[(await chairOf(orderId)).lineSeq, 1]]))).toMatchObject({
      less: { delivery: 3_000 },
      amount: 47_001,
    })
    expect((await cancelChair(orderId, 1)).data.item).toMatchObject({ refundAmount: 2_000 + 47_001 })
    await shop.audit()
  })

  test('of two changes at once one is made; a cancellation beside a change returns what was paid, once', async () => {
    const { orderId, paymentKey, amount } = await shop.bought([{ variantId: 'chair-gold', qty: 2 }])
    const both = await Promise.all([toOption(orderId, 'chair-blue'), toOption(orderId, 'chair-red')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { optionBack } = await chairOf(orderId)
    expect(amount - balance(paymentKey)).toBe(optionBack)
    await shop.audit()
    for (let run = 0; run < 3; run++) {
      const next = await shop.bought([{ variantId: 'chair-gold', qty: 2 }])
      const [change, cancel] = await Promise.all([toOption(next.orderId, 'chair-red'), cancelChair(next.orderId, 1)])
      expect([change.status, cancel.status]).toContain(200)
      await shop.audit()
      const { cancelledQty, optionBack: back } = await chairOf(next.orderId)
      // One piece of 53,002 less the fee of the parcel that stays, or less the difference as well.
      const wanted = cancelledQty === 0 ? back : 53_002 - 3_000 + (back > 0 ? 3_001 : 0)
      expect(next.amount - balance(next.paymentKey)).toBe(wanted)
      await shop.cancel(next.orderId)
      expect(balance(next.paymentKey)).toBe(0)
      await shop.audit()
    }
  })

  async function walk({ chairs, lamps, coupon, points, changes, early, late }: Case) {
    await shop.reset()
    await awake()
    const buyer = await shop.join()
    const as = member(buyer)
    if (points > 0) await shop.give(buyer, points, `event:${buyer}`)
    const given = coupon > 0 ? { couponId: await shop.issue(buyer, coupon) } : {}
    const items = [{ variantId: 'chair-gold', qty: chairs }, ...(lamps > 0 ? [{ variantId: 'lamp-1', qty: lamps }] : [])]
    const { orderId, amount: paid, paymentKey } = await shop.bought(items, { ...given, ...(points > 0 ? { points } : {}) }, as)
    for (const variantId of changes) await changed(orderId, variantId)
    for (const [step, at, wanted] of early) {
      const order = await read(orderId, as)
      const open = order.items.filter(({ qty, cancelledQty }) => qty > cancelledQty)
      if (open.length === 0) break
      const { lineSeq, qty, cancelledQty } = open[at % open.length]!
      const chosen = [{ lineSeq, qty: Math.min(wanted, qty - cancelledQty) }]
      const before = balance(paymentKey)
      if (step === 'staff') expect((await post('cancel', orderId, { items: chosen })).status).toBe(200)
      else {
        const said = cancelPreview(order, new Map([[lineSeq, chosen[0]!.qty]]))
        expect((await shop.cancel(orderId, { items: chosen }, as)).status).toBe(200)
        expect(before - balance(paymentKey)).toBe(said.amount)
      }
    }
    if ((await read(orderId, as)).status === 'PAID') {
      await returns.deliver(orderId)
      // At the end all of each of the two lines.
      for (const [at, wanted] of [...late, ...[0, 1].map((at) => [at, 99] as const)]) {
        const offer = await returns.offer(orderId, as)
        const open = offer.lines.filter(({ left }) => left > 0)
        if (open.length === 0) break
        const { lineSeq, left } = open[at % open.length]!
        const qty = Math.min(wanted, left)
        const before = balance(paymentKey)
        const said = returnPreview(offer, new Map([[lineSeq, qty]]), 0)
        const seq = await returns.asked('refund', orderId, [{ lineSeq, qty }], as)
        for (const act of ['accept', 'receive', 'settle']) await returns.done(act, seq)
        expect([before - balance(paymentKey), said.gone]).toEqual([said.amount, 0])
      }
    }
    await shop.audit()
    const last = await read(orderId, as)
    expect([balance(paymentKey), last.refundAmount, await shop.balance(buyer, 'point')]).toEqual([0, paid, points])
    for (const { parts } of last.refunds)
      if (parts) {
        const { goods: price, delivery, install, coupon: off, optionBack, less, fee, gone, amount, points: own } = parts
        expect(price + delivery + install - off - optionBack - less.delivery - less.coupon - fee).toBe(amount + own)
        expect(gone).toBe(0)
      }
  }

  test('property: however the pieces come back, all of it together is what was paid', { timeout: 120_000 }, async () => {
    await fc.assert(fc.asyncProperty(anyOrder, walk), { numRuns: 12 })
  })
})
