import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Order } from '@/schemas/api/store/orders'
import { roles, staff } from '@/services/db/tables/auth'
import { orderMessages } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { settleUndecided } from '../payments/reconcile-payments'
import { confirmDelivered } from './confirm-delivered'

const CHAIRS = [
  { variantId: 'chair-red', qty: 3 },
  { variantId: 'lamp-1', qty: 1 },
]
const daysAfter = (days: number, from: Date): Date => new Date(from.getTime() + days * 86_400_000)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
    await app.open.db.insert(roles).values({ id: 'receiver', siteId: 'site', name: '입고', rights: { returns: { acts: ['write'] } } })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await beManager(null)
  })
  const beManager = (roleId: string | null) => app.open.db.update(staff).set({ roleId }).where(eq(staff.id, 'manager'))

  /** A delivered order of a member, and its lines. */
  async function delivered(items = CHAIRS, change: object = {}) {
    const buyer = await shop.join()
    const as = member(buyer)
    const order = await shop.bought(items, change, as)
    await returns.deliver(order.orderId)
    const { lines } = await returns.offer(order.orderId, as)
    return { buyer, as, order, chairs: lines[0]!, lamp: lines.at(-1)! }
  }

  /** What the buyer and staff read of a confirmation. */
  const confirmationSeen = async (orderId: string, as: ReturnType<typeof member>) => [
    (await returns.read(`/svc/orderSvcApi/svcRead?id=${orderId}`, as)).data.item['autoConfirmedYn'],
    (await returns.read(`/adm/order/read?orderId=${orderId}`, PEOPLE.admin)).data.item['confirmed'],
  ]

  test('SYS-40: a change of mind costs the way back, is shown before, and pays back less it', async () => {
    const { as, order, chairs } = await delivered()
    const items = [{ lineSeq: chairs.lineSeq, qty: 2 }]
    const mind = { cause: 'mind', reason: '색이 어울리지 않습니다.' }
    expect((await returns.ask('refund', order.orderId, items, as, mind)).data.resultMessage).toBe(
      '반품 비용이 바뀌었습니다. 바뀐 금액을 확인해 주세요.',
    )
    const returnSeq = await returns.asked('refund', order.orderId, items, as, { ...mind, fee: 3_000 })
    expect((await returns.ask('refund', order.orderId, items, as)).status).toBe(409)
    await beManager('receiver')
    await returns.done('accept', returnSeq, {}, PEOPLE.manager)
    await returns.done('receive', returnSeq, { lines: [{ lineSeq: chairs.lineSeq, sellableQty: 1 }] }, PEOPLE.manager)
    const refused = await returns.desk('settle', returnSeq, {}, PEOPLE.manager)
    expect([refused.status, refused.data.resultMessage]).toEqual([403, expect.stringContaining('‘취소와 환불’')])
    const whole = chairs.returns[1]!.paid
    expect(await returns.done('settle', returnSeq)).toMatchObject({ state: 'settled', amount: whole - 3_000, isRefunding: false })
    expect(charges.get(order.paymentKey)!.balanceAmount).toBe(order.amount - whole + 3_000)
    // One piece is for sale again, the other one is gone.
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 1 })
    expect((await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)).data.item).toMatchObject({
      state: 'settled',
      fee: 3_000,
      moves: [{ state: 'requested' }, { state: 'collecting' }, { state: 'received' }, { state: 'settled' }],
    })
    const told = await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, order.orderId))
    expect(told.map(({ news }) => news)).toEqual(['paid', 'returnAsked', 'returnTaken', 'returnCame', 'returnDone'])
    await shop.audit()
  })

  test('a waived fee is not taken, and the buyer reads why', async () => {
    const { as, order, chairs } = await delivered()
    const items = [{ lineSeq: chairs.lineSeq, qty: 1 }]
    const returnSeq = await returns.asked('refund', order.orderId, items, as, { cause: 'mind', fee: 3_000 })
    await beManager('receiver')
    expect((await returns.desk('waive', returnSeq, {}, PEOPLE.manager)).status).toBe(403)
    await returns.done('waive', returnSeq, { reason: '단골 손님께 드리는 혜택' })
    expect((await returns.desk('waive', returnSeq)).status).toBe(409)
    await returns.done('accept', returnSeq)
    await returns.done('receive', returnSeq)
    expect(await returns.done('settle', returnSeq)).toMatchObject({ amount: chairs.returns[0]!.paid })
    const own = await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)
    expect(own.data.item).toMatchObject({ waiver: '단골 손님께 드리는 혜택', fee: 0 })
    await shop.audit()
  })

  test('all of an order comes back for a fault: money, points and the coupon', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    await shop.give(buyer, 3_000, `event:${buyer}`)
    const couponId = await shop.issue(buyer, 2)
    const order = await shop.bought(CHAIRS, { couponId, points: 3_000 }, as)
    await returns.deliver(order.orderId)
    const { lines } = await returns.offer(order.orderId, as)
    const items = lines.map(({ lineSeq, left }) => ({ lineSeq, qty: left }))
    const returnSeq = await returns.asked('refund', order.orderId, items, as)
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon')]).toEqual([3_000, 1])
    expect(charges.get(order.paymentKey)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect((await shop.orderOf(order.orderId)).state).toBe('delivered')
    // What was sent back is not called cancelled, neither on the order nor in the list of points.
    const own = (await returns.read(`/svc/orderSvcApi/svcRead?id=${order.orderId}`, as)).data.item as unknown as Order
    expect(own.items.map(({ returnedQty, cancelledQty }) => [returnedQty, cancelledQty])).toEqual([
      [3, 3],
      [1, 1],
    ])
    expect(own.refunds.map(({ of }) => of)).toEqual(['RETURN'])
    const points = await returns.read('/svc/pointSvcApi/svcList', as)
    expect(JSON.stringify(points.data.items)).toContain('반품으로 돌려받음')
    expect(JSON.stringify(points.data.items)).not.toContain('주문 취소로 돌려받음')
    await shop.audit()
  })

  test('an exchange holds the other option when it is accepted, and changes the line of just these pieces', async () => {
    await app.open.db.execute(`update goods_variant set extra_price = 0 where variant_id = 'chair-blue'`)
    const { as, order, chairs, lamp } = await delivered()
    expect(chairs.options.map(({ variantId }) => variantId)).toEqual(['chair-blue', 'chair-red'])
    const other = { lineSeq: chairs.lineSeq, qty: 1, variantId: 'lamp-1' }
    expect((await returns.ask('exchange', order.orderId, [other], as)).data.resultMessage).toContain('같은 가격 옵션')
    const before = await returns.asked('refund', order.orderId, [{ lineSeq: chairs.lineSeq, qty: 1 }], as)
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, before)
    const wanted = { ...other, variantId: 'chair-blue' }
    const returnSeq = await returns.asked('exchange', order.orderId, [wanted], as, { cause: 'mind' })
    expect(await shop.stockOf('chair-blue')).toEqual({ reserved: 0, sold: 0 })
    await returns.done('accept', returnSeq)
    expect(await shop.stockOf('chair-blue')).toEqual({ reserved: 1, sold: 0 })
    await shop.audit()
    await returns.done('receive', returnSeq)
    expect((await returns.desk('settle', returnSeq)).data.resultMessage).toBe('새 상품의 택배사와 송장 번호를 확인해 주세요.')
    await beManager('receiver')
    await returns.done('settle', returnSeq, { carrier: 'cj', trackingNo: '1234-567890' }, PEOPLE.manager)
    expect([await shop.stockOf('chair-blue'), await shop.stockOf('chair-red')]).toEqual([
      { reserved: 0, sold: 1 },
      { reserved: 0, sold: 1 },
    ])
    await shop.audit()
    // What came by an exchange can be returned like all else, to the won.
    const { lines } = await returns.offer(order.orderId, as)
    const rest = lines.filter(({ left }) => left > 0)
    expect(rest.map(({ choices }) => choices).toSorted()).toEqual([['빨강'], lamp.choices, ['파랑']].toSorted())
    const last = await returns.asked(
      'refund',
      order.orderId,
      rest.map(({ lineSeq, left }) => ({ lineSeq, qty: left })),
      as,
    )
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, last)
    expect(charges.get(order.paymentKey)!.balanceAmount).toBe(0)
    expect(await shop.stockOf('chair-blue')).toEqual({ reserved: 0, sold: 0 })
    await shop.audit()
    await app.open.db.execute(`update goods_variant set extra_price = 1000 where variant_id = 'chair-blue'`)
  })

  test('a refused exchange gives its pieces back, and the buyer reads the reason', async () => {
    await app.open.db.execute(`update goods_variant set extra_price = 0 where variant_id = 'chair-blue'`)
    const { as, order, chairs } = await delivered()
    const returnSeq = await returns.asked('exchange', order.orderId, [{ lineSeq: chairs.lineSeq, qty: 2, variantId: 'chair-blue' }], as)
    await returns.done('accept', returnSeq)
    await returns.done('receive', returnSeq)
    await returns.done('refuse', returnSeq)
    expect(await shop.stockOf('chair-blue')).toEqual({ reserved: 0, sold: 0 })
    expect((await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)).data.item).toMatchObject({
      state: 'refused',
      moves: [{}, {}, {}, { state: 'refused', reason: '사용한 흔적이 있습니다.' }],
    })
    expect((await returns.desk('settle', returnSeq)).status).toBe(409)
    await shop.audit()
    await app.open.db.execute(`update goods_variant set extra_price = 1000 where variant_id = 'chair-blue'`)
  })

  test('the buyer takes a request back until staff begin, and only their own', async () => {
    const { as, order, chairs } = await delivered()
    const items = [{ lineSeq: chairs.lineSeq, qty: 1 }]
    const returnSeq = await returns.asked('refund', order.orderId, items, as)
    const other = member(await shop.join())
    const withdraw = (by: typeof as, seq: number) => app.post('/svc/returnSvcApi/withdraw', { returnSeq: seq }, { as: by, now: shop.now })
    expect((await withdraw(other, returnSeq)).status).toBe(404)
    expect((await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, other)).status).toBe(404)
    expect((await returns.ask('refund', order.orderId, items, other)).status).toBe(404)
    expect((await withdraw(as, returnSeq)).data.item).toMatchObject({ state: 'withdrawn' })
    const again = await returns.asked('refund', order.orderId, items, as)
    await returns.done('accept', again)
    expect((await withdraw(as, again)).data.resultMessage).toContain('이미 처리를 시작하여')
    expect((await returns.read('/svc/returnSvcApi/svcList', as)).data).toMatchObject({ totalCount: 2 })
  })

  test('a deposit goes back to the named account, which lies sealed until then; what the provider leaves open goes on', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    const prepared = await shop.prepared(CHAIRS, { method: 'VBANK' }, as)
    const paymentKey = shop.authenticate(prepared)
    await shop.confirm(prepared, paymentKey, as)
    const context = { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' }
    await move(charges.get(paymentKey)!, 'deposit', context)
    await shop.webhook(paymentKey)
    await returns.deliver(prepared.orderId)
    const { lines, accountNeededYn } = await returns.offer(prepared.orderId, as)
    expect(accountNeededYn).toBe('Y')
    const items = [{ lineSeq: lines[0]!.lineSeq, qty: 1 }]
    expect((await returns.ask('refund', prepared.orderId, items, as)).data.resultMessage).toBe('환불받으실 계좌를 입력해 주세요.')
    const refundAccount = { bank: '20', accountNo: '11012345678', holder: '송다온' }
    const returnSeq = await returns.asked('refund', prepared.orderId, items, as, { refundAccount })
    for (const act of ['accept', 'receive']) await returns.done(act, returnSeq)
    await shop.order('lose')
    expect(await returns.done('settle', returnSeq)).toMatchObject({ state: 'received', isRefunding: true })
    expect((await returns.desk('refuse', returnSeq)).status).toBe(409)
    shop.now = new Date(shop.now.getTime() + 60_000)
    await settleUndecided(app.open, shop.where)
    const [row] = await app.open.db.select().from(orderReturns).where(eq(orderReturns.returnSeq, returnSeq))
    expect(row).toMatchObject({ state: 'settled', account: null })
    expect((await app.open.db.select().from(refunds)).map(({ account }) => account)).toEqual([null])
    await shop.audit()
  })

  test('Q-094: seven days for a change of mind, then the clock confirms the purchase, and a fault still comes back', async () => {
    const { as, order, chairs } = await delivered()
    const items = [{ lineSeq: chairs.lineSeq, qty: 1 }]
    expect(await confirmDelivered(app.open, shop.where)).toBe(0)
    shop.now = daysAfter(8, shop.now)
    expect(await confirmDelivered(app.open, shop.where)).toBe(1)
    expect(await confirmDelivered(app.open, shop.where)).toBe(0)
    expect(await confirmationSeen(order.orderId, as)).toEqual(['Y', { by: '시스템', isAutomatic: true, at: shop.now.toISOString() }])
    expect((await returns.ask('refund', order.orderId, items, as, { cause: 'mind', fee: 3_000 })).data.resultMessage).toContain(
      '구매를 확정',
    )
    await returns.asked('refund', order.orderId, items, as, { knownDay: '2026-06-08' })
    shop.now = daysAfter(100, shop.now)
    expect((await returns.offer(order.orderId, as)).lines.at(-1)!.closedWords).toContain('기간이 지났습니다')
  })

  test('an order whose pieces are on their way back is not confirmed, by nobody', async () => {
    const { as, order, chairs } = await delivered()
    const confirm = () => app.post('/svc/orderSvcApi/confirm', { id: order.orderId }, { as, now: shop.now })
    const returnSeq = await returns.asked('refund', order.orderId, [{ lineSeq: chairs.lineSeq, qty: 1 }], as)
    expect((await confirm()).status).toBe(409)
    shop.now = daysAfter(20, shop.now)
    expect(await confirmDelivered(app.open, shop.where)).toBe(0)
    await returns.done('refuse', returnSeq)
    expect((await confirm()).status).toBe(200)
    // It was the buyer who pressed it, although the days were over.
    expect(await confirmationSeen(order.orderId, as)).toEqual(['N', { by: '주문한 분', isAutomatic: false, at: shop.now.toISOString() }])
    expect((await shop.orderOf(order.orderId)).confirmedAt).not.toBeNull()
  })

  test('what was made to order comes back for a fault only, and nothing before it was sent', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    const order = await shop.bought([{ variantId: 'sofa-1', qty: 1 }], {}, as)
    expect((await returns.read(`/svc/returnSvcApi/offer?id=${order.orderId}`, as)).status).toBe(409)
    await returns.deliver(order.orderId)
    const [sofa] = (await returns.offer(order.orderId, as)).lines
    expect(sofa!.mindWords).toContain('주문을 받아 만든 상품')
    const items = [{ lineSeq: sofa!.lineSeq, qty: 1 }]
    expect((await returns.ask('refund', order.orderId, items, as, { cause: 'mind', fee: 50_000 })).status).toBe(409)
    expect((await returns.ask('refund', order.orderId, items, as, { knownDay: undefined })).status).toBe(400)
    await returns.asked('refund', order.orderId, items, as)
  })

  test('staff see returns masked, open a person for a reason, and act on what they read', async () => {
    const { as, order, chairs } = await delivered()
    const returnSeq = await returns.asked('refund', order.orderId, [{ lineSeq: chairs.lineSeq, qty: 1 }], as)
    const list = await returns.read('/adm/return/browse?show=open', PEOPLE.admin)
    expect(list.data).toMatchObject({ totalCount: 1, items: [{ returnSeq, name: '송*온', state: 'requested' }] })
    expect(JSON.stringify(list.data)).not.toMatch(/송다온|긁힌/)
    expect((await returns.read('/adm/return/browse', PEOPLE.manager)).status).toBe(403)
    const opened = await app.post('/adm/return/open', { returnSeq, reason: '수거를 접수합니다' }, { as: PEOPLE.admin, now: shop.now })
    expect(opened.data.item).toMatchObject({ name: '송다온', reason: '긁힌 자국이 있습니다.', pickup: { zipCode: '06236' } })
    const stale = await app.post('/adm/return/accept', { returnSeq, version: 7 }, { as: PEOPLE.admin, now: shop.now })
    expect(stale.data.resultMessage).toContain('그사이 신청이 바뀌었습니다')
    expect((await returns.desk('settle', returnSeq)).status).toBe(409)
  })
})
