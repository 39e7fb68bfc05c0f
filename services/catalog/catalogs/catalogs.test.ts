import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogs, productCategories } from '@/services/db/tables/catalog'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const category = (cateId: string, cateName: string, orderNo: number) => ({ cateId, siteId: 'site', cateName, depth: 1, orderNo })
    await app.open.db.insert(productCategories).values([category('window', '창호', 2), category('floor', '바닥재', 1)])
    const catalog = (catalogSeq: number, of: string, siteId = 'site') => ({
      catalogSeq,
      siteId,
      category: of,
      title: `카탈로그 ${catalogSeq}`,
      cover: '/media/rooms/living-sand.webp',
      coverAlt: '거실',
      file: catalogSeq === 1 ? '/media/catalog.pdf' : '',
      pages: [{ image: '/media/rooms/living-sand.webp', alt: '거실', title: '결', text: '결을 고릅니다.' }],
      orderNo: 10 - catalogSeq,
      postedAt: new Date('2026-10-01T00:00:00Z'),
    })
    await app.open.db.insert(catalogs).values([catalog(1, 'floor'), catalog(2, 'floor'), catalog(3, 'window'), catalog(4, 'film', 'zin')])
  })
  afterAll(() => app.drop())
  const list = (query = '') => app.get(`/svc/catalogSvcApi/svcList${query}`)

  test('SYS-28, Q-061: lists the catalogues of this site in order, with the categories that have one', async () => {
    const { status, data } = await list()
    expect(status).toBe(200)
    expect(data.items.map(({ CATALOG_SEQ }) => CATALOG_SEQ)).toEqual([3, 2, 1])
    expect(data.item).toEqual({
      categories: [
        { code: 'floor', name: '바닥재' },
        { code: 'window', name: '창호' },
      ],
    })
    expect(data.items[0]).toMatchObject({ CATE_NAME: '창호', FILE: '', pages: [{ title: '결', shape: { width: 1280, height: 800 } }] })
    expect(data.items[2]).toMatchObject({ FILE: '/media/catalog.pdf' })
  })

  test('a category narrows the list and not the choice of categories', async () => {
    const { data } = await list('?category=floor')
    expect(data.items.map(({ CATALOG_SEQ }) => CATALOG_SEQ)).toEqual([2, 1])
    expect(data.item['categories']).toHaveLength(2)
  })

  test.each(['?category=', `?category=${'x'.repeat(5000)}`])('%.20s means all categories', async (query) =>
    expect((await list(query)).data.items).toHaveLength(3),
  )

  test('an unknown category has no catalogue', async () => expect((await list('?category=roof')).data.items).toEqual([]))
})
