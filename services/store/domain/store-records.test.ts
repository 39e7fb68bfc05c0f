// What publishing writes for visitors: the tree, the variants with their stock, the goods of a promotion.
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodsVariants, stockEntries, storeCategories } from '@/services/db/tables/store'
import { openTestApp, PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const admin: TestRequest = { as: PEOPLE.admin }
const photo = { src: '/media/rooms/living-sand.webp', alt: '모래빛 거실' }
interface Saved {
  id: string
  version: number
  problems: { pointer: string; message: string }[]
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())

  const post = (call: string, body: object) => app.post(`/adm/record/${call}`, body, admin)
  const create = async (type: string, values: object) => (await post('create', { type, values })).data.item as unknown as Saved
  const publish = (type: string, { id, version }: Saved) => post('publish', { type, id, version })
  const made = async (type: string, values: object): Promise<string> => {
    const draft = await create(type, values)
    const { status, data } = await publish(type, draft)
    expect([status, data.problems ?? []]).toEqual([200, []])
    return draft.id
  }
  const save = async (type: string, id: string, values: object) => {
    const { version } = (await app.get(`/adm/record/open?type=${type}&id=${id}`, admin)).data.item as { version: number }
    const saved = (await post('save', { type, id, version, values })).data.item as unknown as Saved
    return publish(type, { ...saved, id })
  }
  const act = async (type: string, name: string, id: string) =>
    (await post('act', { type, act: name, ids: [id] })).data.item as unknown as { done: number; refused: { why: string }[] }
  const category = (name: string, superiorId = '', more = {}) =>
    made('store-categories', { category: name, superiorId, dispType: 'goods', ...more })
  const goods = (categoryId: string, more = {}) => ({
    name: '둥근 의자',
    kind: 'goods',
    categoryId,
    picture: photo,
    price: 120_000,
    salePrice: 100_000,
    delivery: 'parcel',
    notice: [{ label: '품명', value: '의자' }],
    releasedAt: '2026-06-01T00:00:00.000Z',
    ...more,
  })
  const COLOURS = {
    options: [{ name: '색', values: ['밤색', '먹색'] }],
    variants: [
      { choices: ['밤색'], extraPrice: 0 },
      { choices: ['먹색'], extraPrice: 5_000 },
    ],
  }
  const variantsOf = (goodsId: string) =>
    app.open.db
      .select()
      .from(goodsVariants)
      .where(and(eq(goodsVariants.goodsId, goodsId)))
      .orderBy(asc(goodsVariants.orderNo), asc(goodsVariants.choices))
  const read = async (id: string) => (await app.get(`/svc/storeProductSvcApi/svcRead?id=${id}`)).data.item
  const depthOf = async (id: string) =>
    (await app.open.db.select().from(storeCategories).where(eq(storeCategories.categoryId, id)))[0]?.depth

  test('C-TREE: four levels at most, no category below itself, and one that moves takes what is below along', async () => {
    const one = await category('하나')
    const two = await category('둘', one)
    const three = await category('셋', two)
    const four = await category('넷', three)
    expect(await depthOf(four)).toBe(4)
    const fifth = await create('store-categories', { category: '다섯', superiorId: four, dispType: 'goods' })
    expect(fifth.problems.map(({ pointer }) => pointer)).toEqual(['/superiorId'])
    expect((await publish('store-categories', fifth)).status).toBe(400)
    const other = await category('다른 곳')
    expect((await post('move', { type: 'store-categories', id: one, parent: other })).status).toBe(409)
    expect((await post('move', { type: 'store-categories', id: two, parent: four })).status).toBe(400)
    expect((await post('move', { type: 'store-categories', id: three, parent: other })).status).toBe(200)
    expect([await depthOf(three), await depthOf(four)]).toEqual([2, 3])
  })

  test('goods and remodelling stand in trees of their own', async () => {
    const rebuild = await category('리모델링', '', { dispType: 'remodeling' })
    const strange = await create('store-categories', { category: '상품', superiorId: rebuild, dispType: 'goods' })
    expect(strange.problems.map(({ pointer }) => pointer)).toEqual(['/dispType'])
    const chair = await create('goods', goods(rebuild))
    expect(chair.problems.map(({ pointer }) => pointer)).toEqual(['/categoryId'])
    expect((await publish('goods', chair)).status).toBe(400)
    const id = await made('goods', goods(rebuild, { kind: 'remodeling', notice: [] }))
    expect(await variantsOf(id)).toEqual([])
    const turned = await save('store-categories', rebuild, { category: '리모델링', superiorId: '', dispType: 'goods' })
    expect([turned.status, turned.data.problems?.map(({ pointer }) => pointer)]).toEqual([400, ['/dispType']])
  })

  test('a category stays while something is in it, told by number; empty, it goes and comes back', async () => {
    const top = await category('가구')
    const chairs = await category('의자', top)
    const id = await made('goods', goods(chairs))
    expect((await act('store-categories', 'withdraw', chairs)).refused).toEqual([
      expect.objectContaining({ why: '상품 1개가 들어 있습니다. 먼저 옮기거나 지워 주세요.' }),
    ])
    expect((await act('store-categories', 'trash', top)).refused[0]!.why).toContain('아래 카테고리 1개')
    await act('goods', 'trash', id)
    expect((await act('store-categories', 'withdraw', chairs)).done).toBe(1)
    const tree = async () => JSON.stringify((await app.get('/svc/storeCommonSvcApi/categoryList')).data.items)
    expect(await tree()).not.toContain(chairs)
    expect((await act('store-categories', 'publish', chairs)).done).toBe(1)
    expect(await tree()).toContain(chairs)
  })

  test('goods without options are bought as one; with options, as the combinations that staff wrote', async () => {
    const top = await category('거실')
    const plain = await made('goods', goods(top))
    expect(await variantsOf(plain)).toMatchObject([{ choices: [], extraPrice: 0, given: 0, publishedYn: 'Y' }])
    expect(await read(plain)).toMatchObject({ stock: 0, soldOutYn: 'Y' })
    const chair = await made('goods', goods(top, COLOURS))
    expect(await read(chair)).toMatchObject({
      options: COLOURS.options,
      variants: [
        { choices: ['밤색'], extraPrice: 0, left: 0 },
        { choices: ['먹색'], extraPrice: 5_000, left: 0 },
      ],
    })
  })

  test('a variant keeps its stock through every publication, and while it is not offered', async () => {
    const top = await category('침실')
    const id = await made('goods', goods(top, COLOURS))
    const [brown, black] = await variantsOf(id)
    await app.open.db.update(goodsVariants).set({ given: 7, sold: 2 }).where(eq(goodsVariants.variantId, brown!.variantId))
    const only = { options: [{ name: '색', values: ['먹색'] }], variants: [{ choices: ['먹색'], extraPrice: 9_000 }] }
    expect((await save('goods', id, goods(top, only))).status).toBe(200)
    expect(await read(id)).toMatchObject({ variants: [{ variantId: black!.variantId, choices: ['먹색'], extraPrice: 9_000 }] })
    expect((await save('goods', id, goods(top, COLOURS))).status).toBe(200)
    expect(await variantsOf(id)).toMatchObject([
      { variantId: brown!.variantId, given: 7, sold: 2, publishedYn: 'Y' },
      { variantId: black!.variantId, extraPrice: 5_000, publishedYn: 'Y' },
    ])
    expect((await act('goods', 'withdraw', id)).done).toBe(1)
    expect((await app.get(`/svc/storeProductSvcApi/svcRead?id=${id}`)).status).toBe(404)
    expect((await act('goods', 'publish', id)).done).toBe(1)
    expect(await variantsOf(id)).toMatchObject([{ given: 7, sold: 2 }, {}])
  })

  test('a new combination begins with its stock once, as an entry of who published it; later publications leave what was sold alone', async () => {
    const top = await category('서재')
    const [brown, black] = COLOURS.variants
    const picture = { src: '/media/rooms/living-sand.webp', alt: '밤색 의자' }
    const more = { ...COLOURS, variants: [{ ...brown!, code: 'CH-1', stock: 7, picture }, { ...black! }] }
    const id = await made('goods', goods(top, more))
    expect(await variantsOf(id)).toMatchObject([
      { code: 'CH-1', given: 7, image: picture.src },
      { code: '', given: 0 },
    ])
    const [first] = await variantsOf(id)
    const entries = () => app.open.db.select().from(stockEntries).where(eq(stockEntries.variantId, first!.variantId))
    expect(await entries()).toMatchObject([{ pieces: 7, staffId: expect.any(String), reason: '상품을 게시하며 넣은 처음 재고' }])
    await app.open.db.update(goodsVariants).set({ sold: 5 }).where(eq(goodsVariants.variantId, first!.variantId))
    const again = {
      ...more,
      variants: [
        { ...more.variants[0]!, stock: 50 },
        { ...black!, stock: 3 },
      ],
    }
    expect((await save('goods', id, goods(top, again))).status).toBe(200)
    expect(await variantsOf(id)).toMatchObject([{ given: 7, sold: 5 }, { given: 0 }])
    expect(await entries()).toHaveLength(1)
    expect(await read(id)).toMatchObject({ variants: [{ left: 2, image: picture.src, imageAlt: '밤색 의자' }, { image: '' }] })
    const taken = await create('goods', goods(top, { ...COLOURS, variants: [{ ...brown!, code: 'CH-1' }, { ...black! }] }))
    const { status, data } = await publish('goods', taken)
    expect([status, data.problems]).toMatchObject([400, [{ pointer: '/variants/0/code', message: expect.stringContaining('둥근 의자') }]])
  })

  test('a draft cannot name stock', async () => {
    const top = await category('욕실')
    const { status } = await post('create', { type: 'goods', values: goods(top, { given: 500 }) })
    expect(status).toBe(400)
  })

  test('a promotion has its goods in the order of staff, and is changed as a whole', async () => {
    const top = await category('주방')
    const ids = await Promise.all(['가', '나', '다'].map((name) => made('goods', goods(top, { name }))))
    const values = (list: string[]) => ({
      title: '봄맞이',
      kind: 'promotion',
      picture: photo,
      goods: list,
      opensAt: '2026-06-01T00:00:00.000Z',
      closesAt: '2036-06-01T00:00:00.000Z',
    })
    const id = await made('exhibits', values(ids.toReversed()))
    const shown = async () => (await app.get(`/svc/storeExhibitSvcApi/prdExhibitList?id=${id}`)).data.items.map((one) => one['id'])
    expect(await shown()).toEqual(ids.toReversed())
    expect((await save('exhibits', id, values([ids[1]!]))).status).toBe(200)
    expect(await shown()).toEqual([ids[1]])
    const backwards = await create('exhibits', { ...values(ids), closesAt: '2026-05-01T00:00:00.000Z' })
    expect(backwards.problems.map(({ pointer }) => pointer)).toEqual(['/closesAt'])
  })

  test('a product costs what the goods cost that staff chose for it, and is asked for when they are withdrawn', async () => {
    const lamps = await category('조명')
    const chosen = await made('goods', goods(lamps, COLOURS))
    const floor = await made('categories', { cateName: '조명' })
    const values = {
      ...{ zinPrdName: '등', zinPrdNo: 'L-1', cateId: floor, picture: photo, priceUnit: '1개', releasedAt: '2026-06-01T00:00:00.000Z' },
      colors: [{ code: 'DARK', name: '먹색', image: photo.src }],
      goods: [{ goods: chosen, colour: 'DARK', choices: ['먹색'] }],
    }
    const lamp = await made('products', values)
    const read = async () => (await app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${lamp}`)).data.item
    expect(await read()).toMatchObject({
      ...{ PRICE_FROM: 105_000, PRICE_UNIT: '1개' },
      offerList: [{ goodsId: chosen, colour: 'DARK', listPrice: 125_000, perArea: null }],
    })
    const ofGoods = async () => (await app.get(`/svc/storeProductSvcApi/svcRead?id=${chosen}`)).data.item['productIds']
    expect(await ofGoods()).toEqual([lamp])
    const usages = (await app.get(`/adm/record/usages?type=goods&id=${chosen}`, admin)).data.items
    expect(usages).toEqual([expect.objectContaining({ type: 'products', id: lamp })])
    await save('products', lamp, { ...values, goods: [{ goods: chosen, colour: '', choices: [], covers: 2 }] })
    expect(await read()).toMatchObject({ PRICE_FROM: 50_000, PRICE_UNIT: '1㎡' })
    expect((await act('goods', 'withdraw', chosen)).done).toBe(1)
    expect(await read()).toMatchObject({ PRICE_FROM: null, PRICE_UNIT: '', offerList: [] })
    const strange = await create('products', { ...values, zinPrdNo: 'L-2', goods: [{ goods: chosen, colour: 'RED', choices: [] }] })
    expect(strange.problems.map(({ pointer }) => pointer)).toContain('/goods/0/colour')
  })
})
