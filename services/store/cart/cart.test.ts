import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartLines } from '@/services/db/tables/cart'
import { keyedCalls } from '@/services/db/tables/base'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { seedMembers } from '@/services/members/domain/seed-members'
import { addGoods } from '@/tests/support/parent-rows'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

import { cartCalls, sellForCarts } from './cart-calls-for-tests'

const WHO = 'doyun'
const DAY = 24 * 3_600_000

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let clock: Date
  beforeAll(async () => {
    app = await openTestApp(kind)
    await seedMembers(app.open.db, 'site', new Date())
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date()
    await sellForCarts(app)
  })
  const { browser, save, put, remove, read, said, refused } = cartCalls(
    () => app,
    () => clock,
  )

  describe('S-CART-1: putting in', () => {
    test('the count is the sum of the lines of all groups, and 0 without any', async () => {
      const who = browser()
      expect((await read(who)).item).toMatchObject({ count: 0, amounts: { total: 0 } })
      await save(who, [
        { productId: 'chair', optionId: 'oak', qty: 2 },
        { productId: 'chair', optionId: 'walnut', qty: 1 },
        { productId: 'table', optionId: 'big', qty: 1 },
      ])
      const { item, groups } = await read(who)
      expect(groups.map(({ kind: of, items }) => [of, items.length])).toEqual([
        ['parcel', 2],
        ['freight', 1],
      ])
      expect(item).toEqual({ memberYn: 'N', count: 3, amounts: { goods: 40_000, delivery: 30_000, install: 5_000, total: 75_000 } })
      expect(groups[1]!.toFree).toBe(40_000)
      expect(who.cookies.get('maru-cart-count')).toBe('3')
    })

    test('the same option again is added to its line; a line is named to set it, or to change its option', async () => {
      const who = browser()
      await put(who, 'oak', 2)
      const [seq] = (await put(who, 'oak', 3)).data.item['cartSeqs'] as number[]
      expect(await said(who)).toEqual(['oak 5'])
      await save(who, [{ productId: 'chair', optionId: 'oak', qty: 1, cartSeq: seq }])
      expect(await said(who)).toEqual(['oak 1'])
      await save(who, [{ productId: 'chair', optionId: 'walnut', qty: 2, cartSeq: seq }])
      expect(await said(who)).toEqual(['walnut 2'])
      await put(who, 'oak')
      // A line that is changed to an option which is there joins it.
      const joined = await save(who, [{ productId: 'chair', optionId: 'oak', qty: 2, cartSeq: seq }])
      expect(joined.data.item).toMatchObject({ count: 1 })
      expect(await said(who)).toEqual(['oak 3'])
    })

    test.each([0, -1, 0.5, 1e9, 100, 'many'])('a quantity of %s is refused in words', async (qty) => {
      const who = browser()
      const [status, words] = await refused(put(who, 'oak', qty as number))
      expect(status).toBe(400)
      expect(words).toMatch(/[가-힣]/)
      expect(await app.open.db.$count(cartLines)).toBe(0)
    })

    test('what is gone, sold out, or more than is left is refused in the words of the contract, and nothing is put in', async () => {
      const who = browser()
      await app.open.db.update(goodsVariants).set({ publishedYn: 'N' }).where(eq(goodsVariants.variantId, 'oak'))
      const gone = [404, '판매가 끝났거나 없는 상품입니다.']
      expect(await refused(put(who, 'oak'))).toEqual(gone)
      expect(await refused(put(who, 'nothing'))).toEqual(gone)
      // An option of other goods.
      expect(await refused(put(who, 'big', 1, 'chair'))).toEqual(gone)
      expect(await refused(put(who, 'teak'))).toEqual([409, '품절된 상품입니다.'])
      expect(await refused(put(who, 'walnut', 4))).toEqual([409, '남은 수량은 3개입니다. 장바구니에 담은 수량을 확인해 주세요.'])
      await put(who, 'walnut', 3)
      expect((await put(who, 'walnut', 1)).status).toBe(409)
      await put(who, 'big', 99)
      expect(await refused(put(who, 'big', 1))).toEqual([409, '같은 상품은 99개까지 담을 수 있습니다.'])
      // One bad item of several: nothing of the others.
      const both = await save(who, [
        { productId: 'chair', optionId: 'walnut', qty: 1 },
        { productId: 'table', optionId: 'big', qty: 1 },
      ])
      expect(both.status).toBe(409)
      expect(await said(who)).toEqual(['walnut 3', 'big 99'])
      await app.open.db.update(goods).set({ kind: 'remodeling' }).where(eq(goods.goodsId, 'table'))
      expect((await put(browser(), 'big')).status).toBe(404)
    })

    test('a cart has 200 lines at most', async () => {
      const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`v${i}`, 5]))
      await addGoods(app.open.db, 'shelf', { variants: many })
      const items = Object.keys(many).map((optionId) => ({ productId: 'shelf', optionId, qty: 1 }))
      const who = browser()
      expect((await save(who, items.slice(0, 200))).data.item).toMatchObject({ count: 200 })
      expect(await refused(save(who, items.slice(200)))).toEqual([409, '장바구니에는 상품을 200가지까지 담을 수 있습니다.'])
      expect((await read(who)).item['count']).toBe(200)
    })

    test('a call that is sent again after a lost answer puts nothing in twice, and names the same cart', async () => {
      const who = browser()
      const headers = { 'idempotency-key': 'a-key-of-this-press-1' }
      const items = [{ productId: 'chair', optionId: 'oak', qty: 2 }]
      await save(who, items, { headers })
      const [first] = [who.cookies.get('maru-cart')]
      // The answer and its cookie were lost.
      who.cookies.clear()
      await save(who, items, { headers })
      expect(who.cookies.get('maru-cart')).toBe(first)
      expect(await said(who)).toEqual(['oak 2'])
      const stored = JSON.stringify(await app.open.db.select().from(keyedCalls))
      expect(stored).not.toContain(first)
    })

    test('two tabs that put the same in at once lose nothing', async () => {
      const who = browser()
      await put(who, 'oak')
      await Promise.all(Array.from({ length: 8 }, () => put(who, 'oak')))
      expect(await said(who)).toEqual(['oak 9'])
    })
  })

  describe('removing', () => {
    test('what was removed goes back to its place, as it was, whatever became of the goods', async () => {
      const who = browser()
      await put(who, 'oak', 2)
      await put(who, 'walnut', 3)
      const { lines } = await read(who)
      const oak = lines.find(({ optionId }) => optionId === 'oak')!
      const walnut = lines.find(({ optionId }) => optionId === 'walnut')!
      expect((await remove(who, walnut.cartSeq)).data.item).toEqual({ count: 1 })
      expect(await said(who)).toEqual(['oak 2'])
      await app.open.db.update(goodsVariants).set({ given: 0 }).where(eq(goodsVariants.variantId, 'walnut'))
      const back = { productId: 'chair', optionId: 'walnut', qty: 3, cartSeq: walnut.cartSeq }
      expect((await save(who, [back])).data.item).toEqual({ count: 2, cartSeqs: [walnut.cartSeq] })
      expect((await read(who)).lines.map(({ optionId, state }) => [optionId, state])).toEqual([
        ['walnut', 'soldOut'],
        ['oak', 'ok'],
      ])
      await remove(who, oak.cartSeq, walnut.cartSeq)
      expect(who.cookies.get('maru-cart-count')).toBeUndefined()
      // An hour later it is forgotten.
      clock = new Date(clock.getTime() + 2 * 3_600_000)
      await put(who, 'oak')
      expect(await app.open.db.$count(cartLines)).toBe(1)
    })

    test("another's line is neither seen, changed nor removed", async () => {
      const [mine, other] = [browser(), browser()]
      const [seq] = (await put(mine, 'oak', 2)).data.item['cartSeqs'] as [number]
      await put(other, 'walnut')
      expect((await remove(other, seq)).status).toBe(200)
      expect(await refused(save(other, [{ productId: 'chair', optionId: 'oak', qty: 9, cartSeq: seq }]))).toEqual([
        404,
        '장바구니에 없는 상품입니다.',
      ])
      expect([await said(mine), await said(other)]).toEqual([['oak 2'], ['walnut 1']])
    })
  })

  describe('what changed meanwhile', () => {
    test('another price, fewer pieces, sold out and withdrawn are said, and count for nothing that cannot be bought', async () => {
      const who = browser()
      await put(who, 'oak', 5)
      await put(who, 'walnut', 3)
      await put(who, 'big')
      const { db } = app.open
      await db.update(goods).set({ salePrice: 8_000, memberPrice: null }).where(eq(goods.goodsId, 'table'))
      await db.update(goodsVariants).set({ given: 2 }).where(eq(goodsVariants.variantId, 'oak'))
      await db.update(goodsVariants).set({ given: 0 }).where(eq(goodsVariants.variantId, 'walnut'))
      const { lines, item } = await read(who)
      expect(lines.map(({ optionId, state, left, price, seenPrice }) => ({ optionId, state, left, price, seenPrice }))).toEqual([
        { optionId: 'walnut', state: 'soldOut', left: null, price: 10_000, seenPrice: null },
        { optionId: 'oak', state: 'short', left: 2, price: 10_000, seenPrice: null },
        { optionId: 'big', state: 'ok', left: null, price: 8_000, seenPrice: 10_000 },
      ])
      expect(item['amounts']).toMatchObject({ goods: 8_000 })
      // A buyer who changes the line has seen its price.
      const big = lines.find(({ optionId }) => optionId === 'big')!
      await save(who, [{ productId: 'table', optionId: 'big', qty: 2, cartSeq: big.cartSeq }])
      expect((await read(who)).lines.at(-1)).toMatchObject({ qty: 2, seenPrice: null })
      await db.update(goods).set({ publishedYn: 'N' }).where(eq(goods.goodsId, 'table'))
      expect((await read(who)).lines.at(-1)).toMatchObject({ state: 'ended', seenPrice: null })
      await db.delete(goods).where(eq(goods.goodsId, 'table'))
      expect((await read(who)).lines.find(({ productId }) => !productId)).toMatchObject({ name: '상품 table', state: 'ended' })
    })

    test('a time sale that ends is a change, and a member price is none', async () => {
      const { db } = app.open
      const sale = { timeSalePrice: 7_000, timeSaleFrom: new Date(clock.getTime() - DAY), timeSaleUntil: new Date(clock.getTime() + DAY) }
      await db.update(goods).set(sale).where(eq(goods.goodsId, 'chair'))
      const who = browser()
      await put(who, 'oak')
      await put(who, 'big')
      expect((await read(who)).lines.map(({ price }) => price)).toEqual([7_000, 10_000])
      await who.signIn(WHO, DEMO_PASSWORD)
      expect((await read(who)).lines.map(({ price, seenPrice }) => [price, seenPrice])).toEqual([
        [7_000, null],
        [9_000, null],
      ])
      clock = new Date(clock.getTime() + 2 * DAY)
      await who.signIn(WHO, DEMO_PASSWORD)
      expect((await read(who)).lines.map(({ price, seenPrice }) => [price, seenPrice])).toEqual([
        [10_000, 7_000],
        [9_000, null],
      ])
    })
  })
})
