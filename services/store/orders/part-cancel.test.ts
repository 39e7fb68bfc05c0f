// SYS-40: what stays of a partly cancelled order is charged as if it had been ordered alone, and the buyer reads it before and after.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { staffSessions } from '@/services/db/tables/auth'
import { coupons } from '@/services/db/tables/coupons'
import { GUEST, member, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const ITEMS = [
  { variantId: 'chair-red', qty: 1 },
  { variantId: 'lamp-1', qty: 2 },
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
    expect(preview).toEqual({ amount: 47_001, points: 0, less: { delivery: 3_000, coupon: 0 }, coupon: false, isWhole: false })
    const { data } = await shop.cancel(orderId, { items: [{ lineSeq: chair, qty: 1 }] })
    expect(data.item).toMatchObject({ refundAmount: 47_001, refunds: [{ amount: 47_001, deducted: 3_000 }] })
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
    expect(preview).toMatchObject({ less: { delivery: 3_000 }, coupon: true })
    // What stays is paid in full, and its parcel is not free any more.
    expect(amount - preview.amount).toBe(63_000)
    await shop.cancel(orderId, { items: [{ lineSeq: [...chosen.keys()][0]!, qty: 1 }] }, member(buyer))
    expect(await read(orderId, member(buyer))).toMatchObject({ status: 'PAID', refundAmount: preview.amount })
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
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
