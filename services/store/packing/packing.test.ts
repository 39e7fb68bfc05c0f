// The packing room: what waits, what is printed of whom, and what leaves.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orders } from '@/services/db/tables/orders'
import { auditSubjects } from '@/services/db/tables/trail'
import { noteEvent } from '../domain/money/note-event'
import { NOW, Shop } from '@/tests/support/store-orders'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WHY = '주문을 확인했습니다'
const CHAIR = { variantId: 'chair-red', qty: 2 }
const LAMP = { variantId: 'lamp-1', qty: 1 }

interface Row {
  orderId: string
  version: number
  [field: string]: unknown
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  const give = (acts: ('see' | 'write' | 'publish')[]) => app.open.db.update(roles).set({ rights: { orders: { acts } } })
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    await db.insert(roles).values({ id: 'packer', siteId: 'site', name: '포장', rights: {} })
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
    await give(['write'])
  })

  const post = (path: string, body: object, as: object = PEOPLE.manager): Promise<TestResponse> =>
    app.post(path, body, { as, now: shop.now })
  const browse = async (query = '') => (await app.get(`/adm/packing/browse?${query}`, { as: PEOPLE.manager, now: shop.now })).data
  const rows = async (query = '') => (await browse(query)).items as unknown as Row[]
  const prepared = async (items = [CHAIR, LAMP], change: object = {}) => {
    const { orderId } = await shop.bought(items, change)
    const { version } = await shop.orderOf(orderId)
    expect((await post('/adm/order/move', { orderId, version, to: 'preparing', reason: WHY })).status).toBe(200)
    return orderId
  }
  const print = (kind: string, orderIds: string[], as?: object) => post('/adm/packing/print', { kind, orderIds }, as)

  test('what waits is listed with its options and pieces, masked, the oldest first, and found by goods and way of delivery', async () => {
    const first = await prepared()
    shop.now = new Date(NOW.getTime() + 60_000)
    const second = await prepared([{ variantId: 'sofa-1', qty: 1 }])
    await shop.bought([CHAIR])
    expect(await rows()).toMatchObject([
      { orderId: first, name: '송*온', phoneNo: '010-****-1011', pieces: 3, isFaulty: false, labelPrintedAt: null },
      { orderId: second, pieces: 1 },
    ])
    expect((await rows())[0]!['lines']).toEqual([
      expect.objectContaining({ name: '의자', choices: ['빨강'], qty: 2, delivery: 'parcel' }),
      expect.objectContaining({ name: '조명', choices: [], qty: 1 }),
    ])
    expect(JSON.stringify(await browse())).not.toMatch(/송다온|테헤란로|01020001011/)
    // A wish that the form offers is read at once; an own one may name a person, and is read on paper.
    const wish = async (request: string) => {
      const { delivery } = await shop.orderOf(first)
      await app.open.db
        .update(orders)
        .set({ delivery: { ...delivery, request } })
        .where(eq(orders.orderId, first))
      return (await rows())[0]
    }
    expect(await wish('문 앞에 놓아 주세요.')).toMatchObject({ hasRequest: true, request: '문 앞에 놓아 주세요.' })
    expect(await wish('송다온 엄마에게 전해 주세요')).toMatchObject({ hasRequest: true, request: '' })
    expect(await wish('')).toMatchObject({ hasRequest: false, request: '' })
    expect((await rows('delivery=install')).map(({ orderId }) => orderId)).toEqual([second])
    expect((await rows(`search=${encodeURIComponent('의자')}`)).map(({ orderId }) => orderId)).toEqual([first])
    expect((await rows(`search=${second.toLowerCase()}`)).map(({ orderId }) => orderId)).toEqual([second])
    expect(await browse('search=%25')).toMatchObject({ totalCount: 0, items: [] })
  })

  test('pieces that were cancelled are not packed, and a payment that went back is named', async () => {
    const orderId = await prepared([CHAIR, LAMP])
    const { version } = await shop.orderOf(orderId)
    const [line] = await shop.linesOf(orderId)
    const cancelled = { orderId, version, reason: '하나만 보냅니다', items: [{ lineSeq: line!.lineSeq, qty: 1 }] }
    expect((await post('/adm/order/cancel', cancelled, PEOPLE.admin)).status).toBe(200)
    await noteEvent(
      { ...shop.where, touch: () => undefined, db: app.open.db },
      { orderId, paymentKey: '', kind: 'fault', amount: 0, key: 'fault:1', detail: '입금 취소' },
    )
    expect(await rows()).toMatchObject([{ pieces: 2, isFaulty: true, lines: [{ qty: 1 }, { qty: 1 }] }])
  })

  test('a sheet names people, so that it is recorded for each of them; what is not packed any more is left out and named', async () => {
    const [one, two] = [await prepared(), await prepared([LAMP])]
    const { orderId: paid } = await shop.bought([CHAIR])
    const { item } = (await print('label', [two, one, paid, '260601-0000000000000'])).data
    const told = item as unknown as { orders: Row[]; left: object[]; sender: object }
    expect(told.orders.map(({ orderId }) => orderId)).toEqual([two, one])
    expect(told.orders[0]).toMatchObject({ name: '송다온', phoneNo: '010-2000-1011', zipCode: '06236', address: '서울 강남구 테헤란로 1' })
    expect(told.left).toEqual([
      { orderId: paid, words: '‘결제 완료’인 주문입니다.' },
      { orderId: '260601-0000000000000', words: '없는 주문입니다.' },
    ])
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'order.print'))
    expect(lines.map(({ actor, target, detail }) => [actor, target, detail]).toSorted()).toEqual(
      [one, two].map((orderId) => ['staff:manager', `order:${orderId}`, { kind: 'label' }]).toSorted(),
    )
    // Whose they were, so that one question tells who had an address on paper.
    expect(await app.open.db.$count(auditSubjects, eq(auditSubjects.auditId, lines[0]!.id))).toBeGreaterThan(0)
    expect((await rows()).map(({ labelPrintedAt, listPrintedAt }) => [typeof labelPrintedAt, listPrintedAt])).toEqual([
      ['string', null],
      ['string', null],
    ])
    const order = (await app.get(`/adm/order/read?orderId=${one}`, { as: PEOPLE.manager, now: shop.now })).data.item
    expect(order['changes']).toMatchObject([{ kind: 'labelPrinted', by: '박포장' }])
    await shop.audit()
  })

  test('who only looks prints nothing that names a person', async () => {
    const orderId = await prepared()
    await give(['see'])
    expect((await print('list', [orderId])).status).toBe(403)
    expect(await rows()).toHaveLength(1)
    expect(await app.open.db.$count(audits, eq(audits.action, 'order.print'))).toBe(0)
  })

  test('a parcel that was packed before the address changed stays behind with the reason, and the others leave', async () => {
    const [stale, fine] = [await prepared([LAMP]), await prepared([LAMP])]
    const seen = await rows()
    const place = {
      name: '송다온',
      phoneNo: '010-2000-1011',
      zipCode: '06236',
      address: '서울 강남구 테헤란로 9',
      addressDetail: '',
      request: '',
    }
    const { version } = await shop.orderOf(stale)
    const changed = await post('/adm/order/delivery', { orderId: stale, version, ...place, reason: '고객이 전화로 요청' })
    expect(changed.status, changed.data.resultMessage).toBe(200)
    const lines = seen.map((row, i) => ({ orderId: row.orderId, version: row.version, carrier: 'cj', trackingNo: `60123456789${i}` }))
    const { item } = (await post('/adm/order/shipSheet', { lines })).data
    expect(item).toMatchObject({ changed: 1, left: [{ orderId: stale, words: expect.stringContaining('박포장님이 먼저') as string }] })
    expect([(await shop.orderOf(stale)).state, (await shop.orderOf(fine)).state]).toEqual(['preparing', 'shipped'])
  })

  test('of an order that another table sent meanwhile it is said by whom and with which number', async () => {
    const orderId = await prepared([LAMP])
    const { version } = await shop.orderOf(orderId)
    const line = { orderId, version, carrier: 'cj', trackingNo: '601234567890' }
    expect((await post('/adm/order/shipSheet', { lines: [line] })).data.item).toMatchObject({ changed: 1 })
    expect((await post('/adm/order/shipSheet', { lines: [{ ...line, trackingNo: '601234567891' }] })).data.item).toEqual({
      changed: 0,
      left: [{ orderId, words: '박포장님이 이미 보냈습니다. 송장 번호는 CJ대한통운 601234567890입니다.' }],
    })
  })

  test('the file of chosen orders has their options and pieces, masked without the right to more', async () => {
    const [one] = [await prepared(), await prepared([LAMP])]
    const file = (await post('/adm/order/export', { orderIds: [one], personalYn: 'N', reason: '택배사에 보냅니다' })).data.item
    expect(file).toMatchObject({ rows: 1, csv: expect.stringContaining('의자 / 빨강 × 2') as string })
    expect(file['csv']).toContain('조명 × 1')
    expect(file['csv']).not.toContain('송다온')
  })
})
