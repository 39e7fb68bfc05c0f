// Daily sums over random histories: whatever was bought, cancelled, taken back and never paid, they are what the orders and the ledger say.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orders } from '@/services/db/tables/orders'
import { paymentEvents, refunds } from '@/services/db/tables/payments'
import { GUEST, member, minutesAfter, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const CHAIR = { variantId: 'chair-red', qty: 2 }
const DAY = 24 * 60

describe.each(ONE_DATABASE)('on %s', (kind) => {
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
  beforeEach(async () => {
    await shop.reset()
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  const as = PEOPLE.admin
  const sales = async (query = 'from=2026-06-01&until=2026-06-30') => (await app.get(`/adm/sales/read?${query}`, { as, now: NOW })).data

  test('a day is that of Seoul, and a refund counts on its own day', async () => {
    shop.now = minutesAfter(13 * 60 + 59)
    const { orderId, amount } = await shop.bought([CHAIR])
    shop.now = minutesAfter(14 * 60)
    await shop.cancel(orderId)
    expect((await sales()).items).toMatchObject([
      { day: '2026-06-02', orders: 0, captured: 0, refunded: amount, net: -amount, card: -amount },
      { day: '2026-06-01', orders: 1, captured: amount, refunded: 0, net: amount, card: amount, delivery: 0 },
    ])
    expect((await sales()).item).toMatchObject({ total: { net: 0, orders: 1 }, differences: [] })
    expect((await sales('from=2026-06-02&until=2026-06-01')).result).toBe('400')
  })

  test('sums of random histories are those of the orders and the ledger, and nothing differs', async () => {
    const step = fc.record({
      what: fc.constantFrom('buy', 'buy', 'points', 'transfer', 'open', 'cancel', 'part'),
      qty: fc.integer({ min: 1, max: 3 }),
      minutes: fc.integer({ min: 1, max: 2 * DAY }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        await shop.reset()
        const memberNo = await shop.join()
        await shop.give(memberNo, 9_000, `gift ${memberNo}`)
        const before = (await sales()).item['total'] as Record<string, number>
        const bought: { orderId: string; as: object }[] = []
        for (const { what, qty, minutes } of steps) {
          shop.now = new Date(Math.min(shop.now.getTime() + minutes * 60_000, minutesAfter(20 * DAY).getTime()))
          const items = [{ variantId: 'lamp-1', qty }]
          const last = bought.at(-1)
          if (what === 'open') await shop.prepare(items)
          else if (what === 'cancel' || what === 'part') {
            if (!last) continue
            const [line] = await shop.linesOf(last.orderId)
            await shop.cancel(last.orderId, what === 'part' ? { items: [{ lineSeq: line!.lineSeq, qty: 1 }] } : {}, last.as)
          } else {
            const who = what === 'points' ? member(memberNo) : GUEST
            const points = what === 'points' ? Math.min(1_500, await shop.balance(memberNo, 'point')) : 0
            const change = { ...(points ? { points } : {}), ...(what === 'transfer' ? { method: 'TRANSFER' } : {}) }
            const sent = await shop.prepare(items, change, who)
            if (sent.status !== 200) continue
            const prepared = sent.data.item as unknown as Parameters<Shop['authenticate']>[0]
            await shop.confirm(prepared, shop.authenticate(prepared), who)
            bought.push({ orderId: prepared.orderId, as: who })
          }
        }
        await shop.audit()
        const { item, items } = await sales()
        const total = item['total'] as Record<string, number>
        const events = await app.open.db.select().from(paymentEvents)
        const sum = (...kinds: string[]) => events.filter((one) => kinds.includes(one.kind)).reduce((all, { amount }) => all + amount, 0)
        expect(item['differences']).toEqual([])
        expect([total['captured'], total['refunded']]).toEqual([sum('charge'), sum('refund')])
        expect(total['net']).toBe(total['card']! + total['transfer']! + total['vbank']!)
        const all = (await app.open.db.select().from(orders)).filter(({ stock }) => stock === 'sold')
        const back = (await app.open.db.select().from(refunds)).reduce((points, one) => points + one.points, 0)
        const paid = all.reduce((amount, order) => amount + order.amount, 0)
        expect(total['net']).toBe(paid - (await soldRefunds(all.map(({ orderId }) => orderId))))
        expect(total['pointsReturned']! - before['pointsReturned']!).toBe(back)
        expect(total['net']).toBe(items.reduce((net, day) => net + Number(day['net']), 0))
      }),
      { numRuns: 12 },
    )
  }, 120_000)

  test('an order that gave money back without a refund is named, with both sums', async () => {
    const { orderId, amount, paymentKey } = await shop.bought([CHAIR])
    // Nobody of ours asked for it.
    const fact = { siteId: 'site', orderId, paymentKey, kind: 'refund' as const, amount: 100, key: 'by-hand', at: shop.now }
    await app.open.db.insert(paymentEvents).values(fact)
    expect((await sales()).item).toMatchObject({ differences: [{ orderId, kept: amount - 100, due: amount, pointsKept: 0, pointsDue: 0 }] })
  })

  test('a file has its reason in the log, and is for those who may see the sums', async () => {
    await shop.bought([CHAIR])
    const send = (body: object, who = as as object) => app.post('/adm/sales/export', body, { as: who, now: NOW })
    expect((await send({ reason: '' })).status).toBe(400)
    expect((await send({ reason: '이번 달 정산' })).data.item).toMatchObject({ rows: 1, csv: expect.stringMatching(/2026-06-01,1,/) })
    expect((await send({ reason: '이번 달 정산' }, PEOPLE.manager)).status).toBe(403)
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'sales.export'))
    expect(lines).toMatchObject([{ detail: { reason: '이번 달 정산', rows: 1 } }])
  })

  const soldRefunds = async (ids: readonly string[]) =>
    (await app.open.db.select().from(refunds)).filter(({ orderId }) => ids.includes(orderId)).reduce((sum, { amount }) => sum + amount, 0)
})
