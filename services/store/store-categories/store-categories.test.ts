import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCategories } from '@/services/db/tables/store'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

type Row = typeof storeCategories.$inferInsert
const banner = (title: string) => ({ src: '/media/rooms/a.webp', alt: '거실', title, link: '/store/best' })
const row = (categoryId: string, superiorId: string | null, orderNo: number, more: Partial<Row> = {}): Row => ({
  categoryId,
  siteId: 'site',
  category: `분류 ${categoryId}`,
  superiorId,
  depth: 1,
  orderNo,
  ...more,
})

interface Node {
  id: string
  subItems: Node[]
}
const drawn = (nodes: Node[]): string => nodes.map(({ id, subItems }) => id + (subItems.length > 0 ? `(${drawn(subItems)})` : '')).join(' ')

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db
      .insert(storeCategories)
      .values([
        row('wall', null, 2, { banners: [banner('벽')] }),
        row('floor', null, 1, { banners: [banner('바닥 하나'), banner('바닥 둘')] }),
        row('wood', 'floor', 2),
        row('tile', 'floor', 1, { banners: [banner('타일')] }),
        row('plank', 'wood', 1),
        row('wide', 'plank', 1),
        row('fifth', 'wide', 1),
        row('off', 'floor', 3, { publishedYn: 'N' }),
        row('below-off', 'off', 1),
        row('home', null, 3, { dispType: 'remodeling', banners: [banner('집')] }),
        row('bath', 'home', 1, { dispType: 'remodeling', banners: [banner('욕실')] }),
        row('window', 'home', 2, { dispType: 'remodeling' }),
        { ...row('other', null, 0), siteId: 'zin' },
      ])
  })
  afterAll(() => app.drop())

  const titles = async (call: string) => (await app.get(`/svc/displayCategorySvcApi/${call}`)).data.items.map(({ TITLE }) => TITLE)

  test('C-TREE: four levels by ORDER_NO, without what is withdrawn and all below it', async () => {
    const { data } = await app.get('/svc/storeCommonSvcApi/categoryList')
    expect(drawn(data.items as unknown as Node[])).toBe('floor(tile wood(plank(wide))) wall home(bath window)')
    expect(data.items[0]).toMatchObject({ SUPERIOR_CATEGORY: 'PARENT_CATEGORY', ORDER_NO: 1, link: '/store/category/floor' })
    expect(data.items[2]).toMatchObject({ BUYING_PRD_DISP_TYPE: 'remodeling', link: '/store/remodeling?categoryId=home' })
  })

  test('those directly below one, and of the first level without one', async () => {
    const below = async (id: string) =>
      (await app.get(`/svc/displayCategorySvcApi/displayCategoryList?categoryId=${id}`)).data.items.map(({ id: one }) => one)
    expect(await below('')).toEqual(['floor', 'wall', 'home'])
    expect(await below('floor')).toEqual(['tile', 'wood'])
    expect(await below('off')).toEqual([])
  })

  test('banners of a category, of its nearest ancestor where it has none, of all of goods, of remodelling', async () => {
    expect(await titles('displayCategoryBannerList?categoryId=tile')).toEqual(['타일'])
    expect(await titles('displayCategoryBannerList?categoryId=wide')).toEqual(['바닥 하나', '바닥 둘'])
    expect(await titles('displayCategoryBannerList?categoryId=off')).toEqual([])
    expect(await titles('displayCategoryRootBannerList')).toEqual(['바닥 하나', '바닥 둘', '벽'])
    expect(await titles('remodelingCategoryBannerList')).toEqual(['집', '욕실'])
    expect(await titles('remodelingCategoryBannerList?categoryId=window')).toEqual(['집'])
    expect(await titles('remodelingCategoryBannerList?categoryId=floor')).toEqual([])
  })
})
