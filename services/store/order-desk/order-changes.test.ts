// What staff change of an order before it is sent, and what they write about it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orderNotes } from '@/services/db/tables/order-desk'
import { orderMessages } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import { GIVEN, NOW, Shop } from '@/tests/support/store-orders'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deliverOrderMessages } from '../payments/deliver-order-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

const WHY = '고객이 전화로 요청'
const PLACE = {
  ...{ name: '송다온', phoneNo: '010-2000-1011', zipCode: '04524', address: '서울 중구 세종대로 110' },
  ...{ addressDetail: '3층', request: '문 앞에 놓아 주세요' },
}
const RED = { variantId: 'chair-red', qty: 2 }
const BLUE = { variantId: 'chair-blue', qty: 2 }
const PACKER: RoleRights = { orders: { acts: ['write'] } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    const chair = { siteId: 'site', goodsId: 'chair', given: GIVEN, orderNo: 2 }
    await db.insert(goodsVariants).values({ ...chair, variantId: 'chair-green', choices: ['초록'] })
    await db.insert(roles).values({ id: 'packer', siteId: 'site', name: '포장', rights: PACKER })
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
    await app.open.db.update(roles).set({ rights: PACKER })
    ports.sendMail.mockReset().mockResolvedValue(true)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const post = (call: string, body: object, as: object = PEOPLE.manager): Promise<TestResponse> =>
    app.post(`/adm/order/${call}`, body, { as, now: shop.now })
  const read = async (orderId: string) =>
    (await app.get(`/adm/order/read?orderId=${orderId}`, { as: PEOPLE.manager, now: shop.now })).data.item
  const at = async (orderId: string) => ({ orderId, version: (await shop.orderOf(orderId)).version })
  const lineOf = async (orderId: string) => (await shop.linesOf(orderId))[0]!
  const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]
  const toOption = async (orderId: string, variantId: string, as: object = PEOPLE.manager, more: object = {}) =>
    post('option', { ...(await at(orderId)), lineSeq: (await lineOf(orderId)).lineSeq, variantId, reason: WHY, ...more }, as)
  const told = async (orderId: string) =>
    (await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))).map(({ news }) => news)

  test('an address is changed until it is handed over: the history says which fields, the buyer is told, the log has no address', async () => {
    const { orderId } = await shop.bought([RED])
    const opened = (await post('delivery/open', { orderId, reason: WHY })).data.item
    expect(opened).toMatchObject({ name: '송다온', phoneNo: '010-2000-1011', addressDetail: '101호' })
    const answer = await post('delivery', { ...(await at(orderId)), ...PLACE, reason: WHY })
    expect(said(answer)[0], said(answer)[1]).toBe(200)
    expect((await shop.orderOf(orderId)).delivery).toEqual({ ...PLACE, phoneNo: '01020001011' })
    expect((await read(orderId))['changes']).toMatchObject([
      { kind: 'delivery', words: '우편번호, 주소, 상세 주소, 배송 요청', reason: WHY, by: '박포장' },
    ])
    expect(await told(orderId)).toContain('deliveryChanged')
    await deliverOrderMessages(app.open, shop.now)
    expect(JSON.stringify(ports.sendText.mock.calls)).toContain('배송지를 바꾸었습니다')
    const log = JSON.stringify(await app.open.db.select({ action: audits.action, detail: audits.detail }).from(audits))
    expect(log).toContain('order.delivery')
    expect(log).not.toMatch(/세종대로|3층|01020001011/)
  })

  test('an address that costs more, is none, is the same, or of a parcel that left is refused in words', async () => {
    const { orderId } = await shop.bought([RED])
    const change = async (more: object) => said(await post('delivery', { ...(await at(orderId)), ...PLACE, reason: WHY, ...more }))
    expect(await change({ zipCode: '63000' })).toEqual([409, expect.stringContaining('배송비가 더 드는 곳')])
    expect(await change({ phoneNo: '전화 없음 ..' })).toEqual([400, expect.stringContaining('휴대전화 번호')])
    expect((await change({}))[0]).toBe(200)
    expect(await change({})).toEqual([400, expect.stringContaining('지금 배송지와 같습니다')])
    expect(said(await post('delivery', { orderId, version: 0, ...PLACE, reason: WHY }))[0]).toBe(409)
    await post('move', { ...(await at(orderId)), to: 'preparing', reason: WHY })
    await post('ship', { ...(await at(orderId)), carrier: 'cj', trackingNo: '601234567890' })
    expect(await change({ addressDetail: '4층' })).toEqual([409, expect.stringContaining('이미 택배사에 맡긴 주문')])
  })

  test('an option of the same price is swapped with its stock; a dearer one is refused in words', async () => {
    const { orderId } = await shop.bought([RED])
    const line = await lineOf(orderId)
    const offers = (await app.get(`/adm/order/options?orderId=${orderId}&lineSeq=${line.lineSeq}`, { as: PEOPLE.manager, now: shop.now }))
      .data
    expect(offers.items).toEqual([
      { variantId: 'chair-blue', choices: ['파랑'], left: GIVEN, back: 0, fault: expect.stringContaining('더 비싼 옵션') },
      { variantId: 'chair-green', choices: ['초록'], left: GIVEN, back: 0, fault: '' },
    ])
    expect(said(await toOption(orderId, 'chair-blue'))).toEqual([409, expect.stringContaining('더 비싼 옵션')])
    expect(said(await toOption(orderId, 'chair-green'))[0]).toBe(200)
    expect([await shop.stockOf('chair-red'), await shop.stockOf('chair-green')]).toEqual([
      { reserved: 0, sold: 0 },
      { reserved: 0, sold: 2 },
    ])
    expect(await lineOf(orderId)).toMatchObject({ variantId: 'chair-green', choices: ['초록'], paidShare: line.paidShare })
    expect((await read(orderId))['changes']).toMatchObject([{ kind: 'option', words: '의자: 빨강 → 초록', by: '박포장' }])
    expect(await told(orderId)).toContain('optionChanged')
    expect(said(await toOption(orderId, 'chair-green'))[0]).toBe(409)
    expect(said(await toOption(orderId, 'lamp-1'))).toEqual([409, expect.stringContaining('같은 상품의 옵션')])
    await shop.audit()
  })

  test('before the deposit the held pieces are swapped, and no difference is given back of what nobody paid', async () => {
    const { orderId } = await shop.bought([RED], { method: 'VBANK' })
    expect((await shop.orderOf(orderId)).state).toBe('waiting')
    expect(said(await toOption(orderId, 'chair-green'))[0]).toBe(200)
    expect([await shop.stockOf('chair-red'), await shop.stockOf('chair-green')]).toEqual([
      { reserved: 0, sold: 0 },
      { reserved: 2, sold: 0 },
    ])
    const { orderId: dear } = await shop.bought([BLUE], { method: 'VBANK' })
    expect(said(await toOption(dear, 'chair-red', PEOPLE.admin))).toEqual([409, expect.stringContaining('아직 입금하지 않은 주문')])
    await shop.audit()
  })

  test('a cheaper option gives the difference back by the path and the right of refunds', async () => {
    const { orderId } = await shop.bought([BLUE])
    expect(said(await toOption(orderId, 'chair-red'))).toEqual([403, expect.stringContaining('‘취소와 환불’')])
    expect(await lineOf(orderId)).toMatchObject({ variantId: 'chair-blue' })
    await app.open.db.update(roles).set({ rights: { ...PACKER, refunds: { acts: ['write'] } } })
    expect(said(await toOption(orderId, 'chair-red'))).toEqual([200, '옵션을 바꾸고 차액 2,000원을 돌려드렸습니다.'])
    expect(await read(orderId)).toMatchObject({ refundAmount: 2_000, refunds: [{ amount: 2_000, state: 'done' }] })
    await shop.audit()
  })

  test('where an option was priced anew since the order, no difference is given back of what nobody paid', async () => {
    const { orderId } = await shop.bought([BLUE])
    onTestFinished(async () => {
      await app.open.db.update(goodsVariants).set({ extraPrice: 1_000 }).where(eq(goodsVariants.variantId, 'chair-blue'))
    })
    await app.open.db.update(goodsVariants).set({ extraPrice: 60_000 }).where(eq(goodsVariants.variantId, 'chair-blue'))
    expect(said(await toOption(orderId, 'chair-red', PEOPLE.admin))).toEqual([
      409,
      expect.stringContaining('값이 바뀌어 차액을 셈할 수 없습니다'),
    ])
    expect(await read(orderId)).toMatchObject({ refundAmount: 0 })
    await shop.audit()
  })

  test('of two who take the last pieces at once one is refused, and nothing of theirs is written', async () => {
    await app.open.db.update(goodsVariants).set({ given: 2 }).where(eq(goodsVariants.variantId, 'chair-green'))
    const [one, two] = [await shop.bought([RED]), await shop.bought([RED])]
    const answers = await Promise.all([toOption(one.orderId, 'chair-green'), toOption(two.orderId, 'chair-green')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shop.stockOf('chair-red')).toEqual({ reserved: 0, sold: 2 })
    await shop.audit()
  })

  test('an option of a parcel that left, or of a line that was cancelled in part, stays', async () => {
    const { orderId } = await shop.bought([RED])
    const line = await lineOf(orderId)
    await post('move', { ...(await at(orderId)), to: 'preparing', reason: WHY })
    await post('cancel', { ...(await at(orderId)), reason: WHY, items: [{ lineSeq: line.lineSeq, qty: 1 }] }, PEOPLE.admin)
    expect(said(await toOption(orderId, 'chair-green'))).toEqual([409, expect.stringContaining('일부를 취소한')])
    await post('ship', { ...(await at(orderId)), carrier: 'cj', trackingNo: '601234567890' })
    expect(said(await toOption(orderId, 'chair-green'))).toEqual([409, expect.stringContaining('교환으로 접수')])
    await shop.audit()
  })

  test('staff write notes of an order: sealed, own ones are changed, numbers of people and cards are refused, and they go with the order', async () => {
    const { orderId } = await shop.bought([RED])
    const add = (contents: string, as?: object) => post('note', { orderId, contents }, as)
    expect((await add('상자가 찌그러져 다시 쌌습니다')).status).toBe(200)
    expect(said(await add('카드 4111-1111-1111-1111'))).toEqual([400, expect.stringContaining('카드 번호')])
    const list = async (as: object = PEOPLE.manager) =>
      (await app.get(`/adm/order/notes?orderId=${orderId}`, { as, now: shop.now })).data.items as unknown as {
        noteSeq: number
        isOwn: boolean
      }[]
    const [note] = await list()
    expect(note).toMatchObject({ staffName: '박포장', isOwn: true, version: 0 })
    expect((await list(PEOPLE.admin))[0]!.isOwn).toBe(false)
    const { noteSeq } = note!
    expect((await post('note/change', { noteSeq, version: 0, contents: '다시 쌌습니다' }, PEOPLE.admin)).status).toBe(403)
    expect((await post('note/change', { noteSeq, version: 0, contents: '다시 쌌습니다' })).status).toBe(200)
    expect((await post('note/change', { noteSeq, version: 0, contents: '늦었습니다' })).status).toBe(409)
    const stored = await app.open.db.execute(`select contents from order_note`)
    expect(JSON.stringify(stored)).not.toContain('다시')
    expect((await post('note/delete', { noteSeq }, PEOPLE.admin)).status).toBe(403)
    expect((await post('note/delete', { noteSeq })).status).toBe(200)
    expect(JSON.stringify(await app.open.db.select().from(audits))).not.toContain('다시 쌌습니다')
    await add('한 번 더')
    await shop.reset()
    expect(await app.open.db.$count(orderNotes)).toBe(0)
  })
})
