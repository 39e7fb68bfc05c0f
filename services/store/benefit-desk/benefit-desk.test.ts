import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WHY = '배송이 늦어 사과드립니다'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(() => shop.reset())

  const change = (memberNo: string, points: number, more: object = {}, as: object = PEOPLE.admin) =>
    app.post('/adm/benefit/points', { memberNo, points, reason: WHY }, { as, now: NOW, ...more })

  test('points are given and taken with a reason that the member reads, once for a key', async () => {
    const memberNo = await shop.join()
    const key = { headers: { 'idempotency-key': `points-of-${memberNo}-1` } }
    expect((await change(memberNo, 3_000, key)).data.item).toEqual({ points: 3_000 })
    expect((await change(memberNo, 3_000, key)).data.item).toEqual({ points: 3_000 })
    expect((await change(memberNo, -1_000)).data.item).toEqual({ points: 2_000 })
    const own = (await app.get('/svc/pointSvcApi/svcList', { as: member(memberNo), now: NOW })).data
    expect(own).toMatchObject({
      item: { balance: 2_000 },
      items: [
        { amount: -1_000, reason: WHY },
        { amount: 3_000, reason: WHY },
      ],
    })
    const read = await app.get(`/adm/benefit/read?memberNo=${memberNo}`, { as: PEOPLE.admin, now: NOW })
    expect(read.data.item).toMatchObject({ points: 2_000, entries: [{ amount: -1_000 }, { amount: 3_000 }], coupons: [] })
    const lines = await app.open.db.select().from(audits).where(eq(audits.target, memberNo))
    expect(lines).toMatchObject([{ action: 'benefit.points' }, { action: 'benefit.points' }])
  })

  test('never more than the member has free, also by two at once; nobody gets 0, and no stranger gets anything', async () => {
    const memberNo = await shop.join()
    await change(memberNo, 1_000)
    const answers = await Promise.all([change(memberNo, -700), change(memberNo, -700)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shop.balance(memberNo, 'point')).toBe(300)
    expect((await change(memberNo, 0)).status).toBe(400)
    expect((await change('nobody', 100)).status).toBe(404)
    expect((await change(memberNo, 100, {}, PEOPLE.manager)).status).toBe(403)
  })
})
