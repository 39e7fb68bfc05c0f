// Orders in the console: found, prepared, sent and cancelled, by one or by two at once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orderMessages } from '@/services/db/tables/orders'
import { waitingNow } from '@/services/parts/queues'
import { runAsSystem } from '@/services/kit/run-as-system'
import { GUEST, NOW, Shop, member } from '@/tests/support/store-orders'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { noteEvent } from '../domain/money/note-event'
import { deliverOrderMessages } from '../payments/deliver-order-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

const WHY = '주문을 확인했습니다'
const CJ = { carrier: 'cj', trackingNo: '6012-3456-7890' }
const CHAIR = { variantId: 'chair-red', qty: 2 }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    await db.insert(roles).values({ id: 'packer', siteId: 'site', name: '포장', rights: { orders: { acts: ['write'] } } })
    await db.update(staff).set({ roleId: 'packer', name: '박포장' }).where(eq(staff.id, 'manager'))
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await clearAudits(app.open.db)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
    ports.sendMail.mockReset().mockResolvedValue(true)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const desk = (call: string, body: object, as: object = PEOPLE.admin): Promise<TestResponse> =>
    app.post(`/adm/order/${call}`, body, { as, now: shop.now })
  const browse = async (query = '') => (await app.get(`/adm/order/browse?${query}`, { as: PEOPLE.admin, now: shop.now })).data
  const read = async (orderId: string) =>
    (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.admin, now: shop.now })).data.item
  const version = async (orderId: string) => (await shop.orderOf(orderId)).version
  const at = async (orderId: string) => ({ orderId, version: await version(orderId) })
  const prepared = async (items = [CHAIR]) => {
    const { orderId } = await shop.bought(items)
    const { status, data } = await desk('move', { ...(await at(orderId)), to: 'preparing', reason: WHY })
    expect(status, JSON.stringify(data)).toBe(200)
    return orderId
  }

  test('an order is found from anywhere by the beginning of its number, as it stands', async () => {
    const { orderId } = await shop.bought([CHAIR])
    const find = async (search: string) =>
      (await app.get(`/adm/console/find?search=${encodeURIComponent(search)}`, { as: PEOPLE.admin, now: shop.now })).data.items
    const found = { kind: '주문', id: orderId, name: orderId, detail: '결제 완료', path: `/ice_builder/orders/${orderId}` }
    expect(await find(orderId.toLowerCase())).toEqual([found])
    expect(await find(orderId.slice(0, -1))).toContainEqual(found)
    expect(await find(`%${orderId.slice(-4)}`)).toEqual([])
  })

  test('a payment with which something is wrong waits until somebody has looked after it, and again after the next fault', async () => {
    const [faulty, fine] = [await shop.bought([CHAIR]), await shop.bought([CHAIR])]
    const fault = (key: string) =>
      noteEvent(
        { ...shop.where, touch: () => undefined, db: app.open.db },
        { ...faulty, kind: 'fault', amount: 0, key, detail: '현금영수증이 발급되지 않음' },
      )
    const waiting = async () => {
      const { items } = await browse('trouble=payment')
      const queues = await runAsSystem(app.open, shop.where, (ctx) => waitingNow(ctx))
      return [(items as unknown as { orderId: string }[]).map(({ orderId }) => orderId), queues.find(({ id }) => id === 'orders-faulty')]
    }
    const seen = async () => (await read(faulty.orderId)).events as { eventSeq: number }[]
    const newest = async () => (await seen()).at(-1)!.eventSeq
    const check = async (orderId: string, reason = '결제사에서 처리했습니다', eventSeq?: number) =>
      desk('check', { orderId, reason, eventSeq: eventSeq ?? (await newest()) })
    expect(await waiting()).toEqual([[], undefined])
    expect((await check(faulty.orderId)).status).toBe(409)
    await fault('receipt-late:1')
    expect(await waiting()).toEqual([[faulty.orderId], expect.objectContaining({ count: 1, path: '/ice_builder/orders?trouble=payment' })])
    expect([(await check(faulty.orderId, '확인')).status, (await check('260601-0000000000000', WHY)).status]).toEqual([400, 404])
    const twice = await Promise.all([check(faulty.orderId), check(faulty.orderId)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await waiting()).toEqual([[], undefined])
    expect(await read(faulty.orderId)).toMatchObject({
      isFaulty: false,
      events: expect.arrayContaining([expect.objectContaining({ kind: 'checked', detail: '결제사에서 처리했습니다' })]),
    })
    await fault('refund-failed:1')
    expect(await waiting()).toEqual([[faulty.orderId], expect.objectContaining({ count: 1 })])
    expect((await read(fine.orderId)).isFaulty).toBe(false)
    // A fault that came after the screen was read is not passed over.
    const before = await newest()
    await fault('refund-failed:2')
    expect((await check(faulty.orderId, WHY, before)).data.resultMessage).toMatch(/그사이 주문이 바뀌었습니다/)
    expect((await waiting())[0]).toEqual([faulty.orderId])
    expect((await check(faulty.orderId, WHY)).status).toBe(200)
    const [log] = await app.open.db.select().from(audits).where(eq(audits.action, 'order.check'))
    expect(log).toMatchObject({ target: `order:${faulty.orderId}` })
  })

  test('an order is prepared, sent in two parcels and delivered, and the buyer is told', async () => {
    const orderId = await prepared()
    expect((await desk('move', { ...(await at(orderId)), to: 'delivered', reason: WHY })).status).toBe(409)
    expect((await desk('ship', { ...(await at(orderId)), ...CJ, trackingNo: '12345' })).data.resultMessage).toMatch(/송장 번호가 택배사/)
    expect((await desk('ship', { ...(await at(orderId)), ...CJ })).data.item).toMatchObject({
      state: 'shipped',
      shipments: [{ carrier: 'CJ대한통운', trackingNo: '601234567890' }],
    })
    await desk('ship', { ...(await at(orderId)), carrier: 'own', trackingNo: 'a-1234' })
    await deliverOrderMessages(app.open, shop.now)
    expect(ports.sendText.mock.calls.at(-1)![0]).toMatchObject({
      text: expect.stringContaining('CJ대한통운 601234567890\n직접 배송·설치 A1234'),
    })
    // A number that was wrong is put right; a finished order has no more parcels.
    const [first] = (await read(orderId))['shipments'] as { shipmentSeq: number }[]
    await desk('ship', { ...(await at(orderId)), ...CJ, trackingNo: '6012345678', shipmentSeq: first!.shipmentSeq })
    expect((await desk('move', { ...(await at(orderId)), to: 'delivered', reason: WHY })).data.item).toMatchObject({
      state: 'delivered',
      shipments: [{ trackingNo: '6012345678' }, { trackingNo: 'A1234' }],
      moves: [{ to: 'pending' }, { to: 'paid' }, { to: 'preparing', by: '관리자', reason: WHY }, { to: 'shipped' }, { to: 'delivered' }],
    })
    expect((await desk('ship', { ...(await at(orderId)), ...CJ, trackingNo: '6012345679' })).status).toBe(409)
    const news = (await app.open.db.select().from(orderMessages)).map((one) => one.news)
    expect(new Set(news)).toEqual(new Set(['paid', 'shipped', 'delivered']))
    await shop.audit()
  })

  test('a number is of one order only', async () => {
    const [one, two] = [await prepared(), await prepared()]
    await desk('ship', { ...(await at(one)), ...CJ })
    expect((await desk('ship', { ...(await at(two)), ...CJ })).data.resultMessage).toMatch(/다른 주문에 넣은/)
  })

  test('of two who move one order at once, the second is told who was first', async () => {
    const { orderId } = await shop.bought([CHAIR])
    const seen = await at(orderId)
    const move = (as: object) => desk('move', { ...seen, to: 'preparing', reason: WHY }, as)
    const answers = await Promise.all([move(PEOPLE.admin), move(PEOPLE.manager)])
    const refused = answers.find(({ status }) => status === 409)!
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const mover = answers.indexOf(refused) === 0 ? '박포장' : '관리자'
    expect(refused.data.resultMessage).toBe(
      `${mover}님이 먼저 이 주문을 바꾸었습니다. 지금은 ‘상품 준비 중’입니다. 최신 내용을 확인해 주세요.`,
    )
    expect((await desk('ship', { ...seen, ...CJ })).status).toBe(409)
  })

  test('staff cancel a part while it is prepared, and the rest; stock, points and money come back', async () => {
    const memberNo = await shop.join()
    await shop.give(memberNo, 5_000, 'gift')
    const { orderId, amount } = await shop.bought([CHAIR, { variantId: 'lamp-1', qty: 1 }], { points: 5_000 }, member(memberNo))
    await desk('move', { ...(await at(orderId)), to: 'preparing', reason: WHY })
    expect((await shop.cancel(orderId, {}, member(memberNo))).status).toBe(409)
    const [line] = (await read(orderId))['lines'] as { lineSeq: number }[]
    const part = await desk('cancel', { ...(await at(orderId)), reason: '색이 없습니다', items: [{ lineSeq: line!.lineSeq, qty: 1 }] })
    expect(part.data.item).toMatchObject({ state: 'preparing', refunds: [{ state: 'done', by: '관리자', reason: '색이 없습니다' }] })
    await shop.audit()
    expect((await desk('cancel', { ...(await at(orderId)), reason: '모두 품절입니다' })).data.item).toMatchObject({
      state: 'cancelled',
      refundAmount: amount,
    })
    expect(await shop.balance(memberNo, 'point')).toBe(5_000)
    await shop.audit()
    const gone = await prepared()
    await desk('ship', { ...(await at(gone)), ...CJ })
    expect((await desk('cancel', { ...(await at(gone)), reason: '늦게 취소합니다' })).status).toBe(409)
  })

  test('who packs and sends gives no money back: that asks for a right of its own', async () => {
    const { orderId, amount } = await shop.bought([CHAIR])
    expect((await desk('move', { ...(await at(orderId)), to: 'preparing', reason: WHY }, PEOPLE.manager)).status).toBe(200)
    const gives = async (call: 'cancel' | 'give', more: object) => {
      const { status, data } = await desk(call, { ...(await at(orderId)), reason: '색이 없습니다', ...more }, PEOPLE.manager)
      return [status, data.resultMessage]
    }
    const words = expect.stringContaining('‘취소와 환불’의 ‘주문 취소·금액 돌려드리기·반품 환불’ 권한') as string
    expect(await gives('cancel', {})).toEqual([403, words])
    expect(await gives('give', { amount: 1_000 })).toEqual([403, words])
    expect(await read(orderId)).toMatchObject({ state: 'preparing', refunds: [] })
    await app.open.db.update(roles).set({ rights: { orders: { acts: ['write'] }, refunds: { acts: ['write'] } } })
    expect((await gives('give', { amount: 1_000 }))[0]).toBe(200)
    expect((await gives('cancel', {}))[0]).toBe(200)
    expect(await read(orderId)).toMatchObject({ state: 'cancelled', refundAmount: amount })
    await app.open.db.update(roles).set({ rights: { orders: { acts: ['write'] } } })
    await shop.audit()
  })

  test('a cancellation that the provider does not answer goes on by itself, and is not begun twice', async () => {
    const orderId = await prepared()
    await shop.order('lose')
    const body = { ...(await at(orderId)), reason: '재고가 없습니다' }
    const key = { as: PEOPLE.admin, now: shop.now, headers: { 'idempotency-key': 'cancel-desk-order-1' } }
    expect((await app.post('/adm/order/cancel', body, key)).status).toBe(200)
    expect((await app.post('/adm/order/cancel', body, key)).status).toBe(200)
    expect((await read(orderId))['refunds']).toHaveLength(1)
  })

  test('several are prepared at once, but not what another moved meanwhile; a sheet sends them', async () => {
    const ids = [await shop.bought([CHAIR]), await shop.bought([CHAIR]), await shop.bought([CHAIR])].map(({ orderId }) => orderId)
    const seen = await Promise.all(ids.map(at))
    await desk('move', { ...seen[1], to: 'preparing', reason: WHY }, PEOPLE.manager)
    const { item } = (await desk('prepare', { orders: seen, reason: WHY })).data
    expect(item).toMatchObject({ changed: 2, left: [{ orderId: ids[1], words: expect.stringContaining('박포장님이 먼저') }] })
    const lines = ids.map((orderId, i) => ({ orderId, carrier: 'post', trackingNo: `601234567890${i === 2 ? '' : i}` }))
    expect((await desk('shipSheet', { lines })).data.item).toMatchObject({ changed: 2, left: [{ orderId: ids[2] }] })
    expect((await desk('shipSheet', { lines: lines.slice(0, 1) })).data.item).toMatchObject({ changed: 0, left: [{}] })
    expect((await browse('state=shipped')).totalCount).toBe(2)
    await shop.audit()
  })

  test('found by state, method, day and number, masked; by the buyer, without a word of it in the log', async () => {
    const { orderId } = await shop.bought([CHAIR])
    const open = await shop.prepared([CHAIR], {}, GUEST)
    const all = await browse()
    expect(all).toMatchObject({
      totalCount: 1,
      item: { counts: { all: 1, paid: 1 } },
      items: [{ name: '송*온', phoneNo: '010-****-1011', pieces: 2 }],
    })
    expect(JSON.stringify([all, await read(orderId)])).not.toMatch(/송다온|테헤란로|01020001011/)
    expect((await browse(`search=${open.orderId.slice(0, 12).toLowerCase()}`)).items).toMatchObject([{ state: 'pending' }])
    expect((await browse('method=VBANK')).totalCount).toBe(0)
    expect((await browse('from=2026-06-01&until=2026-06-01')).totalCount).toBe(1)
    expect((await browse('until=2026-05-31')).totalCount).toBe(0)
    expect((await desk('find', { name: '송다온', phoneNo: '010-2000-1011' })).data.items).toHaveLength(2)
    expect((await desk('find', { name: '송다온', phoneNo: '010-2000-1012' })).data.items).toEqual([])
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'order.find'))
    expect(lines.map(({ detail }) => detail)).toEqual([{ found: 2 }, { found: 0 }])
  })

  test('a person is opened for a reason; a file is masked unless the role may publish', async () => {
    const { orderId } = await shop.bought([CHAIR])
    expect((await desk('open', { orderId, reason: '' })).status).toBe(400)
    const opened = (await desk('open', { orderId, reason: '배송지를 확인합니다' }, PEOPLE.manager)).data.items
    expect(opened).toContainEqual({ words: '주소', value: '(06236) 서울 강남구 테헤란로 1 101호' })
    const wish = { reason: '이번 달 정산', personalYn: 'N' }
    const file = (await desk('export', wish, PEOPLE.manager)).data.item
    expect(file).toMatchObject({ rows: 1, csv: expect.stringContaining('송*온') })
    expect((await desk('export', { ...wish, personalYn: 'Y' }, PEOPLE.manager)).status).toBe(403)
    expect((await desk('export', { ...wish, personalYn: 'Y' })).data.item).toMatchObject({ csv: expect.stringContaining('송다온') })
    const actions = (await app.open.db.select().from(audits)).map(({ action }) => action)
    expect(actions.filter((action) => /^order\.(read|export)$/.test(action))).toEqual(['order.read', 'order.export', 'order.export'])
    await app.open.db.update(roles).set({ rights: { orders: { acts: ['see'] } } })
    expect((await desk('move', { ...(await at(orderId)), to: 'preparing', reason: WHY }, PEOPLE.manager)).status).toBe(403)
    await app.open.db.update(roles).set({ rights: {} })
    expect((await app.get('/adm/order/browse', { as: PEOPLE.manager, now: NOW })).status).toBe(403)
    await app.open.db.update(roles).set({ rights: { orders: { acts: ['write'] } } })
  })

  test('the first screen of the console says what is to be prepared and sent', async () => {
    await shop.bought([CHAIR])
    await prepared()
    const { item } = (await app.get('/adm/console/home', { as: PEOPLE.admin, now: NOW })).data
    expect(item['queues']).toMatchObject([
      { id: 'orders-paid', count: 1 },
      { id: 'orders-preparing', count: 1 },
    ])
  })
})
