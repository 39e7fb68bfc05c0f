// Telephone orders: what staff write, the link that they send, and those who pay it, at once, late, or with another secret.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { PAY_LINK_HOURS } from '@/schemas/rules/store/order-drafts'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { clearAudits } from '@/tests/support/clear-audits'
import { GIVEN, member, minutesAfter, Shop, type Prepared } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, useSettings, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { deleteOldOrders } from '../payments/delete-old-orders'
import { expireOrders } from '../payments/expire-orders'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

type Item = Record<string, unknown> & { draftSeq: number; version: number; amounts: { paid: number } }
const VISITOR = {}
const BUYER = { name: '윤가람', phoneNo: '010-2000-7788', email: 'garam@example.com' }
const PLACE = {
  ...{ name: '윤가람', phoneNo: '010-2000-7788', zipCode: '04524', address: '서울 중구 세종대로 110' },
  ...{ addressDetail: '7층', request: '전화 뒤 방문' },
}
const EMPTY = { lines: [], discount: 0, discountReason: '', note: '' }
const WRITER: RoleRights = { 'order-drafts': { acts: ['write'] } }
const CONSENTS = ['over14', 'terms', 'privacy']

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  await app.open.db.insert(roles).values({ id: 'phone', siteId: 'site', name: '전화', rights: WRITER })
  await app.open.db.update(staff).set({ roleId: 'phone', name: '박전화' }).where(eq(staff.id, 'manager'))
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})
beforeEach(async () => {
  await shop.reset()
  await clearAudits(app.open.db)
  await app.open.db.delete(orderDrafts)
  await app.open.db.update(goodsVariants).set({ publishedYn: 'Y' })
  await atWork()
  await app.open.db.update(roles).set({ rights: WRITER })
  useSettings(app.place.dataDir, shop.settings)
  ports.sendMail.mockReset().mockResolvedValue(true)
  ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
})

/** Staff who are signed in at the moment of the shop. */
const atWork = () => app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
const post = (call: string, body: object, as: object = PEOPLE.admin): Promise<TestResponse> =>
  app.post(`/adm/orderDraft/${call}`, body, { as, now: shop.now })
const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]
const itemOf = (answer: TestResponse): Item => {
  expect(answer.status, answer.data.resultMessage).toBe(200)
  return answer.data.item as Item
}
const read = async (draftSeq: number) =>
  itemOf(await app.get(`/adm/orderDraft/read?draftSeq=${draftSeq}`, { as: PEOPLE.admin, now: shop.now }))
const save = async (draftSeq: number, more: object, as: object = PEOPLE.admin) =>
  post('save', { ...EMPTY, draftSeq, version: (await read(draftSeq)).version, ...more }, as)
const LINES = [{ variantId: 'lamp-1', qty: 2 }]

async function written(more: object = {}, of: object = { buyer: BUYER }): Promise<Item> {
  const { draftSeq } = itemOf(await post('create', of))
  return itemOf(await save(draftSeq, { lines: LINES, delivery: PLACE, ...more }))
}
const nowOf = ({ lines }: Item) =>
  (lines as { priceNow: number; qty: number }[]).reduce((sum, { priceNow, qty }) => sum + priceNow * qty, 0)
const send = (draft: Item, channels: string[] = ['text']) =>
  post('send', { draftSeq: draft.draftSeq, version: draft.version, channels, shownNow: nowOf(draft) })
async function sent(draft: Item): Promise<{ draft: Item; token: string }> {
  const { url, draft: after } = itemOf(await send(draft)) as unknown as { url: string; draft: Item }
  return { draft: after, token: url.slice(url.indexOf('#') + 1) }
}
const open = (token: string, as: object = VISITOR) => app.post('/svc/payLinkSvcApi/open', { token }, { as, now: shop.now })
const pay = (token: string, amount: number, more: object = {}) =>
  app.post(
    '/svc/payLinkSvcApi/prepare',
    { token, amount, method: 'CARD', agreed: true, customAgreed: true, consents: CONSENTS, ...more },
    { as: VISITOR, now: shop.now },
  )
const confirm = (of: Prepared) => shop.confirm(of, shop.authenticate(of), VISITOR)
const ordersOf = (draftSeq: number) => app.open.db.select().from(orders).where(eq(orders.draftSeq, draftSeq))

