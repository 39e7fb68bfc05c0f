// Telephone orders as staff write them: prices, rights, two tabs, and what is said of each act.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { roles } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { orderDrafts } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { DRAFT_LINES, DRAFT_WRITER, EMPTY_DRAFT, itemOf, PhoneOrders, said, VISITOR, type DraftItem } from '@/tests/support/phone-orders'
import { seoulDay } from '@/schemas/words/seoul-day'
import { GIVEN, member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { refundLines } from '../domain/money/refund-lines'
import { deleteOldOrders } from '../payments/delete-old-orders'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

let app: TestApp
let shop: Shop
let phone: PhoneOrders
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  phone = new PhoneOrders(app, shop)
  await phone.hire()
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})
beforeEach(async () => {
  await phone.reset()
  ports.sendMail.mockReset().mockResolvedValue(true)
  ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
})

test('a draft becomes a link, the link an order with its number, its sums and its buyer, and the draft says so', async () => {
  const draft = await phone.written({ note: '오전에 전화' })
  expect(draft).toMatchObject({ state: 'draft', name: '윤*람', phoneNo: '010-****-7788', isMember: false, order: null })
  const { token } = await phone.sent(draft)
  expect(ports.sendText.mock.calls[0]![0]).toMatchObject({ to: '01020007788', text: expect.stringContaining(`/store/order/link#${token}`) })
  const shown = itemOf(await phone.open(token))
  expect(shown).toMatchObject({ buyer: { name: '윤*람', phoneNo: '010-****-7788' }, memberYn: 'N', amounts: { paid: draft.amounts.paid } })
  expect(JSON.stringify(shown)).not.toMatch(/윤가람|20007788|세종대로|garam/)
  const order = await phone.begun(token, draft.amounts.paid)
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 2, sold: 0 })
  expect((await phone.confirm(order)).status).toBe(200)
  const [row] = await phone.ordersOf(draft.draftSeq)
  expect(row).toMatchObject({
    state: 'paid',
    memberNo: null,
    amount: draft.amounts.paid,
    buyer: { name: '윤가람', phoneNo: '01020007788' },
  })
  expect(row!.orderId).toMatch(/^\d{6}-[0-9A-Z]{13}$/)
  expect(await phone.read(draft.draftSeq)).toMatchObject({ state: 'paid', order: { orderId: order.orderId, state: 'paid' } })
  expect(said(await phone.open(token))).toEqual([409, expect.stringContaining('이미 결제를 마친 주문')])
  await shop.audit()
  const log = JSON.stringify(await app.open.db.select({ action: audits.action, detail: audits.detail, target: audits.target }).from(audits))
  for (const act of ['orderDraft.create', 'orderDraft.save', 'orderDraft.send']) expect(log).toContain(act)
  expect(log).not.toMatch(/윤가람|20007788|세종대로|오전에/)
  expect(log).not.toContain(token)
  expect(JSON.stringify(await app.open.db.select().from(orderDrafts))).not.toContain(token)
})

test('the price that was agreed on stays; another one of the shop, and what is sold out, is said before the link goes out', async () => {
  const draft = await phone.written()
  const [line] = draft['lines'] as { unitPrice: number; priceNow: number }[]
  const before = await app.open.db.select({ salePrice: goods.salePrice }).from(goods).where(eq(goods.goodsId, 'lamp'))
  await app.open.db
    .update(goods)
    .set({ salePrice: before[0]!.salePrice + 7_000, price: before[0]!.salePrice + 7_000 })
    .where(eq(goods.goodsId, 'lamp'))
  expect(said(await phone.send(draft))).toEqual([409, expect.stringContaining('가격이 바뀌었습니다')])
  const seen = await phone.read(draft.draftSeq)
  expect(seen['lines']).toMatchObject([{ unitPrice: line!.unitPrice, priceNow: line!.unitPrice + 7_000 }])
  const { token } = await phone.sent(seen)
  const paid = await phone.begun(token, draft.amounts.paid)
  expect(paid.amount).toBe(draft.amounts.paid)
  await app.open.db.update(goods).set(before[0]!).where(eq(goods.goodsId, 'lamp'))
  const other = await phone.written()
  await app.open.db.update(goodsVariants).set({ given: 3 }).where(eq(goodsVariants.variantId, 'lamp-1'))
  expect(said(await phone.send(await phone.read(other.draftSeq)))).toEqual([409, expect.stringContaining('재고가 부족한 상품')])
  await app.open.db.update(goodsVariants).set({ given: GIVEN, publishedYn: 'N' }).where(eq(goodsVariants.variantId, 'lamp-1'))
  expect(said(await phone.send({ ...other, lines: [] } as DraftItem))).toEqual([409, expect.stringContaining('지금 판매할 수 없거나')])
  expect(said(await phone.pay(token, draft.amounts.paid))).toEqual([409, expect.stringContaining('판매하지 않는 상품')])
})

