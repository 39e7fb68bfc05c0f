import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarms } from '@/services/db/tables/alarms'
import { staffSessions } from '@/services/db/tables/auth'
import { goodsReviews } from '@/services/db/tables/reviews'
import { storeTerms } from '@/services/db/tables/store'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { runAsSystem } from '@/services/kit/run-as-system'
import { followWriting, type WritingStep } from '@/services/parts/writing-gifts'
import { firstTerms } from '@/services/store/domain/terms/store-terms'
import { postLedger } from '@/services/store/domain/benefits/post-ledger'
import { expireOrders } from '@/services/store/payments/expire-orders'
import { member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WORDS = '결이 고르고 빛이 은은해서 마음에 듭니다.'

describe.each(ONE_DATABASE)('points for writing on %s', (kind) => {
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
    await app.open.db.delete(goodsReviews)
    await setTerms({})
    await shop.reset()
  })

  async function setTerms(change: Partial<ReturnType<typeof firstTerms>>): Promise<void> {
    await app.open.db.delete(storeTerms)
    await app.open.db.insert(storeTerms).values({ siteId: 'site', ...firstTerms(), ...change })
    ;(await bumpTagNumbers(app.open.db, ['store-terms']))()
  }
  /** A line of an order that arrived. */
  async function delivered(memberNo: string): Promise<{ orderId: string; lineSeq: number }> {
    const as = member(memberNo)
    const { orderId } = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, as)
    const returns = new Returns(shop)
    await returns.deliver(orderId)
    return { orderId, lineSeq: (await returns.offer(orderId, as)).lines[0]!.lineSeq }
  }
  async function write(memberNo: string, lineSeq: number) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ lineSeq, stars: 5, contents: WORDS })) form.append(name, String(value))
    return app.post('/svc/goodsReviewSvcApi/save', form, { as: member(memberNo), now: shop.now })
  }
  const reviewOf = async (lineSeq: number) => (await app.open.db.select().from(goodsReviews).where(eq(goodsReviews.lineSeq, lineSeq)))[0]!
  const decide = async (lineSeq: number, decision: 'hide' | 'show') => {
    const { reviewSeq } = await reviewOf(lineSeq)
    shop.now = new Date(shop.now.getTime() + 1_000)
    // A session of staff ends hours after its beginning.
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
    const body = { reviewSeq, decision, reason: '광고로 판단했습니다.' }
    expect((await app.post('/adm/goodsReview/decide', body, { as: PEOPLE.admin, now: shop.now })).status).toBe(200)
  }
  const spend = (memberNo: string, points: number) =>
    runAsSystem(app.open, shop.where, (ctx) =>
      postLedger(ctx, `spend:${memberNo}`, '사용', [
        { unit: 'point', kind: 'member', memberNo, amount: -points },
        { unit: 'point', kind: 'spent', memberNo: null, amount: points },
      ]),
    )
  const points = async (memberNo: string) => {
    const { item, items } = (await app.get('/svc/pointSvcApi/svcList', { as: member(memberNo), now: shop.now })).data
    return { balance: item['balance'], owed: item['owed'], reasons: items.map(({ reason }) => reason as string) }
  }

  test('what is hidden takes its points back, spent or not; what is shown again brings them again', async () => {
    const buyer = await shop.join()
    const { lineSeq } = await delivered(buyer)
    await write(buyer, lineSeq)
    await spend(buyer, 70)
    await decide(lineSeq, 'hide')
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 70 })
    expect((await points(buyer)).reasons[0]).toBe('운영 원칙에 맞지 않아 숨긴 상품 후기의 포인트 회수')
    const [told] = await app.open.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.memberNo, buyer), like(alarms.key, 'points-back:%')))
    expect(told!.title).toBe('운영 원칙에 맞지 않아 숨긴 상품 후기의 포인트 회수: 100P. 이미 쓰신 70P는 다음에 받으시는 포인트에서 뺍니다.')
    // The next points pay first.
    await shop.give(buyer, 50, `later:${buyer}`)
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 20 })
    await decide(lineSeq, 'show')
    expect(await points(buyer)).toMatchObject({ balance: 80, owed: 0 })
    expect((await reviewOf(lineSeq)).points).toBe(100)
    await decide(lineSeq, 'hide')
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 20 })
  })

  test('points that an unpaid order holds do not hide from a debt: they pay it when they come back', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    const { lineSeq } = await delivered(buyer)
    await write(buyer, lineSeq)
    await shop.prepared([{ variantId: 'lamp-1', qty: 1 }], { points: 100 }, as)
    await decide(lineSeq, 'hide')
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 100 })
    shop.now = new Date(shop.now.getTime() + 3_600_000)
    await expireOrders(app.open, shop.where)
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 0 })
  })

  test('goods that came back take the points of their review along, and a decision of staff gives none for them again', async () => {
    const buyer = await shop.join()
    const as = member(buyer)
    const { orderId, lineSeq } = await delivered(buyer)
    await write(buyer, lineSeq)
    const returns = new Returns(shop)
    const returnSeq = await returns.asked('refund', orderId, [{ lineSeq, qty: 1 }], as)
    expect(await points(buyer)).toMatchObject({ balance: 100, owed: 0 })
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 0 })
    expect((await points(buyer)).reasons[0]).toBe('반품하신 상품의 후기 포인트 회수')
    await decide(lineSeq, 'hide')
    await decide(lineSeq, 'show')
    expect(await points(buyer)).toMatchObject({ balance: 0, owed: 0 })
  })

  test('so many and so often as staff set it, and the writer reads why nothing came', async () => {
    await setTerms({ reviewPoints: 30, writingTimes: 1 })
    const buyer = await shop.join()
    const [one, two] = [await delivered(buyer), await delivered(buyer)]
    expect((await app.get('/svc/goodsReviewSvcApi/writableList', { as: member(buyer), now: shop.now })).data.item).toEqual({
      offer: '글 30포인트, 사진과 함께면 500포인트',
    })
    expect((await write(buyer, one.lineSeq)).data.item).toMatchObject({ points: 30 })
    const again = await write(buyer, two.lineSeq)
    expect(again.data).toMatchObject({
      resultMessage: '후기를 등록했습니다. 포인트는 30일 동안 1번까지 드려 이번에는 적립하지 않았습니다.',
      item: { points: 0 },
    })
    const third = await delivered(buyer)
    shop.now = new Date(shop.now.getTime() + 31 * 86_400_000)
    expect((await write(buyer, third.lineSeq)).data.item).toMatchObject({ points: 30 })
    await setTerms({ reviewPoints: 0, photoPoints: 0 })
    const last = await delivered(buyer)
    expect((await write(buyer, last.lineSeq)).data.resultMessage).toBe('후기를 등록했습니다.')
  })

  test('a home tour brings points once, however often it is published, hidden, shown and told of', async () => {
    const writer = await shop.join()
    const follow = (step: WritingStep) => {
      shop.now = new Date(shop.now.getTime() + 1_000)
      return runAsSystem(app.open, shop.where, (ctx) => followWriting(ctx, { memberNo: writer, key: 'tour:7' }, step))
    }
    await follow('published')
    await follow('published')
    expect(await points(writer)).toMatchObject({ balance: 3_000, reasons: ['집들이를 올림'] })
    await follow('hidden')
    expect((await points(writer)).balance).toBe(0)
    await follow('published')
    expect((await points(writer)).balance).toBe(0)
    await follow('shown')
    await follow('shown')
    expect((await points(writer)).balance).toBe(3_000)
    await follow('down')
    expect(await points(writer)).toMatchObject({ balance: 0, reasons: expect.arrayContaining(['집들이를 내려 회수']) })
    await follow('shown')
    await spend(writer, 1_000)
    await follow('removed')
    expect(await points(writer)).toMatchObject({ balance: 0, owed: 0 })
  })

  test('an unpaid order saves no points from being taken back: what it holds is owed, and pays when it comes back', async () => {
    const writer = await shop.join()
    const follow = (step: WritingStep) =>
      runAsSystem(app.open, shop.where, (ctx) => followWriting(ctx, { memberNo: writer, key: 'tour:8' }, step))
    await follow('published')
    const held = await shop.prepared([{ variantId: 'lamp-1', qty: 1 }], { points: 3_000 }, member(writer))
    expect(await points(writer)).toMatchObject({ balance: 0 })
    await follow('removed')
    expect(await points(writer)).toMatchObject({ balance: 0, owed: 3_000 })
    const again = await shop.prepared([{ variantId: 'lamp-1', qty: 1 }], { replaces: held.orderId }, member(writer))
    expect(again.amount).toBeGreaterThan(held.amount)
    expect(await points(writer)).toMatchObject({ balance: 0, owed: 0 })
  })
})