test('a draft becomes a link, the link an order with its number, its sums and its buyer, and the draft says so', async () => {
  const draft = await written({ note: '오전에 전화' })
  expect(draft).toMatchObject({ state: 'draft', name: '윤*람', phoneNo: '010-****-7788', isMember: false, order: null })
  const { token } = await sent(draft)
  expect(ports.sendText.mock.calls[0]![0]).toMatchObject({ to: '01020007788', text: expect.stringContaining(`/store/order/link#${token}`) })
  const shown = itemOf(await open(token))
  expect(shown).toMatchObject({ buyer: { name: '윤*람', phoneNo: '010-****-7788' }, memberYn: 'N', amounts: { paid: draft.amounts.paid } })
  expect(JSON.stringify(shown)).not.toMatch(/윤가람|20007788|세종대로|garam/)
  const order = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 2, sold: 0 })
  expect((await confirm(order)).status).toBe(200)
  const [row] = await ordersOf(draft.draftSeq)
  expect(row).toMatchObject({
    state: 'paid',
    memberNo: null,
    amount: draft.amounts.paid,
    buyer: { name: '윤가람', phoneNo: '01020007788' },
  })
  expect(row!.orderId).toMatch(/^\d{6}-[0-9A-Z]{13}$/)
  expect(await read(draft.draftSeq)).toMatchObject({ state: 'paid', order: { orderId: order.orderId, state: 'paid' } })
  expect(said(await open(token))).toEqual([409, expect.stringContaining('이미 결제를 마친 주문')])
  await shop.audit()
  const log = JSON.stringify(await app.open.db.select({ action: audits.action, detail: audits.detail, target: audits.target }).from(audits))
  for (const act of ['orderDraft.create', 'orderDraft.save', 'orderDraft.send']) expect(log).toContain(act)
  expect(log).not.toMatch(/윤가람|20007788|세종대로|오전에/)
  expect(log).not.toContain(token)
  expect(JSON.stringify(await app.open.db.select().from(orderDrafts))).not.toContain(token)
})

test('S-PAYLINK: 20 who pay one link at once make one order, and it is paid once', async () => {
  const draft = await written()
  const { token } = await sent(draft)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const prepared = await pay(token, draft.amounts.paid)
      if (prepared.status !== 200) return prepared.status
      return (await confirm(prepared.data.item as unknown as Prepared)).status
    }),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.every((status) => status === 200 || status === 409)).toBe(true)
  const made = await ordersOf(draft.draftSeq)
  expect(made.map(({ state }) => state)).toEqual(['paid'])
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 2 })
  await shop.audit()
})

test('S-PAYLINK: another way of paying makes a new order once nobody pays the old one, and a charge of the old one that comes late is given back', async () => {
  const draft = await written()
  const { token } = await sent(draft)
  const first = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  const second = itemOf(await pay(token, draft.amounts.paid, { method: 'TRANSFER' })) as unknown as Prepared
  expect(second.orderId).not.toBe(first.orderId)
  expect(said(await confirm(first))[0]).toBe(409)
  expect((await confirm(second)).status).toBe(200)
  expect((await ordersOf(draft.draftSeq)).map(({ state }) => state).toSorted()).toEqual(['expired', 'paid'])
  // It is confirmed at the provider by somebody who holds its key, and heard of by the webhook.
  const key = shop.authenticate(first)
  await shop.webhook(key)
  expect((await ordersOf(draft.draftSeq)).filter(({ state }) => state !== 'expired')).toHaveLength(1)
  await shop.audit()
})

test('C-PAYLINK: a link is paid within its term, also where it was opened before; after it, it says so', async () => {
  const draft = await written()
  const { token } = await sent(draft)
  shop.now = new Date(minutesAfter(PAY_LINK_HOURS * 60).getTime() - 60_000)
  const begun = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  shop.now = minutesAfter(PAY_LINK_HOURS * 60)
  expect(said(await open(token))).toEqual([409, expect.stringContaining('결제 기한이 지난 링크')])
  expect(said(await pay(token, draft.amounts.paid))[0]).toBe(409)
  expect(said(await confirm(begun))[0]).toBe(409)
  await expireOrders(app.open, shop.where)
  await atWork()
  expect(await read(draft.draftSeq)).toMatchObject({ state: 'lapsed', order: null })
  const again = await sent(await read(draft.draftSeq))
  expect((await open(again.token)).status).toBe(200)
  expect(said(await open(token))).toEqual([404, expect.stringContaining('가장 나중에 받으신 링크')])
  await shop.audit()
})

