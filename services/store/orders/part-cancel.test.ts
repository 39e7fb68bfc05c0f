// SYS-40: what stays of a partly cancelled order is charged as if it had been ordered alone, and the buyer reads it before and after.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { wonWords } from '@/schemas/rules/store/won-words'
import { refundRows } from '@/schemas/rules/store/refund-rows'
import { staffSessions } from '@/services/db/tables/auth'
import { coupons } from '@/services/db/tables/coupons'
import { GUEST, member, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { refundLines } from '../domain/money/refund-lines'

const ITEMS = [
  { variantId: 'chair-red', qty: 1 },
  { variantId: 'lamp-1', qty: 2 },
]
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
  beforeEach(() => shop.reset())

  const read = async (orderId: string, as: object = GUEST) =>
    (await app.get(`/svc/orderSvcApi/${'user' in as ? 'svcRead' : 'guestRead'}?id=${orderId}`, { as: as, now: shop.now })).data
      .item as unknown as Order
  const lineOf = ({ items }: Order, variantId: string) => items.find((line) => line.variantId === variantId)!.lineSeq

  test('free delivery that what stays does not reach any more is taken off, as the form said, and the whole returns everything', async () => {
    const { orderId, amount } = await shop.bought(ITEMS)
    expect(amount).toBe(110_001)
    const before = await read(orderId)
    const chair = lineOf(before, 'chair-red')
    const preview = cancelPreview(before, new Map([[chair, 1]]))
    expect(preview).toMatchObject({ amount: 47_001, points: 0, less: { delivery: 3_000, coupon: 0 }, couponBack: false, isWhole: false })
    const { data } = await shop.cancel(orderId, { items: [{ lineSeq: chair, qty: 1 }] })
    expect(data.item).toMatchObject({ refundAmount: 47_001, orderName: '조명' })
    const [told] = (data.item as unknown as Order).refunds
    expect([told!.of, told!.items]).toEqual(['CANCEL', [{ name: '의자', choices: ['빨강'], qty: 1 }]])
    expect(refundRows(told!.parts!, false)).toEqual([
      ['상품 금액', '50,001원'],
      ['남는 상품의 배송비', '−3,000원'],
      ['환불 금액', '47,001원'],
    ])
    await shop.audit()
    const rest = await read(orderId)
    expect(cancelPreview(rest, new Map([[lineOf(rest, 'lamp-1'), 2]]))).toMatchObject({ amount: 63_000, isWhole: true })
    expect((await shop.cancel(orderId)).data.item).toMatchObject({ status: 'CANCEL', refundAmount: amount })
    await shop.audit()
  })

  test('a coupon that what stays does not reach any more is off, and is the member’s again', async () => {
    await app.open.db.update(coupons).set({ minAmount: 70_000 })
    const buyer = await shop.join()
    const couponId = await shop.issue(buyer)
    const { orderId, amount } = await shop.bought(ITEMS, { couponId }, member(buyer))
    const before = await read(orderId, member(buyer))
    const chosen = new Map([[lineOf(before, 'chair-red'), 1]])
    const preview = cancelPreview(before, chosen)
    expect(preview).toMatchObject({ less: { delivery: 3_000 }, couponBack: true })
    // What stays is paid in full, and its parcel is not free any more.
    expect(amount - preview.amount).toBe(63_000)
    await shop.cancel(orderId, { items: [{ lineSeq: [...chosen.keys()][0]!, qty: 1 }] }, member(buyer))
    expect(await read(orderId, member(buyer))).toMatchObject({ status: 'PAID', refundAmount: preview.amount })
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
    const told = await refundLines(app.open.db, await shop.orderOf(orderId), { amount: preview.amount, dueAt: shop.now })
    expect([told[0], told.at(-2), told.at(-1)]).toEqual([
      '취소한 상품: 의자 빨강 1개',
      `환불 금액: ${wonWords(preview.amount)}`,
      '사용하신 쿠폰은 다시 사용하실 수 있습니다.',
    ])
    const left = await read(orderId, member(buyer))
    // The coupon came back with the first part, and is not promised twice; what was taken off comes back in rows of its own.
    const rest = cancelPreview(left, new Map(left.items.map(({ lineSeq, qty, cancelledQty }) => [lineSeq, qty - cancelledQty])))
    expect([rest.couponBack, rest.less.delivery]).toEqual([false, -3_000])
    expect(refundRows(rest, false).map(([name]) => name)).toEqual([
      ...['상품 금액', '쿠폰 할인', '먼저 취소하실 때 뺀 배송비', '먼저 취소하실 때 뺀 쿠폰 할인', '환불 금액'],
    ])
    await shop.cancel(orderId, {}, member(buyer))
    expect(await read(orderId, member(buyer))).toMatchObject({ status: 'CANCEL', refundAmount: amount })
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
  })

  test('what staff cancel takes nothing off, and neither does a site that wants it so', async () => {
    const { orderId } = await shop.bought(ITEMS)
    const order = await read(orderId)
    const { version } = await shop.orderOf(orderId)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
    const items = [{ lineSeq: lineOf(order, 'chair-red'), qty: 1 }]
    const sent = { orderId, version, reason: '재고가 없습니다', items }
    expect((await app.post('/adm/order/cancel', sent, { as: PEOPLE.admin, now: shop.now })).data.item).toMatchObject({
      refundAmount: 50_001,
    })
    await shop.audit()
    useSettings(app.place.dataDir, { ...shop.settings, PART_CANCEL: 'keep' })
    const kept = await shop.bought(ITEMS)
    const own = await read(kept.orderId)
    expect(own.part).toBeNull()
    const chosen = [{ lineSeq: lineOf(own, 'chair-red'), qty: 1 }]
    expect((await shop.cancel(kept.orderId, { items: chosen })).data.item).toMatchObject({ refundAmount: 50_001 })
  })
})
