import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { constExams, productCategories, products } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/places'
import { interiorCases } from '@/services/db/tables/content'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { addCategories } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const at = new Date('2026-10-01T00:00:00Z')
const photo = '/media/rooms/living-sand.webp'
const category = (cateId: string, depth: number, superCateId: string | null) => ({
  cateId,
  siteId: 'site',
  cateName: `이름 ${cateId}`,
  depth,
  superCateId,
  orderNo: depth,
})
const room = (name: string) => `/media/rooms/${name}.webp`
const product = (zinPrdId: string, cateId: string, cateId2: string | null, viewCnt: number, more = {}) => ({
  zinPrdId,
  siteId: 'site',
  zinPrdName: `제품 ${zinPrdId}`,
  zinPrdNo: `NO-${zinPrdId}`,
  cateId,
  cateId1: 'floor',
  cateId2,
  filePath: photo,
  fileAlt: '바닥',
  viewCnt,
  releasedAt: at,
  ...more,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addCategories(db, 'bath')
    await db.insert(productCategories).values([category('floor', 1, null), category('wood', 2, 'floor'), category('plank', 3, 'wood')])
    await db.insert(products).values([
      product('a', 'plank', 'wood', 1, {
        contents: '<p>결</p><script>alert(1)</script>',
        specs: [{ label: '규격', value: '165mm' }],
        packArea: 2.376,
        packUnit: '박스',
        imgVdoList: [
          { TP: '01', DATA_TP: '01', FILE_PATH: photo, URL: '', ALT: '거실', DSC: '' },
          { TP: '02', DATA_TP: '02', FILE_PATH: '', URL: 'https://youtu.be/dQw4w9WgXcQ', ALT: '영상', DSC: '' },
        ],
      }),
      product('far', 'floor', null, 900),
      product('near', 'plank', 'wood', 2),
      product('middle', 'wood', 'wood', 500),
      { ...product('other-site', 'plank', 'wood', 1), siteId: 'zin', packArea: 1, packUnit: '롤' },
    ])
    const story = { siteId: 'site', hImg: room('hallway-gallery'), hImgAlt: '거실', postedAt: at }
    await db.insert(interiorCases).values([
      { ...story, seq: 101, type: 'myhome', title: '집들이', address: '서울 마포구', area: 84, productIds: ['a'] },
      { ...story, seq: 1, type: 'expert-style', title: '남의 집', productIds: ['near'] },
    ])
    const shop = { siteId: 'site', typeName: '', region: '서울', address: '서울', lat: 37.5, lng: 127, phoneNumber: '02-0000-0001' }
    await db.insert(shops).values([
      { ...shop, shopId: 'second', type: 'showroom', shopName: '전시장 둘', categories: ['window', 'floor'], orderNo: 2 },
      { ...shop, shopId: 'first', type: 'showroom', shopName: '전시장 하나', categories: ['floor'], orderNo: 1 },
      { ...shop, shopId: 'windows', type: 'showroom', shopName: '창호 전시장', categories: ['window'], orderNo: 0 },
      { ...shop, shopId: 'mart', type: 'mart', shopName: '마트', categories: ['floor'], orderNo: 0 },
    ])
    const example = { siteId: 'site', constExamType: 'CE01', images: [{ src: room('kids-bunk'), alt: '아이방' }], postedAt: at }
    await db.insert(constExams).values([
      { ...example, seq: 1, title: '같은 품목', cateId: 'floor' },
      { ...example, seq: 2, images: [{ src: room('living-open-plan'), alt: '거실' }], title: '이 제품', cateId: 'bath', productIds: ['a'] },
      { ...example, seq: 3, title: '다른 품목', cateId: 'bath' },
    ])
  })
  afterAll(() => app.drop())
  const read = (id: string) => app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${encodeURIComponent(id)}`)

  test('SYS-26: a product is read with its category path, its pictures and videos, and sanitised text', async () => {
    const { status, data } = await read('a')
    expect(status).toBe(200)
    expect(data.item).toMatchObject({
      ZIN_PRD_ID: 'a',
      ZIN_PRD_NO: 'NO-a',
      CATE_NAME: '이름 plank',
      DEPTH1_CATE_NAME: '이름 floor',
      DEPTH2_CATE_NAME: '이름 wood',
      specs: [{ label: '규격', value: '165mm' }],
      imgVdoList: [
        { TP: '01', FILE_PATH: photo, FILE_SHAPE: { width: 1280 } },
        { TP: '02', URL: 'https://youtu.be/dQw4w9WgXcQ', FILE_SHAPE: null },
      ],
      PACK_AREA: 2.376,
      PACK_UNIT: '박스',
      CONTENTS: '<p>결</p>',
    })
  })

  test('related products come from the deepest category first, then from its ancestors, without itself', async () => {
    const { data } = await read('a')
    const related = data.item['relatedList'] as { ZIN_PRD_ID: string }[]
    expect(related.map(({ ZIN_PRD_ID }) => ZIN_PRD_ID)).toEqual(['near', 'middle', 'far'])
  })

  test('homes built with it have a link; construction examples with it follow, and none with another of its category', async () => {
    const { data } = await read('a')
    const built = data.item['builtWithList'] as { TITLE: string; link: string; facts: string[] }[]
    expect(built.map(({ TITLE, link }) => [TITLE, link])).toEqual([
      ['집들이', '/styling/myhome/detail/101'],
      ['이 제품', ''],
    ])
    expect(built[0]?.facts).toEqual(['서울 마포구', '84㎡(약 25평)'])
  })

  test('its colours lead to the products that they are, and to none of another size', async () => {
    const [sand, oak, ash] = ['SAND', 'OAK', 'ASH'].map((code) => ({ code, name: code, image: photo }))
    await addCategories(app.open.db, 'sheet')
    await app.open.db
      .insert(products)
      .values([
        product('5t-sand', 'sheet', null, 1, { colors: [sand, oak, ash] }),
        product('5t-oak', 'sheet', null, 1, { colors: [oak, sand] }),
        product('4t-oak', 'sheet', null, 1, { colors: [oak, ash] }),
      ])
    const sisters = async (id: string) => (await read(id)).data.item['sisterList']
    expect(await sisters('5t-sand')).toEqual([{ code: 'OAK', ZIN_PRD_ID: '5t-oak' }])
    expect(await sisters('5t-oak')).toEqual([{ code: 'SAND', ZIN_PRD_ID: '5t-sand' }])
    expect([await sisters('4t-oak'), await sisters('a')]).toEqual([[], []])
  })

  test('what nothing sells has no price', async () => {
    expect((await read('near')).data.item).toMatchObject({ PRICE_FROM: null, PRICE_UNIT: '', offerList: [] })
  })

  test('its showrooms are those of its category, in the order of staff', async () => {
    const { data } = await read('a')
    expect(data.item['showroomList']).toEqual([
      { SHOP_ID: 'first', SHOP_NAME: '전시장 하나', ADDRESS: '서울', PHONE_NUMBER: '02-0000-0001', CHECKED_DT: null },
      { SHOP_ID: 'second', SHOP_NAME: '전시장 둘', ADDRESS: '서울', PHONE_NUMBER: '02-0000-0001', CHECKED_DT: null },
    ])
  })

  test('an example with a photograph of the gallery, or of an earlier entry, is left out', async () => {
    const example = { siteId: 'site', constExamType: 'CE01', postedAt: new Date(), cateId: 'floor', productIds: ['a'] }
    await app.open.db.insert(constExams).values([
      { ...example, seq: 9, title: '갤러리의 사진', images: [{ src: photo, alt: '거실' }] },
      { ...example, seq: 10, title: '앞의 사진', images: [{ src: room('hallway-gallery'), alt: '복도' }] },
    ])
    const { data } = await read('a')
    const built = data.item['builtWithList'] as { TITLE: string }[]
    expect(built.map(({ TITLE }) => TITLE)).toEqual(['집들이', '이 제품'])
  })

  test('an unknown product, or another site’s, is missing', async () => {
    for (const id of ['none', 'other-site', "'; drop table product; --"])
      expect(await read(id)).toMatchObject({ status: 404, data: { result: '404', resultMessage: '제품을 찾을 수 없습니다.' } })
    expect((await read('')).status).toBe(400)
    expect((await read('x'.repeat(101))).status).toBe(400)
  })

  test('Q-058: the calculator gets products that have a pack, of this site only', async () => {
    const { data } = await app.get('/svc/prdBrandSvcApi/packList')
    expect(data.items).toEqual([
      {
        ...{ ZIN_PRD_ID: 'a', ZIN_PRD_NAME: '제품 a', CATE_ID_1: 'floor', DEPTH1_CATE_NAME: '이름 floor' },
        ...{ PACK_AREA: 2.376, PACK_UNIT: '박스', PATTERNS: [{ name: '기본', loss: 10 }], OFFERS: [] },
      },
    ])
  })

  test('Q-058: how it is laid is said by its category, else by the nearest one above it', async () => {
    const { db } = app.open
    const said = async () => (await app.get('/svc/prdBrandSvcApi/packList')).data.items.map(({ PATTERNS }) => PATTERNS)
    const say = async (cateId: string, name: string) => {
      await db
        .update(productCategories)
        .set({ patterns: [{ name, loss: 15 }] })
        .where(eq(productCategories.cateId, cateId))
      const settle = await bumpTagNumbers(db, ['categories'])
      settle()
    }
    await say('floor', '일자')
    expect(await said()).toEqual([[{ name: '일자', loss: 15 }]])
    await say('wood', '헤링본')
    expect(await said()).toEqual([[{ name: '헤링본', loss: 15 }]])
  })
})
