import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { couponRuns, issuedCoupons } from '@/services/db/tables/coupons'
import { ledgerTransactions } from '@/services/db/tables/ledger'
import { members } from '@/services/db/tables/members'
import { member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { runIssues } from './run-issues'

const TERMS = {
  ...{ name: '여름 맞이 10%', unit: 'PERCENT', discount: 10, most: 5_000, minAmount: 30_000 },
  ...{ from: '2026-06-01', until: '2026-06-10', pieces: null as number | null, audience: 'all', grade: null as string | null },
}
const LAMP = [{ variantId: 'lamp-1', qty: 2 }]

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

  const as = PEOPLE.admin
  const send = (path: string, body: object, who: object = as) => app.post(`/adm/coupon/${path}`, body, { as: who, now: NOW })
  const read = async (couponSeq: number) =>
    (await app.get(`/adm/coupon/read?couponSeq=${couponSeq}`, { as, now: NOW })).data.item as Record<string, unknown> & { version: number }
  const made = async (change: object = {}) => {
    const { status, data } = await send('create', { ...TERMS, ...change })
    expect(status, JSON.stringify(data)).toBe(200)
    return data.item as { couponSeq: number; version: number }
  }
  const own = async (memberNo: string, now = NOW) =>
    (await app.get('/svc/couponSvcApi/svcList', { as: member(memberNo), now })).data as unknown as {
      items: { couponId: number; state: string; usableYn: string }[]
    }

  test('a coupon is made, changed until it is issued, issued once to each, used, and ended', async () => {
    const [buyer, other] = [await shop.join(), await shop.join()]
    const { couponSeq } = await made({ name: '여름' })
    expect((await send('change', { couponSeq, version: 0, ...TERMS })).data.item).toMatchObject({
      state: 'ready',
      version: 1,
      discount: 10,
    })
    expect((await send('change', { couponSeq, version: 0, ...TERMS })).status).toBe(409)

    const given = await send('issue', { couponSeq, version: 1, members: [buyer, ` ${other} `, buyer, 'nobody'] })
    expect(given.data.item).toMatchObject({
      ...{ given: 2, left: [{ member: 'nobody', words: '그런 회원이 없습니다.' }] },
      coupon: { state: 'running', issued: 2, used: 0, version: 2 },
    })
    expect((await send('issue', { couponSeq, version: 2, members: [buyer] })).data.item).toMatchObject({
      ...{ given: 0, left: [{ words: '이미 받았습니다.' }] },
    })
    expect((await send('change', { couponSeq, version: 2, ...TERMS })).data.resultMessage).toMatch(/이미 발급한/)

    const [coupon] = (await own(buyer)).items
    expect(coupon).toMatchObject({ state: 'unused', usableYn: 'Y' })
    const order = await shop.bought(LAMP, { couponId: coupon!.couponId }, member(buyer))
    // 60,000 and 3,000 for the delivery, less a tenth, 5,000 at most: the server's sum.
    expect(order.amount).toBe(58_000)
    const issued = (await app.get(`/adm/coupon/issued?couponSeq=${couponSeq}`, { as, now: NOW })).data
    expect(issued).toMatchObject({
      totalCount: 2,
      items: [
        { memberNo: other, state: 'unused', orderId: '' },
        { memberNo: buyer, state: 'used', orderId: order.orderId },
      ],
    })
    expect((await app.get(`/adm/coupon/issued?couponSeq=${couponSeq}&state=used`, { as, now: NOW })).data.totalCount).toBe(1)

    expect((await send('end', { couponSeq, version: 1, reason: '잘못 만든 쿠폰입니다' })).status).toBe(409)
    expect((await send('end', { couponSeq, version: 2, reason: '잘못 만든 쿠폰입니다' })).data.item).toMatchObject({
      state: 'ended',
      used: 1,
    })
    expect((await own(other)).items).toMatchObject([{ state: 'ended', usableYn: 'N' }])
    expect((await own(buyer)).items).toMatchObject([{ state: 'used' }])
    const late = await shop.prepare(LAMP, { couponId: (await own(other)).items[0]!.couponId }, member(other))
    expect(late.data.resultMessage).toMatch(/사용할 수 없는 쿠폰/)
    expect((await send('issue', { couponSeq, version: 3, members: [buyer] })).data.resultMessage).toMatch(/끝난 쿠폰/)
    const lines = await app.open.db
      .select()
      .from(audits)
      .where(eq(audits.target, `coupon:${couponSeq}`))
    expect(lines.map(({ action }) => action)).toEqual(['coupon.create', 'coupon.change', ...['coupon.issue', 'coupon.issue', 'coupon.end']])
  })

  test('it is usable from the first moment of its first day in Seoul to the last of its last', async () => {
    const buyer = await shop.join()
    const { couponSeq } = await made({ from: '2026-06-03' })
    await send('issue', { couponSeq, version: 0, members: [buyer] })
    const stateAt = async (moment: string) => (await own(buyer, new Date(moment))).items[0]!.state
    expect(await stateAt('2026-06-02T14:59:59Z')).toBe('soon')
    expect(await stateAt('2026-06-02T15:00:00Z')).toBe('unused')
    expect(await stateAt('2026-06-10T14:59:59Z')).toBe('unused')
    expect(await stateAt('2026-06-10T15:00:00Z')).toBe('expired')
    const early = await shop.prepare(LAMP, { couponId: (await own(buyer)).items[0]!.couponId }, member(buyer))
    expect(early.status).toBe(409)
  })

  test('terms that make no sense are refused at their fields', async () => {
    const { status, data } = await send('create', { ...TERMS, discount: 101, until: '2026-05-31', from: '2026-05-01', audience: 'grade' })
    expect([status, data.problems?.map(({ pointer }) => pointer).toSorted()]).toEqual([400, ['/discount', '/grade', '/until']])
    expect((await send('create', TERMS, PEOPLE.manager)).status).toBe(403)
    expect((await send('create', { ...TERMS, name: ' ' })).status).toBe(400)
  })

  test('only a grade, only as many as there are, and nobody who may not use the site', async () => {
    const people = [await shop.join(), await shop.join(), await shop.join(), await shop.join()]
    const { db } = app.open
    for (const memberNo of people.slice(0, 3))
      await db.update(members).set({ membershipGrade: 'VIP' }).where(eq(members.memberNo, memberNo))
    await db.update(members).set({ status: 'BLOCKED' }).where(eq(members.memberNo, people[2]!))
    const vip = await made({ audience: 'grade', grade: 'VIP', pieces: 1 })
    const given = await send('issue', { couponSeq: vip.couponSeq, version: 0, members: people })
    const why = (given.data.item as { left: { member: string; words: string }[] }).left
    expect(why.map(({ member: of }) => of)).toEqual(people.slice(1))
    expect(why.map(({ words }) => words)).toEqual([
      '남은 수량이 없습니다.',
      '쓸 수 없는 회원이거나 등급이 다릅니다.',
      '쓸 수 없는 회원이거나 등급이 다릅니다.',
    ])
    const named = await made({ audience: 'named' })
    expect((await send('issueAll', { couponSeq: named.couponSeq, version: 0 })).data.resultMessage).toMatch(/지정한 회원/)
  })

  test('everybody gets one exactly once, by several processes, also when one stops on the way', async () => {
    const { db } = app.open
    const some = Array.from({ length: 450 }, (_, i) => ({ memberNo: `crowd-${kind}-${i}`, siteId: 'site' }))
    await db.insert(members).values(some)
    const { couponSeq } = await made()
    const first = await send('issue', { couponSeq, version: 0, members: [some[7]!.memberNo] })
    expect(first.status).toBe(200)
    const begun = await send('issueAll', { couponSeq, version: 1 })
    const { total } = (begun.data.item as { run: { total: number } }).run
    expect(total).toBeGreaterThanOrEqual(450)
    expect((await send('issueAll', { couponSeq, version: 1 })).status).toBe(409)
    await runIssues(app.open, shop.where, 1)
    expect((await read(couponSeq))['run']).toMatchObject({ total, done: 200, outcome: 'running' })
    await Promise.all([runIssues(app.open, shop.where), runIssues(app.open, shop.where), runIssues(app.open, shop.where)])
    await runIssues(app.open, shop.where)
    expect(await read(couponSeq)).toMatchObject({ issued: total, run: { done: total, issued: total - 1, outcome: 'done' } })
    const rows = await db.select().from(issuedCoupons).where(eq(issuedCoupons.couponSeq, couponSeq))
    expect(new Set(rows.map(({ memberNo }) => memberNo)).size).toBe(total)
    const keys = new Set((await db.select().from(ledgerTransactions).where(like(ledgerTransactions.key, 'coupon:%'))).map(({ key }) => key))
    expect(rows.every(({ issuedSeq }) => keys.has(`coupon:${issuedSeq}`))).toBe(true)
    expect(await shop.balance(some[0]!.memberNo, 'coupon')).toBe(1)
  })

  test('an issue to everybody ends with the last piece, and with the coupon', async () => {
    const short = await made({ pieces: 3 })
    await send('issueAll', { couponSeq: short.couponSeq, version: 0 })
    await runIssues(app.open, shop.where)
    expect(await read(short.couponSeq)).toMatchObject({ issued: 3, run: { issued: 3, outcome: 'short' } })
    const { couponSeq } = await made()
    await send('issueAll', { couponSeq, version: 0 })
    await send('end', { couponSeq, version: 0, reason: '모두에게 줄 것이 아닙니다' })
    await runIssues(app.open, shop.where)
    expect(await read(couponSeq)).toMatchObject({ state: 'ended', issued: 0, run: { outcome: 'stopped' } })
    expect(await app.open.db.$count(couponRuns, eq(couponRuns.couponSeq, couponSeq))).toBe(1)
  })

  test('the list is searched, and counted by state and period', async () => {
    await made({ name: '겨울 준비', from: '2026-12-01', until: '2026-12-31' })
    const list = async (query: string) => (await app.get(`/adm/coupon/browse?${query}`, { as, now: NOW })).data
    expect(await list(`search=${encodeURIComponent('겨울')}`)).toMatchObject({
      totalCount: 1,
      items: [{ name: '겨울 준비', state: 'ready', from: '2026-12-01', until: '2026-12-31' }],
      item: { counts: { all: 1, ready: 1, running: 0, ended: 0 } },
    })
    expect((await list('from=2026-12-31&until=2027-01-31')).totalCount).toBe(1)
    expect((await list('from=2027-01-01')).totalCount).toBe(0)
    expect((await list('state=ended')).items.every((one) => (one as { state: string }).state === 'ended')).toBe(true)
  })
})