test('a link is taken back and sent anew, a draft copied and cancelled; each says so in words', async () => {
  const draft = await phone.written()
  const { token, draft: out } = await phone.sent(draft)
  expect(said(await phone.save(draft.draftSeq, { lines: DRAFT_LINES }))).toEqual([409, expect.stringContaining('링크를 거둔 뒤에')])
  const begun = await phone.begun(token, draft.amounts.paid)
  const back = itemOf(await phone.post('withdraw', { draftSeq: out.draftSeq, version: out.version }))
  expect(back).toMatchObject({ state: 'draft', order: null })
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 0 })
  expect(said(await phone.confirm(begun))[0]).toBe(409)
  expect(said(await phone.open(token))).toEqual([409, expect.stringContaining('거둔 결제 링크')])
  expect(said(await phone.post('withdraw', { draftSeq: back.draftSeq, version: back.version }))[0]).toBe(409)
  const copy = itemOf(await phone.post('copy', { draftSeq: draft.draftSeq }))
  expect(copy).toMatchObject({ left: 0 })
  expect(await phone.read(copy.draftSeq)).toMatchObject({ state: 'draft', pieces: 2, discount: 0 })
  const again = await phone.sent(await phone.read(draft.draftSeq))
  const gone = itemOf(await phone.post('cancel', { draftSeq: draft.draftSeq, version: again.draft.version, reason: '고객이 그만두심' }))
  expect(gone).toMatchObject({ state: 'cancelled', cancelReason: '고객이 그만두심' })
  expect(said(await phone.open(again.token))).toEqual([409, expect.stringContaining('취소된 주문의 결제 링크')])
  expect(said(await phone.pay(again.token, draft.amounts.paid))[0]).toBe(409)
})

test('two tabs: the second save is told who was first, and writes nothing', async () => {
  const draft = await phone.written()
  const mine = { ...EMPTY_DRAFT, draftSeq: draft.draftSeq, version: draft.version, lines: DRAFT_LINES, note: '먼저' }
  itemOf(await phone.post('save', mine))
  expect(said(await phone.post('save', { ...mine, note: '나중' }))).toEqual([409, expect.stringMatching(/님이 다른 창에서.*바꾸었습니다/)])
  expect(await phone.read(draft.draftSeq)).toMatchObject({ note: '먼저' })
})

test('a member pays member prices by the link without signing in, and finds the order under their own', async () => {
  const buyer = await shop.join()
  await app.open.db.update(members).set({ memberName: '최나루', mobileNo: '01020006655' }).where(eq(members.memberNo, buyer))
  const draft = await phone.written({}, { memberNo: buyer })
  expect(draft).toMatchObject({ isMember: true, memberNo: buyer })
  const { token } = await phone.sent(draft)
  const order = await phone.begun(token, draft.amounts.paid, { consents: [] })
  expect((await phone.confirm(order)).status).toBe(200)
  const [row] = await phone.ordersOf(draft.draftSeq)
  expect(row).toMatchObject({ memberNo: buyer, state: 'paid' })
  const own = await app.get(`/svc/orderSvcApi/svcRead?id=${order.orderId}`, { as: member(buyer), now: shop.now })
  expect(own.status).toBe(200)
  const done = await app.get(`/svc/orderSvcApi/complete?id=${order.orderId}`, { as: VISITOR, now: shop.now })
  expect([done.status, JSON.stringify(done.data).includes('세종대로')]).toEqual([200, false])
})