test('a secret that was changed, none, or of another draft opens nothing', async () => {
  const { token } = await sent(await written())
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [changed, token.slice(1), 'x', `${token}' or '1'='1`]) {
    expect((await open(wrong)).status).toBe(404)
    expect((await pay(wrong, 1)).status).toBe(404)
  }
  expect((await open('')).status).toBe(400)
})

test('the price that was agreed on stays; another one of the shop, and what is sold out, is said before the link goes out', async () => {
  const draft = await written()
  const [line] = draft['lines'] as { unitPrice: number; priceNow: number }[]
  const before = await app.open.db.select({ salePrice: goods.salePrice }).from(goods).where(eq(goods.goodsId, 'lamp'))
  await app.open.db
    .update(goods)
    .set({ salePrice: before[0]!.salePrice + 7_000, price: before[0]!.salePrice + 7_000 })
    .where(eq(goods.goodsId, 'lamp'))
  expect(said(await send(draft))).toEqual([409, expect.stringContaining('가격이 바뀌었습니다')])
  const seen = await read(draft.draftSeq)
  expect(seen['lines']).toMatchObject([{ unitPrice: line!.unitPrice, priceNow: line!.unitPrice + 7_000 }])
  const { token } = await sent(seen)
  const paid = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  expect(paid.amount).toBe(draft.amounts.paid)
  await app.open.db.update(goods).set(before[0]!).where(eq(goods.goodsId, 'lamp'))
  const other = await written()
  await app.open.db.update(goodsVariants).set({ given: 3 }).where(eq(goodsVariants.variantId, 'lamp-1'))
  expect(said(await send(await read(other.draftSeq)))).toEqual([409, expect.stringContaining('재고가 부족한 상품')])
  await app.open.db.update(goodsVariants).set({ given: GIVEN, publishedYn: 'N' }).where(eq(goodsVariants.variantId, 'lamp-1'))
  expect(said(await send({ ...other, lines: [] } as Item))).toEqual([409, expect.stringContaining('지금 판매할 수 없거나')])
  expect(said(await pay(token, draft.amounts.paid))).toEqual([409, expect.stringContaining('판매하지 않는 상품')])
})

test('a link is taken back and sent anew, a draft copied and cancelled; each says so in words', async () => {
  const draft = await written()
  const { token, draft: out } = await sent(draft)
  expect(said(await save(draft.draftSeq, { lines: LINES }))).toEqual([409, expect.stringContaining('링크를 거둔 뒤에')])
  const begun = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  const back = itemOf(await post('withdraw', { draftSeq: out.draftSeq, version: out.version }))
  expect(back).toMatchObject({ state: 'draft', order: null })
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 0 })
  expect(said(await confirm(begun))[0]).toBe(409)
  expect(said(await open(token))).toEqual([409, expect.stringContaining('거둔 결제 링크')])
  expect(said(await post('withdraw', { draftSeq: back.draftSeq, version: back.version }))[0]).toBe(409)
  const copy = itemOf(await post('copy', { draftSeq: draft.draftSeq }))
  expect(copy).toMatchObject({ left: 0 })
  expect(await read(copy.draftSeq)).toMatchObject({ state: 'draft', pieces: 2, discount: 0 })
  const again = await sent(await read(draft.draftSeq))
  const gone = itemOf(await post('cancel', { draftSeq: draft.draftSeq, version: again.draft.version, reason: '고객이 그만두심' }))
  expect(gone).toMatchObject({ state: 'cancelled', cancelReason: '고객이 그만두심' })
  expect(said(await open(again.token))).toEqual([409, expect.stringContaining('취소된 주문의 결제 링크')])
  expect(said(await pay(again.token, draft.amounts.paid))[0]).toBe(409)
})

test('what is being paid is not taken back, and a deposit that is awaited is neither paid twice nor cancelled here', async () => {
  const draft = await written()
  const { token, draft: out } = await sent(draft)
  const order = itemOf(await pay(token, draft.amounts.paid, { method: 'VBANK' })) as unknown as Prepared
  expect((await confirm(order)).status).toBe(200)
  expect(await read(draft.draftSeq)).toMatchObject({ state: 'waiting', order: { state: 'waiting' } })
  expect(said(await open(token))).toEqual([409, expect.stringContaining('입금을 기다리고')])
  expect(said(await pay(token, draft.amounts.paid))[0]).toBe(409)
  expect(said(await post('cancel', { draftSeq: out.draftSeq, version: out.version, reason: '고객이 그만두심' }))).toEqual([
    409,
    expect.stringContaining('입금을 기다리고'),
  ])
})

