// Whatever is cancelled, sent back and exchanged in whatever order: the shop keeps the price of what stays, its delivery and the fees, less the
// discounts that still hold, to the won; and all that comes back is told in rows that add up.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { returnPreview } from '@/schemas/rules/store/return-preview'
import { coupons } from '@/services/db/tables/coupons'
import { staffSessions } from '@/services/db/tables/auth'
import { charges } from '@/services/simulators/toss/charges'
import { member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const anyOrder = fc.record({
  chairs: fc.integer({ min: 1, max: 3 }),
  lamps: fc.integer({ min: 1, max: 3 }),
  coupon: fc.constantFrom(1, 2, 0),
  /** Whether the coupon wants all that is ordered, so that any cancelled piece takes it off. */
  isCouponForAll: fc.constantFrom(true, true, false),
  /** Whether it counts for chairs alone. */
  isForChairs: fc.boolean(),
  points: fc.constantFrom(0, 700, 1_001, 40_000),
  early: fc.array(fc.tuple(fc.constantFrom('cancel' as const, 'cancel' as const, 'staff' as const), fc.nat(1), fc.constantFrom(1, 1, 2)), {
    minLength: 1,
    maxLength: 3,
  }),
  late: fc.array(
    fc.tuple(
      fc.constantFrom('mind' as const, 'fault' as const, 'mindLater' as const, 'exchange' as const),
      fc.nat(3),
      fc.integer({ min: 1, max: 2 }),
    ),
    { maxLength: 4 },
  ),
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
    await app.open.db.execute(`update goods_variant set extra_price = 0 where variant_id = 'chair-blue'`)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(() => shop.reset())

  async function walk({ chairs, lamps, coupon, isCouponForAll, isForChairs, points, early, late }: Case) {
    await shop.reset()
    const buyer = await shop.join()
    const as = member(buyer)
    const read = async (): Promise<Order> =>
      (await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as, now: shop.now })).data.item as unknown as Order
    if (points > 0) await shop.give(buyer, points, `event:${buyer}`)
    const goods = chairs * 47_003 + (isForChairs ? 0 : lamps * 30_000)
    await app.open.db
      .update(coupons)
      .set({ minAmount: isCouponForAll ? goods : 30_000, scope: isForChairs ? 'chosen' : 'all', goodsIds: isForChairs ? ['chair'] : [] })
    const given = coupon > 0 ? { couponId: await shop.issue(buyer, coupon) } : {}
    const items = [{ variantId: 'chair-red', qty: chairs }, ...(lamps > 0 ? [{ variantId: 'lamp-1', qty: lamps }] : [])]
    const { orderId, amount: paid, paymentKey } = await shop.bought(items, { ...given, ...(points > 0 ? { points } : {}) }, as)
    const moneyBack = () => paid - (charges.get(paymentKey)?.balanceAmount ?? 0)
    const first = await read()
    let fees = 0
    for (const [step, at, wanted] of early) {
      const order = await read()
      if (order.cancellableYn !== 'Y') break
      const open = order.items.filter(({ qty, cancelledQty }) => qty > cancelledQty)
      const line = open[at % open.length]!
      const qty = Math.min(wanted, line.qty - line.cancelledQty)
      const before = moneyBack()
      if (step === 'cancel') {
        const said = cancelPreview(order, new Map([[line.lineSeq, qty]]))
        const { status, data } = await shop.cancel(orderId, { items: [{ lineSeq: line.lineSeq, qty }] }, as)
        expect(status, data.resultMessage).toBe(200)
        expect(moneyBack() - before).toBe(said.amount)
      } else {
        await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
        const { version } = await shop.orderOf(orderId)
        const sent = { orderId, version, reason: '재고가 없습니다', items: [{ lineSeq: line.lineSeq, qty }] }
        const { status, data } = await app.post('/adm/order/cancel', sent, { as: PEOPLE.admin, now: shop.now })
        expect(status, data.resultMessage).toBe(200)
      }
    }
    if ((await read()).status === 'PAID') {
      await returns.deliver(orderId)
      const waiting: number[] = []
      const finish = async (returnSeq: number, change: object = {}) => {
        for (const act of ['accept', 'receive']) await returns.done(act, returnSeq)
        await returns.done('settle', returnSeq, change)
      }
      const ask = async (lineSeq: number, qty: number, cause: 'mind' | 'fault') => {
        const offer = await returns.offer(orderId, as)
        const fee = cause === 'mind' ? 3_000 : 0
        const said = returnPreview(offer, new Map([[lineSeq, qty]]), fee)
        const seq = await returns.asked('refund', orderId, [{ lineSeq, qty }], as, { cause, fee })
        const item = (await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${seq}`, as)).data.item
        expect(item).toMatchObject({ amount: said.amount, points: said.points, fee: said.fee })
        fees += said.fee
        return seq
      }
      for (const [step, at, wanted] of late) {
        const open = (await returns.offer(orderId, as)).lines.filter(({ left }) => left > 0)
        if (open.length === 0) break
        const line = open[at % open.length]!
        const qty = Math.min(wanted, line.left)
        if (step === 'exchange') {
          const other = line.options.find(({ choices }) => choices.join() !== line.choices.join())
          if (!other) continue
          const seq = await returns.asked('exchange', orderId, [{ lineSeq: line.lineSeq, qty, variantId: other.variantId }], as)
          await finish(seq, { carrier: 'cj', trackingNo: String(1_000_000_000 + seq) })
        } else if (step === 'mindLater') waiting.push(await ask(line.lineSeq, qty, 'mind'))
        else await finish(await ask(line.lineSeq, qty, step === 'mind' ? 'mind' : 'fault'))
      }
      for (const seq of waiting) await finish(seq)
      await shop.audit()
      // All the rest, for a fault: nothing is left but the fees.
      for (const { lineSeq, left } of (await returns.offer(orderId, as)).lines)
        if (left > 0) await finish(await ask(lineSeq, left, 'fault'))
    } else if ((await read()).status !== 'CANCEL') throw new Error('neither sent nor cancelled')
    await shop.audit()
    const last = await read()
    const pointsBack = last.refunds.reduce((sum, one) => sum + one.pointAmount, 0)
    expect(moneyBack() + pointsBack + fees).toBe(paid + first.pointAmount)
    expect(moneyBack()).toBeLessThanOrEqual(paid)
    for (const { parts } of last.refunds)
      if (parts) {
        const { goods: price, delivery, install, coupon: off, optionBack, less, fee, gone, amount, points: own } = parts
        expect(price + delivery + install - off - optionBack - less.delivery - less.coupon - fee - gone).toBe(amount + own)
        expect(gone).toBe(0)
      }
  }

  test('property: of any order nothing is kept but the fees once all of it has come back', { timeout: 120_000 }, async () => {
    await fc.assert(fc.asyncProperty(anyOrder, walk), { numRuns: 20 })
  })

  test('a return after a cancelled part pays what the part left paid, and staff may cancel the rest for the same', async () => {
    const base = { chairs: 1, lamps: 1, coupon: 1, isCouponForAll: true, isForChairs: false, points: 1_001 } as const
    await walk({ ...base, early: [['cancel', 0, 1]], late: [['mind', 0, 1]] })
    await walk({
      ...base,
      early: [
        ['cancel', 0, 1],
        ['staff', 0, 1],
      ],
      late: [],
    })
  })
})
