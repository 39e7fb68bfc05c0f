// Sales by every cut: whatever was bought, cancelled, taken back and returned, the sums of the rows are those of orders and refunds.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { SALES_CUTS } from '@/schemas/rules/store/sales-cuts'
import { staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { brandShops, goods, storeCategories } from '@/services/db/tables/store'
import { GUEST, member, minutesAfter, NOW, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const CHAIR = { variantId: 'chair-red', qty: 2 }
const LAMP = { variantId: 'lamp-1', qty: 1 }
const DAY = 24 * 60
type Sums = Record<'net' | 'paid' | 'refunded' | 'pieces' | 'orders', number>
type Row = Sums & { key: string; words: string; detail: string; before: Sums }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
    const { db } = app.open
    await db.insert(brandShops).values({ brandId: 'oak', siteId: 'site', name: '오크', image: '/a.webp', orderNo: 1 })
    await db
      .insert(storeCategories)
      .values({ categoryId: 'light', siteId: 'site', category: '조명', superiorId: 'c', depth: 2, orderNo: 1 })
    await db.update(goods).set({ categoryId: 'light' }).where(eq(goods.goodsId, 'lamp'))
    await db.update(goods).set({ brandId: 'oak' }).where(eq(goods.goodsId, 'chair'))
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  const as = PEOPLE.admin
  const cut = async (by: string, query = 'from=2026-06-01&until=2026-06-30', now = NOW) => {
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(now.getTime() + 3_600_000) })
    const { status, data } = await app.get(`/adm/sales/by?by=${by}&${query}`, { as, now })
    expect(status, data.resultMessage).toBe(200)
    return data as unknown as {
      items: Row[]
      item: { total: Sums; before: Sums; booked: number; from: string; beforeFrom: string; beforeUntil: string }
    }
  }
  const added = (rows: readonly Sums[], name: keyof Sums) => rows.reduce((sum, row) => sum + row[name], 0)

  test('a line is of its goods, option, category, brand, hour and weekday in Seoul', async () => {
    // A minute before midnight in Seoul, on a Monday.
    shop.now = minutesAfter(13 * 60 + 59)
    const { amount } = await shop.bought([CHAIR, LAMP])
    const [chairs, lamp] = [100_002, 30_000]
    expect(amount).toBe(chairs + lamp)
    expect((await cut('goods')).items).toMatchObject([
      { words: '의자', net: chairs, pieces: 2, orders: 1 },
      { words: '조명', net: lamp, pieces: 1, orders: 1 },
    ])
    expect((await cut('option')).items[0]).toMatchObject({ words: '의자', detail: '빨강', net: chairs })
    expect((await cut('category')).items).toMatchObject([
      { words: '가구', detail: '', net: chairs },
      { words: '조명', detail: '가구', net: lamp },
    ])
    expect((await cut('brand')).items.map(({ words, net }) => [words, net])).toEqual([
      ['오크', chairs],
      ['브랜드 없음', lamp],
    ])
    const hours = (await cut('hour')).items
    expect([hours.length, hours[23]!.net, hours[23]!.words]).toEqual([24, amount, '23시'])
    expect((await cut('weekday')).items.map(({ net }) => net)).toEqual([amount, 0, 0, 0, 0, 0, 0])
    expect((await cut('day')).items[0]).toMatchObject({ key: '2026-06-01', net: amount, orders: 1 })
    expect((await cut('goods')).item.total).toMatchObject({ orders: 1, pieces: 3, net: amount })
  })

  test('what goes back counts on its own day and of its own goods; the period before stands beside', async () => {
    shop.now = minutesAfter(13 * 60 + 59)
    const { orderId, amount } = await shop.bought([CHAIR, LAMP])
    shop.now = minutesAfter(14 * 60)
    const line = (await shop.linesOf(orderId)).find(({ goodsId }) => goodsId === 'chair')!
    await shop.cancel(orderId, { items: [{ lineSeq: line.lineSeq, qty: 1 }] })
    const back = (await app.open.db.select().from(refunds))[0]!.amount
    const { items, item } = await cut('goods', 'from=2026-06-02&until=2026-06-02')
    expect(item).toMatchObject({ beforeFrom: '2026-06-01', beforeUntil: '2026-06-01', booked: -back })
    expect(item.total).toEqual({ net: -back, paid: 0, refunded: back, pieces: -1, orders: 0 })
    expect(items.find(({ words }) => words === '의자')).toMatchObject({ net: -back, pieces: -1, before: { net: 100_002, orders: 1 } })
    expect(items.find(({ words }) => words === '조명')).toMatchObject({ net: 0, before: { net: amount - 100_002 } })
    expect((await cut('goods', 'span=yesterday', new Date('2026-06-02T16:00:00Z'))).item.total.net).toBe(-back)
    expect((await cut('goods', 'span=today', new Date('2026-06-01T14:59:00Z'))).item.total.net).toBe(amount)
    expect((await app.get('/adm/sales/by?from=2026-06-02&until=2026-06-01', { as, now: NOW })).data.result).toBe('400')
  })

  test('an order that waits, ran out or lost its deposit is no sale; goods that were deleted keep theirs', async () => {
    await shop.prepare([LAMP])
    await shop.prepared([LAMP], { method: 'VBANK' })
    expect((await cut('goods')).item.total).toEqual({ net: 0, paid: 0, refunded: 0, pieces: 0, orders: 0 })
    const { amount } = await shop.bought([LAMP])
    await app.open.db.execute('update store_order_line set goods_id = null')
    expect((await cut('goods')).items).toMatchObject([{ words: '조명 (지워짐)', net: amount }])
    expect((await cut('category')).items).toMatchObject([{ words: '지워진 상품', net: amount }])
    expect((await cut('brand')).items).toMatchObject([{ words: '지워진 상품', net: amount }])
  })

  test('sums of random histories with returns are the same by every cut, to the won', { timeout: 120_000 }, async () => {
    const step = fc.record({
      what: fc.constantFrom('buy', 'points', 'transfer', 'open', 'cancel', 'part', 'return'),
      qty: fc.integer({ min: 1, max: 3 }),
      minutes: fc.integer({ min: 1, max: 2 * DAY }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        await shop.reset()
        const memberNo = await shop.join()
        await shop.give(memberNo, 9_000, `gift ${memberNo}`)
        const bought: { orderId: string; as: Session; isSent?: boolean }[] = []
        for (const { what, qty, minutes } of steps) {
          shop.now = new Date(Math.min(shop.now.getTime() + minutes * 60_000, minutesAfter(20 * DAY).getTime()))
          await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
          const items = [{ variantId: 'lamp-1', qty }, CHAIR]
          const last = bought.at(-1)
          if (what === 'open') await shop.prepare(items)
          else if (what === 'cancel' || what === 'part') {
            if (!last || last.isSent) continue
            const [line] = await shop.linesOf(last.orderId)
            await shop.cancel(last.orderId, what === 'part' ? { items: [{ lineSeq: line!.lineSeq, qty: 1 }] } : {}, last.as)
          } else if (what === 'return') {
            if (!last || !last.as.user || last.isSent || (await shop.orderOf(last.orderId)).state !== 'paid') continue
            last.isSent = true
            await returns.deliver(last.orderId)
            const line = (await shop.linesOf(last.orderId)).find((one) => one.qty > one.cancelledQty)!
            const seq = await returns.asked('refund', last.orderId, [{ lineSeq: line.lineSeq, qty: 1 }], last.as, {
              cause: 'mind',
              fee: 3_000,
            })
            for (const act of ['accept', 'receive', 'settle']) await returns.done(act, seq)
          } else {
            const who = what === 'transfer' ? GUEST : member(memberNo)
            const points = what === 'points' ? Math.min(1_501, await shop.balance(memberNo, 'point')) : 0
            const change = { ...(points ? { points } : {}), ...(what === 'transfer' ? { method: 'TRANSFER' } : {}) }
            const sent = await shop.prepare(items, change, who)
            if (sent.status !== 200) continue
            const prepared = sent.data.item as unknown as Parameters<Shop['authenticate']>[0]
            await shop.confirm(prepared, shop.authenticate(prepared), who)
            bought.push({ orderId: prepared.orderId, as: who })
          }
        }
        await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
        const sold = (await app.open.db.select().from(orders)).filter(({ paidAt }) => paidAt !== null)
        const ids = new Set(sold.map(({ orderId }) => orderId))
        const given = (await app.open.db.select().from(refunds)).filter(({ orderId }) => ids.has(orderId))
        const paid = sold.reduce((sum, { amount }) => sum + amount, 0)
        const refunded = given.reduce((sum, { amount }) => sum + amount, 0)
        for (const by of SALES_CUTS) {
          const { item, items } = await cut(by)
          expect(item.total, by).toMatchObject({ paid, refunded, net: paid - refunded, orders: sold.length })
          expect(item.booked).toBe(item.total.net)
          for (const name of ['net', 'paid', 'refunded', 'pieces'] as const)
            expect(added(items, name), `${by} ${name}`).toBe(item.total[name])
        }
      }),
      { numRuns: 12 },
    )
  })

  test('a file has its reason in the log, and is for those who may see the sums', async () => {
    await shop.bought([LAMP])
    const send = (body: object, who = as as object) => app.post('/adm/sales/exportBy', body, { as: who, now: minutesAfter(1) })
    expect((await send({ reason: '' })).status).toBe(400)
    expect((await send({ by: 'brand', span: 'today', reason: '이번 달 정산' })).data.item).toMatchObject({
      name: 'sales-brand-20260601-20260601.csv',
      csv: expect.stringMatching(/브랜드 없음,,33000,33000,0,1,1,0\r\n합계,,33000/),
    })
    expect((await send({ reason: '이번 달 정산' }, PEOPLE.manager)).status).toBe(403)
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'sales.exportBy'))
    expect(lines).toMatchObject([{ detail: { reason: '이번 달 정산', by: 'brand', rows: 1 } }])
  })
})
