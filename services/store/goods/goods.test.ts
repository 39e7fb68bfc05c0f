// Lists and pages of goods through the pipeline: what they hold, in which order, and until when.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/store/goods'
import { brandShops, exhibitGoods, exhibits, goods, goodsVariants, storeCategories } from '@/services/db/tables/store'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const HOUR = 3_600_000
const start = new Date()
const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR)

type GoodsRow = typeof goods.$inferInsert
const goodsRow = (goodsId: string, categoryId: string, day: number, more: Partial<GoodsRow> = {}): GoodsRow => ({
  goodsId,
  siteId: 'site',
  kind: 'goods',
  name: `상품 ${goodsId}`,
  categoryId,
  image: `/media/rooms/${goodsId}.webp`,
  price: 100_000,
  salePrice: 100_000,
  delivery: 'parcel',
  deliveryFee: 3_000,
  releasedAt: inHours(-24 * day),
  ...more,
})
const variant = (goodsId: string, given: number, more: Partial<typeof goodsVariants.$inferInsert> = {}) => ({
  variantId: `${goodsId}-v`,
  siteId: 'site',
  goodsId,
  given,
  orderNo: 1,
  ...more,
})
const category = (categoryId: string, superiorId: string | null, depth: number) => ({
  categoryId,
  siteId: 'site',
  category: `분류 ${categoryId}`,
  superiorId,
  depth,
  orderNo: 1,
})
const promotion = (exhibitSeq: number, from: number, until: number) => ({
  exhibitSeq,
  siteId: 'site',
  kind: 'promotion' as const,
  title: `기획전 ${exhibitSeq}`,
  image: '/media/rooms/hall.webp',
  opensAt: inHours(from),
  closesAt: inHours(until),
})