test('two tabs: the second save is told who was first, and writes nothing', async () => {
  const draft = await written()
  const mine = { ...EMPTY, draftSeq: draft.draftSeq, version: draft.version, lines: LINES, note: '먼저' }
  itemOf(await post('save', mine))
  expect(said(await post('save', { ...mine, note: '나중' }))).toEqual([409, expect.stringMatching(/님이 다른 창에서.*바꾸었습니다/)])
  expect(await read(draft.draftSeq)).toMatchObject({ note: '먼저' })
})

test('a member pays member prices by the link without signing in, and finds the order under their own', async () => {
  const buyer = await shop.join()
  await app.open.db.update(members).set({ memberName: '최나루', mobileNo: '01020006655' }).where(eq(members.memberNo, buyer))
  const draft = await written({}, { memberNo: buyer })
  expect(draft).toMatchObject({ isMember: true, memberNo: buyer })
  const { token } = await sent(draft)
  const order = itemOf(await pay(token, draft.amounts.paid, { consents: [] })) as unknown as Prepared
  expect((await confirm(order)).status).toBe(200)
  const [row] = await ordersOf(draft.draftSeq)
  expect(row).toMatchObject({ memberNo: buyer, state: 'paid' })
  const own = await app.get(`/svc/orderSvcApi/svcRead?id=${order.orderId}`, { as: member(buyer), now: shop.now })
  expect(own.status).toBe(200)
  const done = await app.get(`/svc/orderSvcApi/completed?id=${order.orderId}`, { as: VISITOR, now: shop.now })
  expect([done.status, JSON.stringify(done.data).includes('세종대로')]).toEqual([200, false])
})

test('C-DRAFTOFF: a discount needs its right, a reason, and stays below what one person gives back alone; parts that go back carry it', async () => {
  const { draftSeq } = await written()
  const off = (discount: number, as: object = PEOPLE.admin, discountReason = '전시 상품이라 할인') =>
    save(draftSeq, { lines: LINES, discount, discountReason }, as)
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
  const { token } = await sent(await read(draftSeq))
  const order = itemOf(await pay(token, draft.amounts.paid)) as unknown as Prepared
  expect((await confirm(order)).status).toBe(200)
  const lines = await shop.linesOf(order.orderId)
  expect(lines.reduce((sum, line) => sum + line.couponShare, 0)).toBe(1_000)
  expect(lines.reduce((sum, line) => sum + line.paidShare, 0)).toBe(order.amount)
})

test('what the order form asks is asked: consents of a visitor, the goods made to order, the sum that was shown', async () => {
  const draft = await written()
  const { token } = await sent(draft)
  const { paid } = draft.amounts
  expect(said(await pay(token, paid, { agreed: false }))[0]).toBe(400)
  expect(said(await pay(token, paid, { consents: ['terms'] }))).toEqual([400, expect.stringContaining('필수 항목')])
  expect(said(await pay(token, paid - 1))).toEqual([409, expect.stringContaining('결제 금액이 바뀌었습니다')])
  expect(await ordersOf(draft.draftSeq)).toEqual([])
})

test('who may see drafts does not write them, and nobody without the right reads one; a member is chosen by who may find members', async () => {
  const draft = await written()
  await app.open.db.update(roles).set({ rights: { 'order-drafts': { acts: ['see'] } } })
  expect((await post('copy', { draftSeq: draft.draftSeq }, PEOPLE.manager)).status).toBe(403)
  const opened = itemOf(await post('open', { draftSeq: draft.draftSeq, reason: '고객 전화 확인' }, PEOPLE.manager))
  expect(opened).toMatchObject({ buyer: { name: '윤가람' }, delivery: { addressDetail: '7층' } })
  await app.open.db.update(roles).set({ rights: WRITER })
  const buyer = await shop.join()
  expect(said(await post('create', { memberNo: buyer }, PEOPLE.manager))).toEqual([403, expect.stringContaining('회원을 찾을 권한')])
  await app.open.db.update(roles).set({ rights: { orders: { acts: ['see'] } } })
  expect((await app.get('/adm/orderDraft/browse', { as: PEOPLE.manager, now: shop.now })).status).toBe(403)
})

test('the list counts each state, goods are found by name and code, and what nobody paid is deleted in the end', async () => {
  const first = await written()
  await written({ lines: [] })
  await sent(first)
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
