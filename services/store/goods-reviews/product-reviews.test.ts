import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '@/services/db/tables/catalog'
import { productGoods } from '@/services/db/tables/product-goods'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { addStoreGoods } from '@/tests/support/add-store-goods'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const NOW = new Date('2026-06-01T01:00:00Z')
const WORDS = '결이 고르고 빛이 은은해서 마음에 듭니다.'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await addStoreGoods(app, { releasedAt: NOW, given: 5 })
})
afterAll(() => app.drop())

test('the page of a product tells what buyers say of any goods that sell it: what helped most first, then the latest, nothing hidden', async () => {
  const { db } = app.open
  await addCategories(db, 'floor')
  const product = {
    siteId: 'site',
    zinPrdName: '제품',
    cateId: 'floor',
    cateId1: 'floor',
    filePath: '/a.webp',
    fileAlt: '',
    releasedAt: NOW,
  }
  await db.insert(products).values([
    { ...product, zinPrdId: 'oak', zinPrdNo: 'FL-1' },
    { ...product, zinPrdId: 'none', zinPrdNo: 'FL-2' },
  ])
  await db.insert(productGoods).values([
    { siteId: 'site', productId: 'oak', goodsId: 'lamp', orderNo: 1 },
    { siteId: 'site', productId: 'oak', goodsId: 'chair', choices: ['빨강'], orderNo: 2 },
    { siteId: 'site', productId: 'oak', goodsId: 'chair', choices: ['파랑'], orderNo: 3 },
    // Withdrawn goods are no way to buy it.
    { siteId: 'site', productId: 'oak', goodsId: 'gone', orderNo: 4 },
  ])
  const review = (reviewSeq: number, goodsId: string, stars: number, more: object = {}) => ({
    ...{ siteId: 'site', reviewSeq, goodsId, stars, shownName: '온누리', contents: WORDS, choices: ['빨강'] },
    postedAt: new Date(NOW.getTime() + reviewSeq * 60_000),
    ...more,
  })
  await db
    .insert(goodsReviews)
    .values([
      review(1, 'lamp', 5),
      review(2, 'chair', 4),
      review(3, 'chair', 3),
      review(4, 'chair', 1, { hiddenAt: NOW }),
      review(5, 'chair', 1, { deletedAt: NOW }),
      review(6, 'gone', 1),
      review(7, 'sofa', 1),
    ])
  await addMembers(db, PEOPLE.member.user.memberNo)
  await db.insert(reviewHelps).values({ siteId: 'site', reviewSeq: 1, memberNo: PEOPLE.member.user.memberNo, helpedAt: NOW })
  const read = async (prdId: string, more = '') => (await app.get(`/svc/goodsReviewSvcApi/productList?prdId=${prdId}${more}`)).data
  const { items, item } = await read('oak')
  expect(items.map(({ REVIEW_SEQ, goodsId }) => [REVIEW_SEQ, goodsId])).toEqual([
    [1, 'lamp'],
    [3, 'chair'],
    [2, 'chair'],
  ])
  expect(item).toEqual({ reviewCnt: 3, score: 4, goodsId: 'chair' })
  expect((await read('oak', '&size=1')).items).toHaveLength(1)
  expect((await read('none')).item).toEqual({ reviewCnt: 0, score: 0, goodsId: '' })
})
