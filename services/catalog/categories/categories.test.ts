import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryAttributes, productCategories, products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const at = (path: string) => `/svc/productCategorySvcApi/${path}`

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const category = (cateId: string, depth: number, superCateId: string | null, orderNo: number, delYn: 'Y' | 'N' = 'N') => ({
      cateId,
      siteId: 'site',
      cateName: `${cateId} 이름`,
      depth,
      superCateId,
      orderNo,
      delYn,
      images: ['/media/a.webp'],
    })
    await app.open.db
      .insert(productCategories)
      .values([
        category('floor', 1, null, 2),
        category('window', 1, null, 1),
        category('wood', 2, 'floor', 2),
        category('sheet', 2, 'floor', 1),
        category('plank', 3, 'wood', 1),
        category('gone', 2, 'floor', 3, 'Y'),
        category('lost', 3, 'gone', 1, 'Y'),
        category('hidden', 3, 'gone', 2),
        { ...category('other', 1, null, 1), siteId: 'zin' },
        { ...category('ring-a', 2, 'ring-b', 1), delYn: 'Y' as const },
        { ...category('ring-b', 2, 'ring-a', 1), delYn: 'Y' as const },
      ])
    await app.open.db.insert(categoryAttributes).values([
      { siteId: 'site', cateId: 'floor', code: 'tone', label: '색감', values: [{ code: 'T1', label: '밝은 색' }], orderNo: 2 },
      { siteId: 'site', cateId: 'floor', code: 'thick', label: '두께', values: [{ code: 'K1', label: '5mm' }], orderNo: 1 },
    ])
    await app.open.db.insert(products).values({
      zinPrdId: 'oak',
      siteId: 'site',
      zinPrdName: '오크',
      zinPrdNo: 'FL-1',
      cateId: 'plank',
      cateId1: 'floor',
      cateId2: 'wood',
      filePath: '/media/a.webp',
      fileAlt: '',
      releasedAt: new Date(),
    })
    const built = { siteId: 'site', type: 'expert-style' as const, hImg: '/media/a.webp', hImgAlt: '', productIds: ['oak', 'else'] }
    await app.open.db.insert(interiorCases).values([
      { ...built, seq: 1, title: '먼저', postedAt: new Date('2026-01-01') },
      { ...built, seq: 2, title: '나중', postedAt: new Date('2026-02-01') },
      { ...built, seq: 3, title: '다른 제품', productIds: [], postedAt: new Date('2026-03-01') },
    ])
  })
  afterAll(() => app.drop())
  const ids = async (path: string) => (await app.get(path)).data.items.map(({ CATE_ID }) => CATE_ID)

  test('a category is read with its ancestors, a deleted one too', async () => {
    const { data } = await app.get(at('readCategory?category=plank'))
    expect(data.item).toMatchObject({ CATE_ID: 'plank', CATE_NAME: 'plank 이름', DEPTH: 3, SUPER_CATE_ID: 'wood', DEL_YN: 'N' })
    expect(data.item['imageList']).toEqual([{ FILE_FULL_PATH: '/media/a.webp' }])
    expect(data.item['PARENTS']).toEqual([
      { CATE_ID: 'wood', CATE_NAME: 'wood 이름', DEPTH: 2, DEL_YN: 'N' },
      { CATE_ID: 'floor', CATE_NAME: 'floor 이름', DEPTH: 1, DEL_YN: 'N' },
    ])
    const lost = (await app.get(at('readCategory?category=lost'))).data.item
    expect(lost).toMatchObject({
      DEL_YN: 'Y',
      PARENTS: [
        { CATE_ID: 'gone', DEL_YN: 'Y' },
        { CATE_ID: 'floor', DEL_YN: 'N' },
      ],
    })
    expect((await app.get(at('readCategory?category=ring-a'))).data.item['PARENTS']).toHaveLength(1)
  })

  test('an unknown category, or another site’s, is missing', async () => {
    for (const id of ['nope', 'other', '', '%3Cb%3E'])
      expect(await app.get(at(`readCategory?category=${id}`))).toMatchObject({
        status: expect.toSatisfy((s: number) => s === 404 || s === 400),
      })
    expect((await app.get(at('readCategory?category=nope'))).data).toMatchObject({
      result: '404',
      resultMessage: '카테고리를 찾을 수 없습니다.',
    })
  })

  test('C-TREE: the tree in the order of ORDER_NO, parents before children, without deleted ones', async () => {
    expect(await ids('/svc/productCategorySvcAllApi/listCategoryAll?listType=all')).toEqual(['window', 'floor', 'sheet', 'wood', 'plank'])
    expect(await ids('/svc/productCategorySvcAllApi/listCategoryAll?listType=x')).toHaveLength(5)
    expect(await ids(at('listCategory'))).toEqual(['window', 'floor'])
    expect(await ids(at('listCategory?category=floor'))).toEqual(['sheet', 'wood'])
    expect(await ids(at('listCategory?category=nope'))).toEqual([])
    expect(await ids(at('relatedCategory?category=wood'))).toEqual(['sheet'])
    expect(await ids(at('relatedCategory?category=nope'))).toEqual([])
  })

  test('Q-055: attributes are those of the first-depth category', async () => {
    const of = (id: string) => app.get(`/svc/productCategoryAtrbtSvcApi/categoryAtrbtMng?category=${id}`)
    expect((await of('plank')).data.items).toEqual([
      { code: 'thick', label: '두께', values: [{ code: 'K1', label: '5mm' }] },
      { code: 'tone', label: '색감', values: [{ code: 'T1', label: '밝은 색' }] },
    ])
    expect((await of('window')).data.items).toEqual([])
    expect((await of('nope')).data.items).toEqual([])
  })

  test('cases that were built with its products, the newest first', async () => {
    for (const id of ['floor', 'wood', 'plank'])
      expect((await app.get(at(`relatedContentsList?category=${id}`))).data.items.map(({ SEQ }) => SEQ)).toEqual([2, 1])
    expect((await app.get(at('relatedContentsList?category=floor&size=1'))).data.items).toHaveLength(1)
    expect((await app.get(at('relatedContentsList?category=window'))).data.items).toEqual([])
  })
})