test('C-DRAFTOFF: a discount needs its right, a reason, and stays below what one person gives back alone; parts that go back carry it', async () => {
  const { draftSeq } = await phone.written()
  const off = (discount: number, as: object = PEOPLE.admin, discountReason = '전시 상품이라 할인') =>
    phone.save(draftSeq, { lines: DRAFT_LINES, discount, discountReason }, as)
  expect(said(await off(1_000, PEOPLE.manager))).toEqual([403, expect.stringContaining('할인할 권한')])
  expect(said(await off(1_000, PEOPLE.admin, ''))).toEqual([400, expect.stringContaining('사유')])
  expect(said(await off(900_000_000))).toEqual([400, expect.stringContaining('상품 금액보다')])
  useSettings(app.place.dataDir, { ...shop.settings, REFUND_ALONE_MOST: '500' })
  expect(said(await off(1_000))).toEqual([400, expect.stringContaining('500원까지')])
  useSettings(app.place.dataDir, shop.settings)
  const draft = itemOf(await off(1_000))
  expect(draft.amounts).toMatchObject({ discount: 1_000 })
  // Who may not take anything off still writes the rest.
  expect((await off(1_000, PEOPLE.manager)).status).toBe(200)
  const { token } = await phone.sent(await phone.read(draftSeq))
  const order = await phone.begun(token, draft.amounts.paid)
  expect((await phone.confirm(order)).status).toBe(200)
  const lines = await shop.linesOf(order.orderId)
  expect(lines.reduce((sum, line) => sum + line.couponShare, 0)).toBe(1_000)
  expect(lines.reduce((sum, line) => sum + line.paidShare, 0)).toBe(order.amount)
  // It stands in the column of coupons and is none: the sales of the day do not call it one.
  const day = seoulDay(shop.now)
  const sales = await app.get(`/adm/sales/read?from=${day}&until=${day}`, { as: PEOPLE.admin, now: shop.now })
  expect(sales.data.items).toMatchObject([{ day, orders: 1, coupons: 0, couponAmount: 0 }])
  // A piece that is cancelled takes its own share of it along, and that of the other stays with it: there is no coupon that was lost.
  const { version } = await shop.orderOf(order.orderId)
  const cancelled = { orderId: order.orderId, version, reason: '하나만 보냅니다', items: [{ lineSeq: lines[0]!.lineSeq, qty: 1 }] }
  expect((await app.post('/adm/order/cancel', cancelled, { as: PEOPLE.admin, now: shop.now })).status).toBe(200)
  const [refund] = await app.open.db.select().from(refunds).where(eq(refunds.orderId, order.orderId))
  const told = await refundLines(app.open.db, await shop.orderOf(order.orderId), { amount: refund!.amount, dueAt: shop.now })
  expect(told.filter((words) => words.startsWith('할인'))).toEqual(['할인: −500원'])
  expect(told.join()).not.toContain('쿠폰')
})

test('who may see drafts does not write them, and nobody without the right reads one; a member is chosen by who may find members', async () => {
  const draft = await phone.written()
  await app.open.db.update(roles).set({ rights: { 'order-drafts': { acts: ['see'] } } })
  expect((await phone.post('copy', { draftSeq: draft.draftSeq }, PEOPLE.manager)).status).toBe(403)
  const opened = itemOf(await phone.post('open', { draftSeq: draft.draftSeq, reason: '고객 전화 확인' }, PEOPLE.manager))
  expect(opened).toMatchObject({ buyer: { name: '윤가람' }, delivery: { addressDetail: '7층' } })
  await app.open.db.update(roles).set({ rights: DRAFT_WRITER })
  const buyer = await shop.join()
  expect(said(await phone.post('create', { memberNo: buyer }, PEOPLE.manager))).toEqual([403, expect.stringContaining('회원을 찾을 권한')])
  await app.open.db.update(roles).set({ rights: { orders: { acts: ['see'] } } })
  expect((await app.get('/adm/orderDraft/browse', { as: PEOPLE.manager, now: shop.now })).status).toBe(403)
})

test('the list counts each state, goods are found by name and code, and what nobody paid is deleted in the end', async () => {
  const first = await phone.written()
  await phone.written({ lines: [] })
  await phone.sent(first)
  const list = await app.get('/adm/orderDraft/browse?state=waiting', { as: PEOPLE.admin, now: shop.now })
  expect(list.data.item).toEqual({ counts: { all: 2, draft: 1, waiting: 1, paid: 0, lapsed: 0, cancelled: 0 } })
  expect(list.data.items).toMatchObject([{ draftSeq: first.draftSeq, state: 'waiting', amount: first.amounts.paid }])
  for (const search of ['lamp', 'lamp-1']) {
    const found = await app.get(`/adm/orderDraft/goods?search=${search}&memberYn=N`, { as: PEOPLE.admin, now: shop.now })
    expect(found.data.items).toMatchObject([{ variantId: 'lamp-1', state: 'ok', left: GIVEN }])
  }
  await deleteOldOrders(app.open.db, minutesAfter(400 * 24 * 60))
  expect(await app.open.db.$count(orderDrafts)).toBe(0)
})
