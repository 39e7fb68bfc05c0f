import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryAttributes, constExams, productCategories, products } from '@/services/db/tables/catalog'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { specLine } from '../domain/heads'

const product = (n: number, more: Partial<typeof products.$inferInsert> = {}) => ({
  zinPrdId: `p${n}`,
  siteId: 'site',
  zinPrdName: `제품 ${n}`,
  zinPrdNo: `FL-${n}`,
  cateId: 'plank',
  cateId1: 'floor',
  cateId2: 'wood',
  filePath: '/media/swatches/floor-teak.webp',
  fileAlt: '티크',
  attributes: [n % 2 ? 'tone:T1' : 'tone:T2', ...(n % 5 === 0 ? ['thick:K1'] : [])],
  viewCnt: 1000 - n,
  releasedAt: new Date(Date.UTC(2026, 0, n)),
  ...more,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const category = (cateId: string, depth: number, superCateId: string | null) => ({
      cateId,
      siteId: 'site',
      cateName: `${cateId} 이름`,
      depth,
      superCateId,
      orderNo: 1,
    })
    await app.open.db
      .insert(productCategories)
      .values([category('floor', 1, null), category('wood', 2, 'floor'), category('plank', 3, 'wood'), category('window', 1, null)])
    await app.open.db.insert(categoryAttributes).values([
      {
        siteId: 'site',
        cateId: 'floor',
        code: 'tone',
        label: '색감',
        values: ['T1', 'T2', 'T3'].map((code) => ({ code, label: code })),
        orderNo: 1,
      },
      { siteId: 'site', cateId: 'floor', code: 'thick', label: '두께', values: [{ code: 'K1', label: '5mm' }], orderNo: 2 },
    ])
    await app.open.db.insert(products).values([
      ...Array.from({ length: 50 }, (_, i) => product(i + 1)),
      product(51, {
        cateId: 'window',
        cateId1: 'window',
        cateId2: null,
        attributes: [],
        badges: ['RECOMMEND'],
        specs: [
          { label: '규격', value: '90 × 450mm' },
          { label: '두께', value: '7.5mm' },
        ],
      }),
      product(52, { siteId: 'zin' }),
    ])
    await app.open.db.insert(constExams).values(
      [1, 2, 3].map((seq) => ({
        seq,
        siteId: 'site',
        title: `시공 ${seq}`,
        constExamType: seq === 3 ? 'CE02' : 'CE01',
        cateId: seq === 2 ? 'window' : 'floor',
        images: [{ src: '/media/rooms/living-sand.webp', alt: '거실' }],
        productIds: ['p2', 'nope', 'p1'],
        postedAt: new Date(Date.UTC(2026, 0, seq)),
      })),
    )
  })
  afterAll(() => app.drop())
  const search = (query: string) => app.get(`/svc/productSearchSvcApi/productSearchList${query}`)
  const idsOf = (items: Record<string, unknown>[]) => items.map(({ ZIN_PRD_ID }) => ZIN_PRD_ID)

  test('C-PAGE24: 50 records, page 3 has 2; a page beyond the last is empty', async () => {
    const { data } = await search('?category=floor&page=3')
    expect(data.totalCount).toBe(50)
    expect(idsOf(data.items)).toEqual(['p2', 'p1'])
    expect((await search('?category=floor')).data.items).toHaveLength(24)
    expect((await search('?category=floor&page=9')).data).toMatchObject({ items: [], totalCount: 50 })
  })

  test('a category of any depth narrows the list; an unknown one has nothing', async () => {
    for (const id of ['floor', 'wood', 'plank']) expect((await search(`?category=${id}`)).data.totalCount).toBe(50)
    expect((await search('?category=window')).data.totalCount).toBe(1)
    expect((await search('')).data.totalCount).toBe(51)
    expect((await search('?category=nope')).data).toMatchObject({ items: [], totalCount: 0 })
  })

  test('C-SORT: latest and popular', async () => {
    expect(idsOf((await search('?category=floor&size=2')).data.items)).toEqual(['p50', 'p49'])
    expect(idsOf((await search('?category=floor&size=2&sort=popular')).data.items)).toEqual(['p1', 'p2'])
    expect(idsOf((await search('?category=floor&size=2&sort=cheapest')).data.items)).toEqual(['p50', 'p49'])
  })

  test('Q-055: attributes are conditions: one of a group is enough, all groups must fit, counts follow the other groups', async () => {
    const { data } = await search('?category=wood&attributes=T1,K1,nope')
    expect(data.totalCount).toBe(5)
    expect(data.item['facets']).toEqual([
      {
        code: 'tone',
        label: '색감',
        values: [
          { code: 'T1', label: 'T1', count: 5, chosen: true },
          { code: 'T2', label: 'T2', count: 5, chosen: false },
          { code: 'T3', label: 'T3', count: 0, chosen: false },
        ],
      },
      { code: 'thick', label: '두께', values: [{ code: 'K1', label: '5mm', count: 5, chosen: true }] },
    ])
    expect((await search('?category=floor&attributes=T1,T2')).data.totalCount).toBe(50)
    expect((await search('?category=floor&attributes=T3')).data.totalCount).toBe(0)
    expect((await search('?category=window')).data.item['facets']).toEqual([])
  })

  test.each(['page=-1', 'page=1e9', 'size=0', 'page=1&page=2', `attributes=${'x'.repeat(10_000)}`])(
    'invalid page %.20s is the first page',
    async (query) => {
      const { status, data } = await search(`?category=floor&${query}`)
      expect(status).toBe(200)
      expect(idsOf(data.items)[0]).toBe('p50')
    },
  )

  test('a card has the names of its categories, its size in one line, and the ratio of its picture', async () => {
    const { data } = await search('?category=window')
    expect(data.items[0]).toMatchObject({
      ZIN_PRD_ID: 'p51',
      ZIN_PRD_NAME: '제품 51',
      CATE_NAME: 'window 이름',
      DEPTH1_CATE_NAME: 'window 이름',
      DEPTH2_CATE_NAME: '',
      SPEC: '90 × 450mm, 7.5mm',
      badges: ['RECOMMEND'],
      FILE_SHAPE: { width: 800, height: 600 },
    })
    expect(data.items[0]).not.toHaveProperty('contents')
  })

  test('new, recommended and selected products', async () => {
    expect(idsOf((await app.get('/svc/productHomeNewListSvcApi/newListInfo')).data.items).slice(0, 2)).toEqual(['p51', 'p50'])
    expect(idsOf((await app.get('/svc/productRecommend/rProductRecommend')).data.items)).toEqual(['p51'])
    const pick = (ids: string) => app.get(`/svc/productSearchSvcApi/pick?ids=${ids}`)
    expect(idsOf((await pick('p3,%20p1,nope,p52,p3')).data.items)).toEqual(['p3', 'p1'])
    expect((await pick('%2C')).data.items).toEqual([])
  })

  test('construction examples by kind and category, and one with its products', async () => {
    const list = async (query: string) =>
      (await app.get(`/svc/productArchitectureSvcApi/productArchitectureList${query}`)).data.items.map(({ SEQ }) => SEQ)
    expect(await list('')).toEqual([3, 2, 1])
    expect(await list('?category=floor')).toEqual([3, 1])
    expect(await list('?constExamType=CE01&size=1&page=2')).toEqual([1])
    const { data } = await app.get('/svc/productArchitectureSvcApi/readConstExam?seq=1')
    expect(data.item).toMatchObject({
      SEQ: 1,
      TITLE: '시공 1',
      CATE_NAME: 'floor 이름',
      imageList: [{ ALT: '거실', SHAPE: { width: 1280 } }],
    })
    expect(idsOf(data.item['PRODUCTS'] as Record<string, unknown>[])).toEqual(['p2', 'p1'])
    expect((await app.get('/svc/productArchitectureSvcApi/readConstExam?seq=9')).status).toBe(404)
  })

  test('a changed product is seen by the next list', async () => {
    await app.open.db
      .update(products)
      .set({ releasedAt: new Date(Date.UTC(2027, 0, 1)) })
      .where(eq(products.zinPrdId, 'p7'))
    const settle = await bumpTagNumbers(app.open.db, new Set(['products']))
    settle()
    expect(idsOf((await search('?category=floor&size=1')).data.items)).toEqual(['p7'])
  })
})

test('the size on a card', () => {
  expect(specLine([])).toBe('')
  expect(
    specLine([
      { label: '규격', value: '90 × 450mm' },
      { label: '두께', value: '7.5mm' },
    ]),
  ).toBe('90 × 450mm, 7.5mm')
  expect(
    specLine([
      { label: '창틀 너비', value: '250mm' },
      { label: '두께', value: '3mm' },
    ]),
  ).toBe('창틀 너비 250mm')
})
