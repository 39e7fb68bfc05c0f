// Stock: the sum of its entries is what was given, nothing that is taken goes away, and pages hear of it when they must.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { audits } from '@/services/db/tables/base'
import { readStockSheet } from '@/schemas/rules/store/stock-sheet'
import { seoulDay } from '@/schemas/words/seoul-day'
import { staffNews } from '@/services/db/tables/staff-news'
import { goods, goodsVariants, stockEntries, storeCategories } from '@/services/db/tables/store'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const admin: TestRequest = { as: PEOPLE.admin }

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.insert(storeCategories).values({ categoryId: 'c', siteId: 'site', category: '가구', depth: 1, orderNo: 1 })
    const row = {
      siteId: 'site',
      kind: 'goods' as const,
      categoryId: 'c',
      image: '/a.webp',
      price: 10,
      salePrice: 10,
      delivery: 'parcel' as const,
    }
    await db.insert(goods).values([
      { ...row, goodsId: 'chair', name: '둥근 의자', releasedAt: new Date() },
      { ...row, goodsId: 'lamp', name: '100% 종이 조명', releasedAt: new Date(), publishedYn: 'N' },
      { ...row, goodsId: 'strange', name: '남의 의자', releasedAt: new Date(), siteId: 'zin' },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(goodsVariants)
    await clearAudits(db)
    const row = { siteId: 'site', goodsId: 'chair' }
    await db.insert(goodsVariants).values([
      { ...row, variantId: 'brown', choices: ['밤색'], orderNo: 1, given: 20, reserved: 2, sold: 5 },
      { ...row, variantId: 'black', choices: ['먹색'], orderNo: 2 },
      { ...row, variantId: 'old', choices: ['흰색'], orderNo: 3, publishedYn: 'N' },
      { ...row, variantId: 'lamp', goodsId: 'lamp', orderNo: 1, given: 4, sold: 1 },
      { ...row, variantId: 'strange', goodsId: 'strange', siteId: 'zin', orderNo: 1 },
    ])
    await db.insert(stockEntries).values([
      { siteId: 'site', variantId: 'brown', pieces: 20, reason: '처음 들인 수량', at: new Date(0) },
      { siteId: 'site', variantId: 'lamp', pieces: 4, reason: '처음 들인 수량', at: new Date(0) },
    ])
  })

  const adjust = (variantId: string, pieces: unknown, reason = '새로 들어왔습니다', options = admin) =>
    app.post('/adm/stock/adjust', { variantId, pieces, reason }, options)
  const browse = async (query = '') => (await app.get(`/adm/stock/browse?${query}`, admin)).data
  const idsOf = async (query = '') => (await browse(query)).items.map(({ variantId }) => variantId)
  /** The tags that the work raises. */
  const raised = async (work: () => Promise<unknown>) => {
    const tags = ['goods', 'goods:chair', 'goods:lamp']
    const before = tags.map((tag) => tagNumbers().current(tag))
    await work()
    return tags.filter((tag, at) => tagNumbers().current(tag) !== before[at])
  }

  test('the list has what is offered, by name, with its state and what can be bought; a search takes signs literally', async () => {
    expect(await browse()).toMatchObject({
      totalCount: 3,
      item: { counts: { all: 3, out: 1, few: 1, enough: 1 } },
      items: [
        { variantId: 'lamp', isShown: false, left: 3, state: 'few' },
        { variantId: 'brown', choices: ['밤색'], given: 20, reserved: 2, sold: 5, left: 13, state: 'enough', isShown: true },
        { variantId: 'black', left: 0, state: 'out' },
      ],
    })
    expect(await idsOf('state=out')).toEqual(['black'])
    expect(await idsOf(`search=${encodeURIComponent('0%')}`)).toEqual(['lamp'])
    expect(await idsOf('goodsId=chair&sort=left&direction=asc')).toEqual(['black', 'brown'])
    expect(await idsOf('sort=sold&direction=desc&size=1&page=2')).toEqual(['lamp'])
  })

  test('what comes is an entry and a sum together, with who and why; the latest stands first', async () => {
    const { status, data } = await adjust('brown', 30)
    expect([status, data.item, data.resultMessage]).toEqual([
      200,
      { given: 50, reserved: 2, sold: 5, left: 43 },
      '팔 수 있는 것이 43개가 되었습니다.',
    ])
    const { items, totalCount } = (await app.get('/adm/stock/entries?variantId=brown', admin)).data
    expect([totalCount, items]).toMatchObject([
      2,
      [
        { pieces: 30, reason: '새로 들어왔습니다', staffName: '관리자' },
        { pieces: 20, reason: '처음 들인 수량', staffName: '' },
      ],
    ])
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'stock.adjust'))
    expect(line).toMatchObject({ target: 'goods-variant:brown', detail: { pieces: 30, reason: '새로 들어왔습니다' } })
  })

  test('what was sold or is being paid for cannot be taken away, told by number, and nothing is written', async () => {
    const refused = await adjust('brown', -14)
    expect([refused.status, refused.data.resultMessage]).toEqual([
      409,
      '이미 팔렸거나 결제를 기다리는 것이 7개입니다. 13개까지 줄일 수 있습니다.',
    ])
    expect((await adjust('brown', -13)).data.item).toMatchObject({ given: 7, left: 0 })
    const [sum] = await app.open.db
      .select({ pieces: sql<number>`sum(${stockEntries.pieces})::int` })
      .from(stockEntries)
      .where(eq(stockEntries.variantId, 'brown'))
    expect(sum!.pieces).toBe(7)
  })

  test('many at once: no piece is taken twice, and the entries are the sum', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => adjust('brown', -1, '전시장으로 옮겼습니다')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(13)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const [row] = await app.open.db.select().from(goodsVariants).where(eq(goodsVariants.variantId, 'brown'))
    const entries = await app.open.db.select().from(stockEntries).where(eq(stockEntries.variantId, 'brown'))
    expect([row!.given, entries.reduce((all, { pieces }) => all + pieces, 0)]).toEqual([7, 7])
  })

  test('a lost answer that is asked for again adds nothing', async () => {
    const keyed: TestRequest = { ...admin, headers: { 'idempotency-key': 'k'.repeat(20) } }
    expect((await adjust('black', 5, '새로 들어왔습니다', keyed)).data.item).toMatchObject({ given: 5 })
    expect((await adjust('black', 5, '새로 들어왔습니다', keyed)).data.item).toMatchObject({ given: 5 })
    expect((await app.get('/adm/stock/entries?variantId=black', admin)).data.totalCount).toBe(1)
  })

  test('pages hear of it when goods come back or run out; a full shelf that gets fuller tells nobody', async () => {
    expect(await raised(() => adjust('black', 40))).toEqual(['goods', 'goods:chair'])
    expect(await raised(() => adjust('black', 60))).toEqual([])
    expect(await raised(() => adjust('black', -95, '젖어서 버렸습니다'))).toEqual(['goods:chair'])
    expect(await raised(() => adjust('black', -5, '젖어서 버렸습니다'))).toEqual(['goods', 'goods:chair'])
  })

  test.each([
    ['no pieces', 0, 400],
    ['half a piece', 0.5, 400],
    ['more than a store has', 1e9, 400],
    ['words', '열 개', 400],
  ])('%s are refused', async (_, pieces, status) => {
    expect((await adjust('brown', pieces)).status).toBe(status)
    expect((await browse('goodsId=chair')).items[0]).toMatchObject({ given: 20 })
  })

  test('low stock: at the usual number or its own, of goods that are shown; told once a day', async () => {
    const low = async () => idsOf('show=low')
    expect(await low()).toEqual(['black'])
    const news = async () => (await app.open.db.select().from(staffNews).where(eq(staffNews.kind, 'stock'))).map(({ key }) => key)
    await app.open.db.delete(staffNews)
    const set = (lowAt: number | null) => app.post('/adm/stock/low', { variantIds: ['brown'], lowAt }, admin)
    expect((await set(12)).status).toBe(200)
    expect(await low()).toEqual(['black'])
    await adjust('brown', -1)
    expect([await low(), await news()]).toEqual([['brown', 'black'], [`stock:brown:${seoulDay(new Date())}`]])
    await adjust('brown', -1)
    expect(await news()).toHaveLength(1)
    await adjust('brown', 10)
    await adjust('brown', -9)
    expect(await news()).toHaveLength(1)
    await adjust('brown', 10)
    await set(0)
    expect(await low()).toEqual(['black'])
    expect((await app.post('/adm/stock/low', { variantIds: ['strange'], lowAt: 1 }, admin)).status).toBe(404)
  })

  describe('by a sheet', () => {
    const line = (more: object) => ({ line: 2, code: '', name: '둥근 의자', option: '밤색', pieces: 5, ...more })
    const sheet = (lines: object[], trial = false) => app.post('/adm/stock/sheet', { trial, reason: '월말 재고 조사', lines }, admin)
    const given = async () => (await browse('goodsId=chair')).items.map((row) => row['given'])

    test('a trial says what each line would do or why not, and writes nothing', async () => {
      const lines = [
        line({ pieces: 7, given: 20 }),
        line({ line: 3, option: '먹 색', pieces: -1 }),
        line({ line: 4, option: '분홍' }),
        line({ line: 5, name: '없는 의자' }),
        line({ line: 6, code: 'X-1' }),
        line({ line: 7, pieces: 1 }),
        line({ line: 8, name: '남의 의자', option: '' }),
      ]
      const { data } = await sheet(lines, true)
      expect(data.items.map(({ line: at, before, after, fault }) => [at, before, after, fault])).toEqual([
        [2, 13, 20, ''],
        [3, 0, -1, '지금 팔 수 있는 것은 0개입니다. 그보다 많이 뺄 수 없습니다.'],
        [4, 0, 0, '‘둥근 의자’에 ‘분홍’ 옵션이 없습니다.'],
        [5, 0, 0, '‘없는 의자’ 상품을 찾을 수 없습니다.'],
        [6, 0, 0, '‘X-1’ 관리 코드를 쓰는 조합이 없습니다.'],
        [7, 13, 14, '2번째 줄과 같은 조합입니다.'],
        [8, 0, 0, '‘남의 의자’ 상품을 찾을 수 없습니다.'],
      ])
      expect(data.item).toEqual({ changed: 1, faults: 6 })
      expect(await given()).toEqual([20, 0])
    })

    test('what was sold since the sheet was made stays sold, and each line is an entry with its reason', async () => {
      const sold = app.open.db.update(goodsVariants).set({ sold: 9 }).where(eq(goodsVariants.variantId, 'brown'))
      await sold
      // The sheet said 13 and asks for 30.
      expect((await sheet([line({ pieces: 17, given: 20 }), line({ line: 3, option: '먹색', pieces: 4, given: 0 })])).data.item).toEqual({
        changed: 2,
        faults: 0,
      })
      expect((await browse('goodsId=chair')).items).toMatchObject([
        { given: 37, sold: 9, left: 26 },
        { given: 4, left: 4 },
      ])
      expect((await app.get('/adm/stock/entries?variantId=black', admin)).data.items).toMatchObject([
        { pieces: 4, reason: '월말 재고 조사', staffName: '관리자' },
      ])
    })

    test('brought a second time, or after somebody changed the stock, nothing is written at all', async () => {
      const lines = [line({ option: '먹색', pieces: 1 }), line({ line: 3, pieces: 7, given: 20 })]
      expect((await sheet(lines)).status).toBe(200)
      const again = await sheet(lines)
      expect([again.status, again.data.resultMessage]).toEqual([
        409,
        '파일을 만든 뒤에 넣은 수가 20개에서 27개로 바뀌었습니다. 다시 내려받아 주세요.',
      ])
      expect(await given()).toEqual([27, 1])
    })

    test('the file has what the list has, and its reason is recorded', async () => {
      await app.open.db.update(goodsVariants).set({ code: 'CH-1' }).where(eq(goodsVariants.variantId, 'brown'))
      const { data } = await app.post('/adm/stock/export', { goodsId: 'chair', reason: '월말 재고 조사' }, admin)
      const { csv } = data.item as { csv: string }
      expect(csv).toContain('CH-1,둥근 의자,밤색,20,13,,\r\n')
      expect(readStockSheet(csv)).toEqual({ lines: [], faults: [] })
      expect(await app.open.db.select().from(audits).where(eq(audits.action, 'stock.export'))).toMatchObject([{ detail: { rows: 2 } }])
    })
  })

  test('a sum beyond all sense, a variant of another site, and a reason of a word', async () => {
    await app.open.db.update(goodsVariants).set({ given: 9_999_999 }).where(eq(goodsVariants.variantId, 'black'))
    expect((await adjust('black', 2)).status).toBe(409)
    expect((await adjust('strange', 1)).status).toBe(404)
    expect((await app.get('/adm/stock/entries?variantId=strange', admin)).status).toBe(404)
    expect((await adjust('brown', 1, '그냥')).status).toBe(400)
  })
})
