// Coupons for some goods, for first orders and by codes: what is taken off, what comes back, and who gets one.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { staffSessions } from '@/services/db/tables/auth'
import { audits, throttles } from '@/services/db/tables/base'
import { couponCodes, coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { brandShops, goods, storeCategories } from '@/services/db/tables/store'
import { member, minutesAfter, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const TERMS = {
  ...{ name: '고른 상품 쿠폰', unit: 'WON', discount: 6_001, minAmount: 0, from: '2026-06-01', until: '2026-06-10', audience: 'all' },
}
/** Whatever is the matter: another sentence would tell which codes there are. */
const REFUSED = '등록할 수 없는 쿠폰 코드입니다. 글자와 사용 기간, 받을 수 있는 회원인지, 이미 받으셨는지를 확인해 주세요.'
const LAMPS = { variantId: 'lamp-1', qty: 2 }
const CHAIR = { variantId: 'chair-red', qty: 1 }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    const { db } = app.open
    await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
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
    await app.open.db.delete(throttles)
  })

  const as = PEOPLE.admin
  const send = (path: string, body: object, who: object = as, now = NOW) => app.post(`/adm/coupon/${path}`, body, { as: who, now })
  const made = async (change: object = {}) => {
    const { status, data } = await send('create', { ...TERMS, ...change })
    expect(status, JSON.stringify(data)).toBe(200)
    return data.item as { couponSeq: number; version: number }
  }
  const issued = async (couponSeq: number, version: number, memberNo: string) => {
    await send('issue', { couponSeq, version, members: [memberNo] })
    shop['count'](memberNo, 'coupon', 1)
    return (await own(memberNo)).find((one) => one.name === TERMS.name)!.couponId
  }
  const own = async (memberNo: string) =>
    (await app.get('/svc/couponSvcApi/svcList', { as: member(memberNo), now: shop.now })).data.items as unknown as {
      couponId: number
      name: string
      only: string[] | null
      goodsWords: string
      usableYn: string
    }[]
  const take = (memberNo: string, code: string, now = NOW) => app.post('/svc/couponSvcApi/take', { code }, { as: member(memberNo), now })
  const said = async (memberNo: string, code: string, now = NOW) => (await take(memberNo, code, now)).data.resultMessage
  const read = async (orderId: string, memberNo: string) =>
    (await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as: member(memberNo), now: shop.now })).data.item as unknown as Order

  test.each([
    ['goods', { goodsIds: ['lamp'] }, '상품 ‘조명’'],
    ['a category above', { categoryIds: ['c'], excludedIds: ['chair'] }, '분류 ‘가구’, 상품 ‘의자’ 제외'],
    ['a category', { categoryIds: ['light'] }, '분류 ‘조명’'],
  ])('a coupon of %s takes off the lines that count, and gives back with them', async (_, change, words) => {
    const buyer = await shop.join()
    const { couponSeq, version } = await made({ scope: 'chosen', ...change })
    const couponId = await issued(couponSeq, version, buyer)
    expect(await own(buyer)).toMatchObject([{ goodsWords: words }])
    const order = await shop.bought([LAMPS, CHAIR], { couponId }, member(buyer))
    // 60,000 of lamps and a chair for members of 47,003: the parcel is free.
    expect(order.amount).toBe(60_000 + 47_003 - 6_001)
    const lines = await shop.linesOf(order.orderId)
    const lamp = lines.find(({ goodsId }) => goodsId === 'lamp')!
    const chair = lines.find(({ goodsId }) => goodsId === 'chair')!
    expect([lamp.couponShare, lamp.couponYn, chair.couponShare, chair.couponYn]).toEqual([6_001, 'Y', 0, 'N'])
    // The lamps go: the discount goes with them, the coupon comes back, and the chair's parcel is to be paid.
    const before = await read(order.orderId, buyer)
    const preview = cancelPreview(before, new Map([[lamp.lineSeq, 2]]))
    expect(preview).toMatchObject({ amount: 60_000 - 6_001 - 3_000, couponBack: true, less: { coupon: 0, delivery: 3_000 } })
    await shop.cancel(order.orderId, { items: [{ lineSeq: lamp.lineSeq, qty: 2 }] }, member(buyer))
    expect(await read(order.orderId, buyer)).toMatchObject({ status: 'PAID', refundAmount: preview.amount })
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
    await shop.cancel(order.orderId, {}, member(buyer))
    expect(await read(order.orderId, buyer)).toMatchObject({ status: 'CANCEL', refundAmount: order.amount })
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
  })

  test('of a brand, with a least amount of what counts: the form and the server agree, and say why not', async () => {
    const buyer = await shop.join()
    const { couponSeq, version } = await made({ scope: 'chosen', brandIds: ['oak'], minAmount: 90_000 })
    const couponId = await issued(couponSeq, version, buyer)
    await app.post(
      '/svc/orderCartSvcApi/save',
      { items: [{ productId: 'chair', optionId: 'chair-red', qty: 1 }] },
      { as: member(buyer), now: NOW },
    )
    expect(await own(buyer)).toMatchObject([{ only: ['chair'] }])
    const small = await shop.prepare([LAMPS, CHAIR], { couponId }, member(buyer))
    expect([small.status, small.data.resultMessage]).toEqual([
      400,
      '쿠폰을 쓸 수 있는 상품이 90,000원 이상이어야 합니다. 지금은 47,003원입니다.',
    ])
    const other = await shop.prepare([LAMPS], { couponId }, member(buyer))
    expect([other.status, other.data.resultMessage]).toEqual([409, '고르신 상품에는 사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.'])
    expect((await shop.prepared([{ ...CHAIR, qty: 2 }, LAMPS], { couponId }, member(buyer))).amount).toBe(94_006 + 60_000 - 6_001)
  })

  test('a first order is one without another that was paid and stands; two at once use such a coupon once', async () => {
    const buyer = await shop.join()
    const first = await made({ firstOrderYn: 'Y' })
    const couponId = await issued(first.couponSeq, first.version, buyer)
    // Cancelled as a whole: it does not count.
    const cancelled = await shop.bought([CHAIR], {}, member(buyer))
    expect(await own(buyer)).toMatchObject([{ usableYn: 'N' }])
    const refused = await shop.prepare([LAMPS], { couponId }, member(buyer))
    expect(refused.data.resultMessage).toMatch(/첫 주문에만/)
    await shop.cancel(cancelled.orderId, {}, member(buyer))
    expect(await own(buyer)).toMatchObject([{ usableYn: 'Y' }])
    const again = await made({ firstOrderYn: 'Y', name: '또 하나' })
    await send('issue', { couponSeq: again.couponSeq, version: again.version, members: [buyer] })
    shop['count'](buyer, 'coupon', 1)
    const otherId = (await own(buyer)).find(({ name }) => name === '또 하나')!.couponId
    // Each is begun; the later one closes the earlier one, whose payment arrives all the same.
    const one = await shop.prepared([LAMPS], { couponId }, member(buyer))
    const two = await shop.prepared([LAMPS], { couponId: otherId }, member(buyer))
    const results = await Promise.all([one, two].map((of) => shop.confirm(of, shop.authenticate(of), member(buyer))))
    expect(results.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await shop.balance(buyer, 'coupon')).toBe(1)
    await shop.audit()
  })

  test('a common code is had however it is typed, once by each, and by so many', async () => {
    const [a, b, c] = [await shop.join(), await shop.join(), await shop.join()]
    const { couponSeq } = await made({ codeKind: 'common', code: '여름 Sale', pieces: 2 })
    expect((await send('create', { ...TERMS, codeKind: 'common', code: '여름-ＳＡＬＥ' })).data).toMatchObject({
      resultMessage: '이미 다른 쿠폰이 쓰는 코드입니다. 다른 코드를 정해 주세요.',
      problems: [{ pointer: '/code' }],
    })
    expect((await take(a, ' 여름ｓａｌｅ '.normalize('NFD'))).data.item).toMatchObject({ name: TERMS.name })
    expect(await said(a, '여름sale')).toBe(REFUSED)
    expect(await said(b, '겨울sale')).toBe(REFUSED)
    // Two at once: one piece is left.
    const both = await Promise.all([take(b, '여름sale'), take(c, '여름sale')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.data.resultMessage).toBe(REFUSED)
    expect(await app.open.db.$count(issuedCoupons, eq(issuedCoupons.couponSeq, couponSeq))).toBe(2)
    const last = await shop.join()
    expect(await said(last, '여름sale', new Date('2026-06-10T15:00:00Z'))).toBe(REFUSED)
    const { version } = (await app.get(`/adm/coupon/read?couponSeq=${couponSeq}`, { as, now: NOW })).data.item as { version: number }
    await send('end', { couponSeq, version, reason: '잘못 만든 쿠폰입니다' })
    expect(await said(last, '여름sale')).toBe(REFUSED)
    // A word may be used again once its coupon is over, and its new one begins on its own day.
    await made({ codeKind: 'common', code: '여름sale', from: '2026-06-05', perMember: 2 })
    expect(await said(last, '여름sale')).toBe(REFUSED)
    expect(await said(last, '여름sale', minutesAfter(4 * 24 * 60))).toBe('')
    expect(await said(last, '여름sale', minutesAfter(4 * 24 * 60))).toBe('')
    expect(await said(last, '여름sale', minutesAfter(4 * 24 * 60))).toBe(REFUSED)
    for (const buyer of [a, b, c, last])
      shop['count'](buyer, 'coupon', await app.open.db.$count(issuedCoupons, eq(issuedCoupons.memberNo, buyer)))
    await shop.audit()
  })

  test('a code for a grade or a first order is not had by others', async () => {
    const buyer = await shop.join()
    await made({ codeKind: 'common', code: 'VIP하나', audience: 'grade', grade: 'VIP' })
    expect(await said(buyer, 'vip하나')).toBe(REFUSED)
    await made({ codeKind: 'common', code: '처음하나', firstOrderYn: 'Y' })
    await shop.bought([CHAIR], {}, member(buyer))
    expect(await said(buyer, '처음하나')).toBe(REFUSED)
    expect((await send('create', { ...TERMS, codeKind: 'common', code: '이름표', audience: 'named' })).data.problems).toMatchObject([
      { pointer: '/audience' },
      { pointer: '/code' },
    ])
  })

  test('single codes are sealed, seen by their ends, taken away with a reason, and used once', async () => {
    const [a, b] = [await shop.join(), await shop.join()]
    const { couponSeq, version } = await made({ codeKind: 'single', perMember: 2 })
    expect((await send('createCodes', { couponSeq, version, count: 3 })).data.item).toEqual({ made: 3, codes: 3 })
    expect((await send('createCodes', { couponSeq, version, count: 3 })).status).toBe(409)
    expect((await send('change', { couponSeq, version: version + 1, ...TERMS })).data.resultMessage).toMatch(/이미 발급한/)
    const { items } = (await app.get(`/adm/coupon/codes?couponSeq=${couponSeq}`, { as, now: NOW })).data
    expect(items).toHaveLength(3)
    expect((items as { masked: string }[]).every(({ masked }) => /^••••-••••-[2-9A-HJ-KM-NP-TV-Z]{4}$/.test(masked))).toBe(true)
    expect((await send('exportCodes', { couponSeq, reason: '' })).status).toBe(400)
    expect((await send('exportCodes', { couponSeq, reason: '행사 인쇄물' }, PEOPLE.manager)).status).toBe(403)
    const file = (await send('exportCodes', { couponSeq, reason: '행사 인쇄물', state: 'unused' })).data.item as {
      csv: string
      rows: number
    }
    expect(file.rows).toBe(3)
    const codes = file.csv
      .split('\r\n')
      .slice(1, 4)
      .map((line) => line.split(',')[0]!.replaceAll('"', ''))
    expect(codes[0]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const log = await app.open.db.select().from(audits).where(eq(audits.action, 'coupon.exportCodes'))
    expect(log).toMatchObject([{ detail: { reason: '행사 인쇄물', rows: 3, state: 'unused' } }])
    expect(JSON.stringify(log)).not.toContain(codes[0])
    // Two at once: one of them has it.
    const both = await Promise.all([take(a, codes[0]!), take(b, codes[0]!.toLowerCase())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]!.status === 200 ? a : b
    expect(await said(winner, codes[0]!)).toBe(REFUSED)
    expect(await said(winner === a ? b : a, codes[0]!)).toBe(REFUSED)
    expect(await said(winner, codes[1]!)).toBe('')
    expect(await said(winner, codes[2]!)).toBe(REFUSED)
    expect(await app.open.db.$count(couponCodes, and(eq(couponCodes.couponSeq, couponSeq)))).toBe(3)
  })

  test('who guesses is slowed down, and told how long', async () => {
    const guesser = await shop.join()
    const answers = []
    for (let i = 0; i < 11; i++) answers.push(await take(guesser, `GUESS${i}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429])
    expect(answers.at(-1)!.data.resultMessage).toMatch(/여러 번 입력하셨습니다/)
  })

  test('coupons of before count for everything, as they did', async () => {
    const [row] = await app.open.db.select().from(coupons).where(eq(coupons.couponSeq, 1))
    expect(row).toMatchObject({ scope: 'all', excludedIds: [], firstOrderYn: 'N', codeKind: 'none', perMember: 1 })
  })
})
