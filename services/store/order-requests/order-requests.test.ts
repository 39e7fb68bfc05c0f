// What a buyer changes and asks of an order that is not handed over: the address, the cancellation of what is being packed, and the day of
// installation that staff settle.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { cancelRequests } from '@/services/db/tables/order-desk'
import { orderMessages } from '@/services/db/tables/orders'
import { staffNews } from '@/services/db/tables/staff-news'
import { goods, storeTerms } from '@/services/db/tables/store'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { GUEST, member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WHY = '주문을 확인했습니다'
const PLACE = {
  ...{ name: '송다온', phoneNo: '010-2000-1011', zipCode: '04524', address: '서울 중구 세종대로 110' },
  ...{ addressDetail: '3층', request: '문 앞에 놓아 주세요' },
}
const CHAIRS = [{ variantId: 'chair-red', qty: 2 }]
const SOFA = [{ variantId: 'sofa-1', qty: 1 }]
const ACCOUNT = { bank: '20', accountNo: '12345678901', holder: '송다온' }
const PACKER: RoleRights = { orders: { acts: ['write'] } }
const BOTH: RoleRights = { orders: { acts: ['write'] }, refunds: { acts: ['write'] } }
const STRANGER = { visit: 's'.repeat(43), identified: { memberName: '박도윤', mobileNo: '01020001011' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    await db.insert(roles).values({ id: 'packer', siteId: 'site', name: '포장', rights: PACKER })
    await db.update(staff).set({ roleId: 'packer', name: '박포장' }).where(eq(staff.id, 'manager'))
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    const { db } = app.open
    await shop.reset()
    await db.delete(staffNews)
    await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
    await db.update(roles).set({ rights: BOTH })
    await db.update(goods).set({ deliversTo: 'all' })
  })

  const desk = (call: string, body: object, as: object = PEOPLE.manager): Promise<TestResponse> =>
    app.post(`/adm/order/${call}`, body, { as, now: shop.now })
  const buyer = (call: string, body: object, as: object = GUEST): Promise<TestResponse> => {
    const name = 'user' in as ? call : `guest${call[0]!.toUpperCase()}${call.slice(1)}`
    return app.post(`/svc/orderSvcApi/${name}`, body, { as, now: shop.now })
  }
  const at = async (orderId: string) => ({ orderId, version: (await shop.orderOf(orderId)).version })
  const change = async (id: string, body: object = {}, as?: object) =>
    buyer('delivery', { id, version: (await shop.orderOf(id)).version, ...PLACE, ...body }, as)
  const ask = (id: string, body: object = {}, as?: object) => buyer('askCancel', { id, reason: '단순 변심', ...body }, as)
  const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]
  const told = async (orderId: string) =>
    (await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))).map(({ news }) => news)
  const newsKinds = async () => (await app.open.db.select({ kind: staffNews.kind }).from(staffNews)).map(({ kind }) => kind)
  const read = async (orderId: string) =>
    (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.manager, now: shop.now })).data.item
  const prepared = async (items = CHAIRS, given: object = {}, as?: Parameters<Shop['bought']>[2]) => {
    const order = await shop.bought(items, given, as)
    expect((await desk('move', { ...(await at(order.orderId)), to: 'preparing', reason: WHY })).status).toBe(200)
    return order.orderId
  }
  const ship = async (orderId: string) => desk('ship', { ...(await at(orderId)), carrier: 'cj', trackingNo: '680012345678' })

  test('member and guest change the address until it is handed over; who packs hears of it, and a printed sheet is worth nothing', async () => {
    const as = member(await shop.join())
    const orderId = await prepared(CHAIRS, {}, as)
    const print = { kind: 'label', orderIds: [orderId] }
    expect((await app.post('/adm/packing/print', print, { as: PEOPLE.manager, now: shop.now })).status).toBe(200)
    shop.now = new Date(NOW.getTime() + 60_000)
    const packed = async () =>
      (await app.get('/adm/packing/browse', { as: PEOPLE.manager, now: shop.now })).data.items[0] as unknown as { labelPrintedAt: unknown }
    expect((await packed()).labelPrintedAt).not.toBeNull()
    const before = await at(orderId)
    const answer = await change(orderId, {}, as)
    expect(said(answer), JSON.stringify(answer.data)).toEqual([200, '배송지를 바꾸었습니다.'])
    expect((await shop.orderOf(orderId)).delivery).toEqual({ ...PLACE, phoneNo: '01020001011' })
    expect((await packed()).labelPrintedAt).toBeNull()
    expect(await newsKinds()).toEqual(expect.arrayContaining(['orderChanged']))
    expect(await told(orderId)).toContain('deliveryChanged')
    expect((await read(orderId))['changes']).toMatchObject([{ kind: 'labelPrinted' }, { kind: 'delivery', by: '주문한 분' }])
    // A parcel that was packed for the address before does not leave.
    const left = await desk('shipSheet', { lines: [{ ...before, carrier: 'cj', trackingNo: '680012345678' }] })
    expect(left.data.item).toMatchObject({ changed: 0, left: [{ words: expect.stringContaining('주문한 분이 먼저') }] })
    // The other tab still shows the order as it was.
    const stale = await buyer('delivery', { id: orderId, version: before.version, ...PLACE, addressDetail: '4층' }, as)
    expect(said(stale)).toEqual([409, expect.stringContaining('다른 화면에서 바뀌었습니다')])
    expect(said(await change(orderId, {}, as))).toEqual([400, expect.stringContaining('지금 배송지와 같습니다')])
    expect((await ship(orderId)).status).toBe(200)
    expect(said(await change(orderId, { addressDetail: '4층' }, as))).toEqual([409, expect.stringContaining('그사이 상품을 보내서')])
    expect(said(await buyer('delivery', { id: orderId, version: 1, ...PLACE }, as))[1]).toContain('그사이 상품을 보내서')
  })

  test('dearer places, and places without delivery, are refused in words; another’s order is answered like none', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    expect(said(await change(orderId, { zipCode: '63001' }))).toEqual([409, expect.stringContaining('배송비가 더 드는 곳')])
    expect(said(await change(orderId, { phoneNo: '12345-6789' }))[0]).toBe(400)
    expect(said(await change(orderId))[0]).toBe(200)
    const far = await shop.bought(CHAIRS, { delivery: { ...PLACE, zipCode: '63001', address: '제주 제주시 1' } })
    await app.open.db.update(goods).set({ deliversTo: 'noIslands' }).where(eq(goods.goodsId, 'chair'))
    await app.open.db.update(storeTerms).set({ parcelIsland: 3_000 })
    expect(said(await change(far.orderId, { zipCode: '63002' }))[0]).toBe(200)
    for (const as of [STRANGER, member(await shop.join())])
      for (const id of [orderId, '260601-7K2M9QX4T8WZ3'])
        expect(said(await buyer('delivery', { id, version: 1, ...PLACE }, as))).toEqual([
          404,
          '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.',
        ])
    expect((await ask(orderId, {}, STRANGER)).status).toBe(404)
  })

  test('what is being packed is asked back once: staff hear of it, nothing leaves, and it is cancelled as it was asked', async () => {
    const paid = await shop.bought(CHAIRS)
    expect(said(await ask(paid.orderId))).toEqual([409, expect.stringContaining('바로 취소하실 수 있습니다')])
    const orderId = await prepared(CHAIRS)
    const [one, two] = await Promise.all([ask(orderId), ask(orderId)])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    expect(said(await ask(orderId))).toEqual([409, expect.stringContaining('이미 취소를 요청하셨습니다')])
    expect(await newsKinds()).toEqual(expect.arrayContaining(['cancelAsked']))
    expect(await told(orderId)).toContain('cancelAsked')
    expect(said(await ship(orderId))).toEqual([409, expect.stringContaining('취소를 요청한 주문')])
    const sheet = await desk('shipSheet', { lines: [{ orderId, carrier: 'cj', trackingNo: '680012345678' }] })
    expect(sheet.data.item).toMatchObject({ changed: 0, left: [{ words: expect.stringContaining('취소를 요청한 주문') }] })
    const list = await app.get('/adm/order/browse?trouble=cancel', { as: PEOPLE.manager, now: shop.now })
    expect(list.data.items).toMatchObject([{ orderId, asksCancel: true }])
    expect(await read(orderId)).toMatchObject({ cancelRequest: { reason: '단순 변심', hasAccount: false } })
    await app.open.db.update(roles).set({ rights: PACKER })
    expect((await desk('cancelRequest/accept', await at(orderId))).status).toBe(403)
    await app.open.db.update(roles).set({ rights: BOTH })
    const done = await desk('cancelRequest/accept', await at(orderId))
    expect(said(done)[0], said(done)[1]).toBe(200)
    expect(done.data.item).toMatchObject({ state: 'cancelled', cancelRequest: null })
    expect(said(await desk('cancelRequest/accept', await at(orderId)))[0]).toBe(409)
    const own = (await app.get(`/svc/orderSvcApi/guestRead?id=${orderId}`, { as: GUEST, now: shop.now })).data.item
    expect(own).toMatchObject({ status: 'CANCEL', cancelRequest: { state: 'accepted', reason: '단순 변심' } })
    expect(said(await ask(orderId))).toEqual([409, '이미 취소된 주문입니다.'])
    await shop.audit()
  })

  test('it is refused with a reason that the buyer reads, or withdrawn; the words that a buyer writes are opened only', async () => {
    const orderId = await prepared()
    const words = '송다온의 이사가 미뤄졌습니다'
    expect((await ask(orderId, { reason: words })).status).toBe(200)
    const stored = await app.open.pool.query('select reason from cancel_request')
    expect(JSON.stringify(stored.rows)).not.toContain('송다온')
    expect((await read(orderId))['cancelRequest']).toMatchObject({ reason: '' })
    const opened = (await desk('open', { orderId, reason: WHY })).data.items as unknown as { words: string; value: string }[]
    expect(opened).toContainEqual({ words: '취소를 요청한 이유', value: words })
    const stale = await at(orderId)
    const refused = await desk('cancelRequest/refuse', { ...stale, reason: '이미 포장을 마쳤습니다.' })
    expect(said(refused)[0], said(refused)[1]).toBe(200)
    expect(said(await desk('cancelRequest/refuse', { ...stale, reason: '이미 포장을 마쳤습니다.' }))[0]).toBe(409)
    expect(await told(orderId)).toContain('cancelRefused')
    const own = async () =>
      (await app.get(`/svc/orderSvcApi/guestRead?id=${orderId}`, { as: GUEST, now: shop.now })).data.item['cancelRequest']
    expect(await own()).toMatchObject({ state: 'refused', answer: '이미 포장을 마쳤습니다.' })
    expect(said(await buyer('withdrawCancel', { id: orderId }))[0]).toBe(409)
    shop.now = new Date(NOW.getTime() + 60_000)
    expect((await ask(orderId)).status).toBe(200)
    expect((await buyer('withdrawCancel', { id: orderId })).data.item).toMatchObject({
      status: 'PREPARE',
      cancelRequest: { state: 'withdrawn' },
    })
    shop.now = new Date(NOW.getTime() + 120_000)
    expect((await ask(orderId)).status).toBe(200)
    expect((await buyer('withdrawCancel', { id: orderId })).status).toBe(200)
    expect(said(await ask(orderId))).toEqual([409, expect.stringContaining('3번까지')])
    expect((await ship(orderId)).status).toBe(200)
    expect(said(await ask(orderId))).toEqual([409, expect.stringContaining('그사이 상품을 보내서')])
  })

  test('the money of a deposit goes to the account that the buyer named, which is gone afterwards', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    await move(charges.get(order.paymentKey)!, 'deposit', {
      ...{ base: '', now: () => shop.now, receive: () => undefined },
      outcome: async () => 'webhookNever',
    })
    await shop.webhook(order.paymentKey)
    expect((await shop.orderOf(order.orderId)).state).toBe('paid')
    await desk('move', { ...(await at(order.orderId)), to: 'preparing', reason: WHY })
    expect(said(await ask(order.orderId))).toEqual([400, '환불받으실 계좌를 입력해 주세요.'])
    expect((await ask(order.orderId, { refundAccount: ACCOUNT })).status).toBe(200)
    const done = await desk('cancelRequest/accept', await at(order.orderId))
    expect(said(done)[0], said(done)[1]).toBe(200)
    expect(done.data.item).toMatchObject({ state: 'cancelled' })
    expect(await app.open.db.select({ state: cancelRequests.state, account: cancelRequests.account }).from(cancelRequests)).toEqual([
      { state: 'accepted', account: null },
    ])
    await shop.audit()
  })

  test('a day of installation is one on which our people can come; staff settle another one with a reason', async () => {
    const days = (await app.get('/svc/arrivalSvcApi/installDays?goodsIds=sofa,lamp', { now: shop.now })).data.item as unknown as {
      main: string
      jeju: string
      days: { day: string; words: string }[]
    }
    expect([days.main, days.jeju, days.days.length]).toEqual(['2026-06-05', '2026-06-08', 20])
    expect(days.days[0]).toEqual({ day: '2026-06-05', words: '6월 5일(금)' })
    const none = (await app.get('/svc/arrivalSvcApi/installDays?goodsIds=lamp', { now: shop.now })).data.item
    expect(none).toEqual({ main: '', jeju: '', island: '', days: [] })
    // A Saturday, and a day before the goods can be there.
    for (const wishedDay of ['2026-06-06', '2026-06-02'])
      expect(said(await shop.prepare(SOFA, { wishedDay }))).toEqual([409, expect.stringContaining('갈 수 없게 되었습니다')])
    expect(said(await shop.prepare(CHAIRS, { wishedDay: '2026-06-08' }))[0]).toBe(409)
    const orderId = await prepared(SOFA, { wishedDay: '2026-06-09' })
    expect(await read(orderId)).toMatchObject({
      wishedDay: '2026-06-09',
      settledDay: null,
      isInstalled: true,
      arrival: expect.stringContaining('6월'),
    })
    const own = async () => (await app.get(`/svc/orderSvcApi/guestRead?id=${orderId}`, { as: GUEST, now: shop.now })).data.item
    expect(await own()).toMatchObject({ installDay: '6월 9일(화) 희망', installDayReason: '' })
    const settle = async (day: string) => desk('installDay', { ...(await at(orderId)), day, reason: '설치팀의 일정이 찼습니다' })
    expect(said(await settle('2026-06-07'))).toEqual([400, expect.stringContaining('쉬는 날')])
    expect(said(await settle('2026-06-01'))).toEqual([400, expect.stringContaining('오늘 뒤')])
    expect(said(await settle('2026-06-09'))).toEqual([400, expect.stringContaining('지금 설치일과 같습니다')])
    expect((await settle('2026-06-10')).data.item).toMatchObject({ settledDay: '2026-06-10' })
    expect(await own()).toMatchObject({ installDay: '6월 10일(수)', installDayReason: '설치팀의 일정이 찼습니다' })
    expect((await read(orderId))['changes']).toMatchObject([{ kind: 'day', words: '6월 9일(화) → 6월 10일(수)', by: '박포장' }])
    expect(await told(orderId)).toContain('dayChanged')
    const packed = (await app.get('/adm/packing/browse', { as: PEOPLE.manager, now: shop.now })).data.items
    expect(packed).toMatchObject([{ orderId, installDay: '6월 10일(수)' }])
    const chairs = await prepared(CHAIRS)
    expect(said(await desk('installDay', { ...(await at(chairs)), day: '2026-06-10', reason: WHY }))[1]).toContain('설치하는 상품이 없는')
  })

  test('goods that do not go across the sea are refused at the address', async () => {
    await app.open.db.update(goods).set({ deliversTo: 'mainland' }).where(eq(goods.goodsId, 'sofa'))
    const delivery = { ...PLACE, zipCode: '63001', address: '제주 제주시 1' }
    const answer = await shop.prepare(SOFA, { delivery })
    expect(said(answer)).toEqual([409, expect.stringContaining('‘소파’ 상품은 제주에 배송하지 않습니다')])
    expect(JSON.stringify(answer.data)).toContain('/delivery/address')
    expect((await shop.prepare(CHAIRS, { delivery })).status).toBe(200)
  })
})