describe.each(ONE_DATABASE)('goods on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db
      .insert(storeCategories)
      .values([
        category('floor', null, 1),
        category('wood', 'floor', 2),
        category('plank', 'wood', 3),
        category('wide', 'plank', 4),
        category('light', null, 1),
        { ...category('rebuild', null, 1), dispType: 'remodeling' },
        { ...category('hidden', null, 1), publishedYn: 'N' },
        category('below-hidden', 'hidden', 2),
      ])
    const shop = (brandId: string, orderNo: number) => ({
      brandId,
      siteId: 'site',
      name: `누리 ${brandId}`,
      image: '/media/rooms/a.webp',
      orderNo,
    })
    await db.insert(brandShops).values([shop('second', 2), shop('first', 1), { ...shop('gone', 3), publishedYn: 'N' }])
    await db.insert(goods).values([
      goodsRow('oak', 'wide', 1, { brandId: 'first', viewCnt: 5, badges: ['BEST'], memberPrice: 90_000, summary: '밝은 원목' }),
      goodsRow('teak', 'plank', 2, {
        brandId: 'first',
        viewCnt: 90,
        price: 300_000,
        salePrice: 250_000,
        freeFrom: 200_000,
        reviewCnt: 3,
        scoreSum: 14,
      }),
      goodsRow('ash', 'wood', 3, {
        salePrice: 60_000,
        timeSalePrice: 40_000,
        timeSaleFrom: inHours(2),
        timeSaleUntil: inHours(5),
        badges: ['NEW'],
        brandId: 'gone',
      }),
      goodsRow('empty', 'floor', 4, { viewCnt: 900, delivery: 'freight' }),
      goodsRow('lamp', 'light', 5, { delivery: 'install', deliveryFee: 0, installFee: 20_000, badges: ['PRESENT'], brandId: 'second' }),
      goodsRow('bath', 'rebuild', 6, { kind: 'remodeling', delivery: 'install', price: 9_000_000, salePrice: 8_000_000 }),
      goodsRow('withdrawn', 'wood', 1, { publishedYn: 'N' }),
      goodsRow('nowhere', 'below-hidden', 1),
      { ...goodsRow('other-site', 'wood', 1), siteId: 'zin' },
    ])
    await db
      .insert(goodsVariants)
      .values([
        variant('oak', 30, { sold: 12 }),
        variant('teak', 4, { reserved: 1 }),
        variant('ash', 50, { sold: 2 }),
        variant('empty', 6, { sold: 4, reserved: 2 }),
        variant('lamp', 9, { variantId: 'lamp-white', choices: ['흰색'] }),
        variant('lamp', 9, { variantId: 'lamp-brass', choices: ['황동'], extraPrice: 5_000, orderNo: 2 }),
        variant('lamp', 70, { variantId: 'lamp-old', choices: ['동'], orderNo: 3, publishedYn: 'N' }),
      ])
    await db
      .insert(exhibits)
      .values([promotion(1, -2, 3), promotion(2, 4, 9), promotion(3, -9, -1), { ...promotion(4, -2, 3), publishedYn: 'N' }])
    await db.insert(exhibitGoods).values([1, 2, 3, 4].map((exhibitSeq) => ({ siteId: 'site', exhibitSeq, goodsId: 'oak', orderNo: 1 })))
  })
  afterAll(() => app.drop())

  const list = async (query = '', now = start) => {
    const { status, data } = await app.get(`/svc/storeProductSvcApi/productList?${query}`, { now })
    expect(status).toBe(200)
    return data
  }
  const ids = async (query = '', now = start) => (await list(query, now)).items.map(({ id }) => id)
  const read = (id: string, now = start) => app.get(`/svc/storeProductSvcApi/svcRead?id=${encodeURIComponent(id)}`, { now })

  test('C-TREE: a category of any level shows what is in it and below; what is withdrawn, or below a withdrawn category, never', async () => {
    expect(await ids()).toEqual(['oak', 'teak', 'ash', 'empty', 'lamp'])
    expect(await ids('categoryId=floor')).toEqual(['oak', 'teak', 'ash', 'empty'])
    expect(await ids('categoryId=plank')).toEqual(['oak', 'teak'])
    expect(await ids('categoryId=wide')).toEqual(['oak'])
    for (const none of ['hidden', 'below-hidden', 'rebuild', 'unknown', "'; drop table goods"])
      expect(await ids(`categoryId=${encodeURIComponent(none)}`)).toEqual([])
  })

  test.each([
    ['newest', ['oak', 'teak', 'ash', 'empty', 'lamp']],
    ['popular', ['empty', 'teak', 'oak', 'ash', 'lamp']],
    ['cheap', ['ash', 'oak', 'empty', 'lamp', 'teak']],
    ['dear', ['teak', 'oak', 'empty', 'lamp', 'ash']],
    ['reviews', ['teak', 'oak', 'ash', 'empty', 'lamp']],
    ['something', ['oak', 'teak', 'ash', 'empty', 'lamp']],
  ])('C-SORT: sorted by %s', async (sort, wanted) => expect(await ids(`sort=${sort}`)).toEqual(wanted))

  test('conditions: one of a group suffices, all groups must match, and counts leave their own group out', async () => {
    expect(await ids('filter=first')).toEqual(['oak', 'teak'])
    expect(await ids('filter=first,second')).toEqual(['oak', 'teak', 'lamp'])
    expect(await ids('filter=first,price-3')).toEqual(['oak', 'teak'])
    expect(await ids('filter=price-2')).toEqual(['ash'])
    expect(await ids('filter=freight')).toEqual(['empty'])
    expect(await ids('filter=free-delivery')).toEqual(['teak', 'lamp'])
    expect(await ids('filter=member')).toEqual(['oak'])
    expect(await ids('filter=present')).toEqual(['lamp'])
    expect(await ids('filter=in-stock')).not.toContain('empty')
    expect(await ids('filter=gone,nonsense')).toHaveLength(5)
    const { item } = await list('filter=first&keyword=상품')
    const facets = item['facets'] as { code: string; values: { code: string; count: number; chosen: boolean }[] }[]
    expect(facets.map(({ code }) => code)).toEqual(['brand', 'price', 'delivery', 'benefit'])
    expect(facets[0]!.values.map(({ code, count, chosen }) => [code, count, chosen])).toEqual([
      ['first', 2, true],
      ['second', 1, false],
    ])
    expect(facets[2]!.values.map(({ count }) => count)).toEqual([2, 0, 0])
  })

  test('a search finds names, brands, categories and summaries, with and without spaces; brands and pages narrow', async () => {
    expect(await ids(`keyword=${encodeURIComponent('상품oak')}`)).toEqual(['oak'])
    expect(await ids(`keyword=${encodeURIComponent('원 목  누리first')}`)).toEqual(['oak'])
    expect(await ids(`keyword=${encodeURIComponent('분류 light')}`)).toEqual(['lamp'])
    expect(await ids('brandId=first')).toEqual(['oak', 'teak'])
    expect(await list('size=2&page=2')).toMatchObject({ totalCount: 5, items: [{ id: 'ash' }, { id: 'empty' }] })
    expect(await ids('page=9')).toEqual([])
  })

  test('C-BADGE: TIMESALE stands and falls with the time sale, whose price lists sort and narrow by', async () => {
    const ash = async (now: Date) => (await list('keyword=ash', now)).items[0]!
    expect(await ash(start)).toMatchObject({ salePrice: 60_000, saleUntil: null, badges: ['NEW'] })
    expect(await ash(inHours(3))).toMatchObject({
      price: 100_000,
      salePrice: 40_000,
      saleUntil: inHours(5).toISOString(),
      badges: ['TIMESALE', 'NEW'],
    })
    expect(await ids('filter=price-1', start)).toEqual([])
    expect(await ids('filter=price-1,timesale', inHours(3))).toEqual(['ash'])
    expect(await ids('filter=price-1', inHours(5.1))).toEqual([])
    expect(await ash(inHours(6))).toMatchObject({ salePrice: 60_000, badges: ['NEW'] })
  })

  test('a list holds until the next time sale begins or ends, and names the tags of what it shows', async () => {
    const context = newRequestContext({ requestId: 'goods-test' })
    await runInRequestContext(context, () => inProcess(contracts.listStoreProducts, { sort: 'popular' }))
    expect(context.freshUntil).toBe(inHours(2).getTime())
    expect([...context.tags.keys()].sort()).toEqual(['brand-shops', 'goods', 'store-categories', 'views:goods'])
    expect(context.personal).toBe(false)
  })

  test('a card says what everybody pays, what members pay, what delivery and installation of one piece cost, and its reviews', async () => {
    const by = new Map((await list()).items.map((one) => [one['id'], one]))
    expect(by.get('oak')).toMatchObject({ memberPrice: 90_000, deliveryFee: 3_000, brand: '누리 first', score: 0, soldOutYn: 'N' })
    expect(by.get('teak')).toMatchObject({ price: 300_000, salePrice: 250_000, memberPrice: null, deliveryFee: 0, score: 4.7 })
    expect(by.get('ash')).toMatchObject({ brandId: '', brand: '' })
    expect(by.get('empty')).toMatchObject({ soldOutYn: 'Y' })
    expect(by.get('lamp')).toMatchObject({ installFee: 20_000, deliveryFee: 0 })
  })

  test('best is what sold most and can be bought, also of one category; picked goods come in the order asked', async () => {
    const best = async (query: string) => (await app.get(`/svc/storeProductSvcApi/bestProductList?${query}`)).data.items.map(({ id }) => id)
    expect(await best('')).toEqual(['oak', 'ash', 'teak', 'lamp'])
    expect(await best('categoryId=plank')).toEqual(['oak', 'teak'])
    const { data } = await app.get('/svc/storeProductSvcApi/pick?ids=lamp,%20oak,none,withdrawn,lamp,bath')
    expect(data.items.map(({ id }) => id)).toEqual(['lamp', 'oak', 'bath'])
    const { data: paged } = await app.get('/svc/productSvcApi/productList?categoryId=floor&size=3&page=2')
    expect([paged.totalCount, paged.items.map(({ id }) => id)]).toEqual([4, ['empty']])
    const { data: remodeling } = await app.get('/svc/displayCategorySvcApi/remodelingCategoryList?categoryId=rebuild')
    expect(remodeling.items.map(({ id, soldOutYn }) => [id, soldOutYn])).toEqual([['bath', 'N']])
  })

  test('brand shops come in the order of staff with the number of their goods; a withdrawn one is left out', async () => {
    const { data } = await app.get('/svc/storeCommonSvcApi/brandShopList')
    expect(data.items.map(({ id, goodsCnt, link }) => [id, goodsCnt, link])).toEqual([
      ['first', 2, '/store/brand-shop/first'],
      ['second', 1, '/store/brand-shop/second'],
    ])
  })

  test('a page of goods: its line of categories, its variants in order, a number only where few are left', async () => {
    const oak = (await read('oak')).data.item
    expect((oak['categories'] as { id: string }[]).map(({ id }) => id)).toEqual(['floor', 'wood', 'plank', 'wide'])
    expect(oak).toMatchObject({ stock: null, variants: [{ left: null }], exhibits: [{ id: 1, link: '/store/promotion/1' }] })
    expect((oak['relatedList'] as { id: string }[]).map(({ id }) => id)).toEqual(['teak', 'ash', 'empty'])
    const lamp = (await read('lamp')).data.item
    expect(lamp['variants']).toEqual([
      { variantId: 'lamp-white', choices: ['흰색'], extraPrice: 0, left: 9, image: '', imageAlt: '' },
      { variantId: 'lamp-brass', choices: ['황동'], extraPrice: 5_000, left: 9, image: '', imageAlt: '' },
    ])
    expect(lamp['stock']).toBeNull()
    expect((await read('teak')).data.item).toMatchObject({ stock: 3 })
    expect((await read('empty')).data.item).toMatchObject({ stock: 0, soldOutYn: 'Y', variants: [{ left: 0 }] })
    expect((await read('bath')).data.item).toMatchObject({ kind: 'remodeling', soldOutYn: 'N', variants: [] })
  })

  test('the number that is left is of this moment, although lists learn of a sale only when the goods run out', async () => {
    const { db } = app.open
    await db.update(goodsVariants).set({ reserved: 3 }).where(eq(goodsVariants.variantId, 'teak-v'))
    expect((await read('teak')).data.item).toMatchObject({ stock: 1 })
    await db.update(goodsVariants).set({ reserved: 1 }).where(eq(goodsVariants.variantId, 'teak-v'))
  })

  test('its promotions come and go with their dates', async () => {
    const names = async (now: Date) => ((await read('oak', now)).data.item['exhibits'] as { id: number }[]).map(({ id }) => id)
    expect(await names(inHours(3.5))).toEqual([])
    expect(await names(inHours(4))).toEqual([2])
  })

  test.each(['none', 'withdrawn', 'nowhere', 'other-site', "' or 1=1"])('%s is missing', async (id) =>
    expect(await read(id)).toMatchObject({ status: 404, data: { result: '404', resultMessage: '상품을 찾을 수 없습니다.' } }),
  )
})
