// Coupons that members take on the page of goods: who sees which, what one piece costs with it, and that each has it once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { staffSessions } from '@/services/db/tables/auth'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { goods } from '@/services/db/tables/store'
import { member, minutesAfter, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const TERMS = {
  ...{ name: '의자 10%', unit: 'PERCENT', discount: 10, most: 4_000, minAmount: 0, from: '2026-06-01', until: '2026-06-10' },
  ...{ audience: 'all', codeKind: 'open', scope: 'chosen', goodsIds: ['chair'] },
}
const DAYS = 24 * 60

interface Listed {
  couponSeq: number
  state: string
  expected: number | null
  left: number | null
  goodsWords: string
}

describe('쿠폰 받기', () => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp('postgres')
    shop = await Shop.open(app)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await app.open.db.update(coupons).set({ endedAt: NOW }).where(eq(coupons.codeKind, 'open'))
  })

  const made = async (change: object = {}) => {
    const { status, data } = await app.post('/adm/coupon/create', { ...TERMS, ...change }, { as: PEOPLE.admin, now: NOW })
    expect(status, JSON.stringify(data)).toBe(200)
    return data.item as { couponSeq: number; version: number }
  }
  const list = async (memberNo?: string, goodsId = 'chair', now = NOW) => {
    const { data } = await app.get(`/svc/couponSvcApi/openList?goodsId=${goodsId}`, { ...(memberNo ? { as: member(memberNo) } : {}), now })
    return { items: data.items as unknown as Listed[], price: data.item?.['price'] }
  }
  const counted = async (goodsId = 'chair', now = NOW) =>
    (await app.get(`/svc/couponSvcApi/openCount?goodsId=${goodsId}`, { now })).data.item['count']
  const take = (memberNo: string, couponSeq: number, now = NOW, goodsId = 'chair') =>
    app.post('/svc/couponSvcApi/openTake', { goodsId, couponSeq }, { as: member(memberNo), now })
  const clean = async (...memberNos: string[]) => {
    for (const memberNo of memberNos)
      shop['count'](memberNo, 'coupon', await app.open.db.$count(issuedCoupons, eq(issuedCoupons.memberNo, memberNo)))
    await shop.audit()
  }

  test('it stands where it counts, in its days, and says what one piece costs a visitor and a member', async () => {
    const buyer = await shop.join()
    const { couponSeq } = await made()
    // 50,001 for everybody, 47,003 for members; 10 % is more than the most of 4,000.
    expect(await list()).toMatchObject({
      price: 50_001,
      items: [{ couponSeq, state: 'open', expected: 46_001, goodsWords: '상품 ‘의자’' }],
    })
    expect(await list(buyer)).toMatchObject({ price: 47_003, items: [{ expected: 43_003 }] })
    expect([await counted(), await counted('lamp'), (await list(undefined, 'lamp')).items]).toEqual([1, 0, []])
    expect(await counted('chair', minutesAfter(10 * DAYS))).toBe(0)
    await made({ from: '2026-06-05', name: '나중' })
    expect([await counted(), await counted('chair', minutesAfter(5 * DAYS))]).toEqual([1, 2])
    // One piece is too little for it.
    await made({ minAmount: 90_000, name: '두 개부터' })
    expect((await list(buyer)).items.map(({ expected }) => expected)).toEqual([43_003, null])
  })

  test('a member takes it once, uses it in an order, and pays what was expected', async () => {
    const buyer = await shop.join()
    const { couponSeq } = await made()
    expect((await app.post('/svc/couponSvcApi/openTake', { goodsId: 'lamp', couponSeq }, { now: NOW })).status).toBe(401)
    const answers = await Promise.all([take(buyer, couponSeq), take(buyer, couponSeq)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toMatch(/^이미 받으신 쿠폰입니다/)
    expect((await list(buyer)).items).toMatchObject([{ state: 'had' }])
    const couponId = answers.find(({ status }) => status === 200)!.data.item['couponId']
    const order = await shop.prepared([{ variantId: 'chair-red', qty: 1 }], { couponId }, member(buyer))
    expect(order.amount).toBe(43_003 + 3_000)
    await clean(buyer)
  })

  test('the last piece goes to one; a grade and a first order are kept; what ended or has a code is not taken', async () => {
    const [a, b] = [await shop.join(), await shop.join()]
    const few = await made({ pieces: 1 })
    const both = await Promise.all([take(a, few.couponSeq), take(b, few.couponSeq)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const other = both[0]!.status === 200 ? b : a
    expect((await list(other)).items).toMatchObject([{ state: 'usedUp', left: 0 }])
    const vip = await made({ audience: 'grade', grade: 'VIP' })
    expect((await take(a, vip.couponSeq)).data.resultMessage).toMatch(/등급으로는/)
    const first = await made({ firstOrderYn: 'Y' })
    await shop.bought([{ variantId: 'chair-red', qty: 1 }], {}, member(a))
    expect((await take(a, first.couponSeq)).data.resultMessage).toMatch(/첫 주문에만/)
    expect((await list(a)).items.slice(1).map(({ state }) => state)).toEqual(['notYours', 'notFirst'])
    const coded = await made({ codeKind: 'common', code: 'CHAIR10' })
    expect([(await take(a, coded.couponSeq)).status, (await take(a, first.couponSeq, minutesAfter(11 * DAYS))).status]).toEqual([404, 404])
    await clean(a, b)
  })

  test('goods that visitors do not see offer none, arrive on no day, and are not named', async () => {
    const buyer = await shop.join()
    const { couponSeq } = await made()
    expect((await take(buyer, couponSeq, NOW, 'lamp')).status).toBe(404)
    const shown = (publishedYn: 'Y' | 'N') => app.open.db.update(goods).set({ publishedYn }).where(eq(goods.goodsId, 'chair'))
    const arrival = async () => (await app.get('/svc/arrivalSvcApi/svcRead?goodsIds=chair', { now: NOW })).data.item['main']
    expect(await arrival()).not.toBe('')
    await shown('N')
    expect([await counted(), (await take(buyer, couponSeq)).status, await arrival()]).toEqual([0, 404, ''])
    await shown('Y')
    await clean(buyer)
  })

  test('pages hear of it when staff make, change and end it', async () => {
    const number = () => tagNumbers().current('open-coupons')
    const before = number()
    const { couponSeq, version } = await made()
    const after = number()
    expect(after).not.toBe(before)
    await app.post('/adm/coupon/end', { couponSeq, version, reason: '잘못 만든 쿠폰입니다' }, { as: PEOPLE.admin, now: NOW })
    expect(number()).not.toBe(after)
    expect(await counted()).toBe(0)
  })

  test('one that is named or issued to everybody is another kind', async () => {
    const named = await app.post('/adm/coupon/create', { ...TERMS, audience: 'named' }, { as: PEOPLE.admin, now: NOW })
    expect(named.data.problems).toMatchObject([{ pointer: '/audience' }])
    const { couponSeq, version } = await made()
    const all = await app.post('/adm/coupon/issueAll', { couponSeq, version }, { as: PEOPLE.admin, now: NOW })
    expect([all.status, all.data.resultMessage]).toEqual([400, '회원이 직접 받는 쿠폰은 모두에게 한꺼번에 발급하지 않습니다.'])
  })
})
