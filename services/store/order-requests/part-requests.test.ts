// A buyer asks to cancel pieces of an order that is being packed: what they read before is what comes back, and nothing leaves meanwhile.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { settings } from '@/services/base/settings'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { coupons } from '@/services/db/tables/coupons'
import { cancelRequests } from '@/services/db/tables/order-desk'
import { GUEST, member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const ITEMS = [
  { variantId: 'chair-red', qty: 2 },
  { variantId: 'lamp-1', qty: 2 },
]
const WHY = '주문을 확인했습니다'
const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    const rights = { orders: { acts: ['write'] as const }, refunds: { acts: ['write'] as const } }
    await db.insert(roles).values({ id: 'desk', siteId: 'site', name: '주문', rights })
    await db.update(staff).set({ roleId: 'desk', name: '박포장' }).where(eq(staff.id, 'manager'))
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    settings().refundAloneMost = 0
    await app.open.db.update(coupons).set({ minAmount: 30_000 })
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 86_400_000), confirmedAt: sql`clock_timestamp()` })
  })

  const post = (path: string, body: object, as: object) => app.post(path, body, { as, now: shop.now })
  const desk = async (call: string, orderId: string, more: object = {}, as: object = PEOPLE.manager) =>
    post(`/adm/order/${call}`, { orderId, version: (await shop.orderOf(orderId)).version, ...more }, as)
  const buyer = (call: string, body: object, as: object) =>
    post(`/svc/orderSvcApi/${'user' in as ? call : `guest${call[0]!.toUpperCase()}${call.slice(1)}`}`, body, as)
  const ask = (id: string, more: object, as: object = GUEST) => buyer('askCancel', { id, reason: '단순 변심', ...more }, as)
  const read = async (orderId: string, as: object = GUEST) =>
    (await app.get(`/svc/orderSvcApi/${'user' in as ? 'svcRead' : 'guestRead'}?id=${orderId}`, { as, now: shop.now })).data
      .item as unknown as Order
  const atDesk = async (orderId: string) =>
    (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.manager, now: shop.now })).data.item
  const lineOf = ({ items }: Order, variantId: string) => items.find((line) => line.variantId === variantId)!.lineSeq
  const packed = async (given: object = {}, as: Parameters<Shop['bought']>[2] = GUEST) => {
    const { orderId, amount } = await shop.bought(ITEMS, given, as)
    expect((await desk('move', orderId, { to: 'preparing', reason: WHY })).status).toBe(200)
    return { orderId, amount, order: await read(orderId, as) }
  }
  const ship = (orderId: string) => desk('ship', orderId, { carrier: 'cj', trackingNo: '680012345678' })

  test('what the form says comes back: coupon, points and delivery reckoned anew; all requests stand in their order', async () => {
    await app.open.db.update(coupons).set({ minAmount: 120_000 })
    const who = await shop.join()
    const as = member(who)
    await shop.give(who, 10_000, `event:${who}`)
    const couponId = await shop.issue(who)
    const { orderId, amount, order } = await packed({ couponId, points: 6_000 }, as)
    const chair = lineOf(order, 'chair-red')
    const preview = cancelPreview(order, new Map([[chair, 2]]))
    // The parcel of what stays is not free any more, and the coupon wants more than it.
    expect(preview).toMatchObject({ isWhole: false, couponBack: true, less: { delivery: 3_000 } })
    expect(said(await ask(orderId, { items: [{ lineSeq: chair, qty: 2 }], amount: preview.amount + 1 }, as))).toEqual([
      409,
      expect.stringContaining('돌려받으실 금액이 바뀌었습니다'),
    ])
    const asked = await ask(orderId, { items: [{ lineSeq: chair, qty: 2 }], amount: preview.amount }, as)
    expect(said(asked)[0], said(asked)[1]).toBe(200)
    const told = { pieces: '의자 빨강 2개', amount: preview.amount, points: preview.points }
    expect(asked.data.item).toMatchObject({ cancelRequest: { state: 'waiting', ...told }, pastRequests: [] })
    expect(await atDesk(orderId)).toMatchObject({ cancelRequest: told })
    const done = await desk('cancelRequest/accept', orderId)
    expect(said(done)[0], said(done)[1]).toBe(200)
    expect(done.data.item).toMatchObject({ state: 'preparing', cancelRequest: null, pastRequests: [{ state: 'accepted', ...told }] })
    const after = await read(orderId, as)
    expect(after).toMatchObject({ status: 'PREPARE', orderName: '조명', refundAmount: preview.amount })
    expect(after.refunds).toMatchObject([{ amount: preview.amount, pointAmount: preview.points, parts: { less: preview.less } }])
    expect([await shop.balance(who, 'coupon'), await shop.balance(who, 'point')]).toEqual([1, 4_000 + preview.points])
    await shop.audit()
    // One that was refused, and one for the rest, which returns everything.
    shop.now = new Date(NOW.getTime() + 60_000)
    expect((await ask(orderId, { items: [{ lineSeq: lineOf(order, 'lamp-1'), qty: 1 }] }, as)).status).toBe(200)
    expect((await desk('cancelRequest/refuse', orderId, { reason: '이미 포장을 마쳤습니다.' })).status).toBe(200)
    shop.now = new Date(NOW.getTime() + 120_000)
    expect((await ask(orderId, {}, as)).status).toBe(200)
    expect((await desk('cancelRequest/accept', orderId)).status).toBe(200)
    const last = await read(orderId, as)
    expect(last).toMatchObject({ status: 'CANCEL', refundAmount: amount, cancelRequest: { state: 'accepted', pieces: '' } })
    expect(last.pastRequests.map(({ state, pieces, answer }) => [state, pieces, answer])).toEqual([
      ['accepted', '의자 빨강 2개', ''],
      ['refused', '조명 1개', '이미 포장을 마쳤습니다.'],
    ])
    expect([await shop.balance(who, 'coupon'), await shop.balance(who, 'point')]).toEqual([1, 10_000])
    await shop.audit()
  })

  test('a second request is answered, too many pieces are refused, and staff take nothing out of what is asked', async () => {
    const { orderId, order } = await packed()
    const [chair, lamp] = [lineOf(order, 'chair-red'), lineOf(order, 'lamp-1')]
    expect(said(await ask(orderId, { items: [{ lineSeq: chair, qty: 3 }] }))).toEqual([400, expect.stringContaining('수량보다 많습니다')])
    expect((await ask(orderId, { items: [{ lineSeq: chair, qty: 1 }] })).status).toBe(200)
    expect(said(await ask(orderId, { items: [{ lineSeq: chair, qty: 1 }] }))[1]).toContain('이미 취소를 요청하셨습니다')
    expect(said(await ask(orderId, {}))[1]).toContain('이미 취소를 요청하셨습니다')
    expect(said(await ask(orderId, { items: [{ lineSeq: lamp, qty: 1 }] }))).toEqual([409, expect.stringContaining('그 요청을 철회하고')])
    const part = { reason: '재고가 없습니다', items: [{ lineSeq: lamp, qty: 1 }] }
    expect(said(await desk('cancel', orderId, part))).toEqual([409, expect.stringContaining('먼저 요청에 답해 주세요')])
    // What was accepted does not count as a try.
    expect((await desk('cancelRequest/accept', orderId)).status).toBe(200)
    for (let time = 0; time < 3; time++) {
      expect((await ask(orderId, { items: [{ lineSeq: lamp, qty: 1 }] })).status).toBe(200)
      expect((await buyer('withdrawCancel', { id: orderId }, GUEST)).status).toBe(200)
    }
    expect(said(await ask(orderId, {}))[1]).toContain('3번까지')
    await shop.audit()
  })

  test('an order of another place since the request returns nothing else than what was told', async () => {
    const { orderId, order } = await packed()
    expect((await ask(orderId, { items: [{ lineSeq: lineOf(order, 'chair-red'), qty: 2 }] })).status).toBe(200)
    await app.open.db.update(cancelRequests).set({ amount: 1 })
    expect(said(await desk('cancelRequest/accept', orderId))).toEqual([409, expect.stringContaining('지금의 금액이 다릅니다')])
    expect(await read(orderId)).toMatchObject({ refundAmount: 0, cancelRequest: { state: 'waiting' } })
  })

  test('nothing is packed and nothing leaves while the refund of a request waits for another person', async () => {
    settings().refundAloneMost = 10_000
    const { orderId, order } = await packed()
    const preview = cancelPreview(order, new Map([[lineOf(order, 'chair-red'), 2]]))
    expect((await ask(orderId, { items: [{ lineSeq: lineOf(order, 'chair-red'), qty: 2 }] })).status).toBe(200)
    const entered = await desk('cancelRequest/accept', orderId)
    expect(said(entered)[0], said(entered)[1]).toBe(200)
    const [{ requestSeq }] = entered.data.item['refundRequests'] as [{ requestSeq: number }]
    for (const answer of [await ship(orderId), await desk('cancelRequest/accept', orderId)]) expect(answer.status).toBe(409)
    expect((await post('/adm/refund/confirm', { requestSeq }, PEOPLE.admin)).data.item).toMatchObject({ fate: 'done' })
    expect(await read(orderId)).toMatchObject({ refundAmount: preview.amount, cancelRequest: { state: 'accepted' } })
    expect((await ship(orderId)).status).toBe(200)
    await shop.audit()
  })

  test('a refund that staff have entered stops packing: at the start, one by one, by a sheet and on paper', async () => {
    settings().refundAloneMost = 10_000
    const paid = (await shop.bought(ITEMS)).orderId
    const { orderId } = await packed()
    for (const id of [paid, orderId]) expect((await desk('give', id, { amount: 20_000, reason: WHY })).status).toBe(200)
    const WORDS = expect.stringContaining('다른 분의 확인을 기다리는 환불')
    expect(said(await desk('move', paid, { to: 'preparing', reason: WHY }))).toEqual([409, WORDS])
    expect(said(await ship(orderId))).toEqual([409, WORDS])
    const { version } = await shop.orderOf(paid)
    const many = await post('/adm/order/prepare', { orders: [{ orderId: paid, version }], reason: WHY }, PEOPLE.manager)
    const sheet = await post('/adm/order/shipSheet', { lines: [{ orderId, carrier: 'cj', trackingNo: '680012345678' }] }, PEOPLE.manager)
    const paper = await post('/adm/packing/print', { kind: 'label', orderIds: [orderId] }, PEOPLE.manager)
    for (const { data } of [many, sheet, paper]) expect(data.item).toMatchObject({ left: [{ words: WORDS }] })
    const list = await app.get('/adm/packing/browse', { as: PEOPLE.manager, now: shop.now })
    expect(list.data.items).toMatchObject([{ orderId, awaitsRefund: true }])
  })

  test('two presses ask once; of a request and a parcel, and of an answer and a withdrawal at once, one counts', async () => {
    for (let time = 0; time < 3; time++) {
      const { orderId, order } = await packed()
      const items = [{ lineSeq: lineOf(order, 'chair-red'), qty: 1 }]
      const version = order.version
      const sent = { orderId, version, carrier: 'cj', trackingNo: `68001234567${time}` }
      const answers = await Promise.all([ask(orderId, { items }), ask(orderId, { items }), post('/adm/order/ship', sent, PEOPLE.manager)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const isSent = (await shop.orderOf(orderId)).state === 'shipped'
      expect(await app.open.db.$count(cancelRequests, eq(cancelRequests.orderId, orderId))).toBe(isSent ? 0 : 1)
      if (isSent) continue
      const [accepted, withdrawn] = await Promise.all([
        desk('cancelRequest/accept', orderId),
        buyer('withdrawCancel', { id: orderId }, GUEST),
      ])
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409])
      expect(await read(orderId)).toMatchObject({
        cancelRequest: { state: accepted.status === 200 ? 'accepted' : 'withdrawn' },
        refundAmount: accepted.status === 200 ? expect.any(Number) : 0,
      })
      await shop.audit()
    }
  })
})
