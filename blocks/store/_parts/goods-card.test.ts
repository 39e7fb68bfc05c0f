import { expect, test } from 'vitest'
import type { GoodsHead } from '@/schemas/api/store/goods'
import { discountRate } from './discount-rate'
import { goodsBadges } from './goods-badge'
import { goodsCard } from './goods-card'

const goods: GoodsHead = {
  id: 'oak-shelf',
  name: '오크 벽선반',
  kind: 'goods',
  brandId: 'gyeol',
  brand: '결공방',
  categoryId: 'shelf',
  summary: '',
  image: '/media/rooms/detail-open-shelf.webp',
  imageAlt: '오크 선반',
  imageShape: null,
  price: 129_000,
  salePrice: 89_000,
  memberPrice: 85_000,
  saleUntil: null,
  badges: ['NEW', 'BEST'],
  delivery: 'parcel',
  deliveryFee: 0,
  installFee: 0,
  soldOutYn: 'N',
  reviewCnt: 12,
  score: 4.6,
}

test('a card says what goods cost now, what they cost before, and what members pay', () => {
  expect(goodsCard(goods)).toMatchObject({
    link: '/store/goods/oak-shelf',
    kind: '결공방',
    price: { now: '89,000원', rate: '31%', before: '129,000원' },
    meta: ['회원가 85,000원', '무료 배송', '후기 4.6 (12)'],
  })
  expect(goodsCard({ ...goods, price: 89_000, memberPrice: null, deliveryFee: 3_000, reviewCnt: 0 })).toMatchObject({
    price: { now: '89,000원' },
    meta: [],
  })
})

test('remodelling has its own page and a price that is the least', () => {
  expect(goodsCard({ ...goods, kind: 'remodeling' })).toMatchObject({
    link: '/store/remodeling/oak-shelf',
    price: { now: '89,000원부터' },
  })
})

test('C-BADGE: time sales come first, sold-out goods say so and no longer hurry, an unknown badge is none', () => {
  const labels = (badges: string[], soldOutYn: 'Y' | 'N' = 'N') => goodsBadges({ badges, soldOutYn }).map(({ label }) => label)
  expect(labels(['PRESENT', 'BEST', 'TIMESALE'])).toEqual(['타임세일', '베스트', '사은품'])
  expect(labels(['TIME_SALE', 'HOT'])).toEqual(['타임세일'])
  expect(labels(['RECOMMEND', 'NEW', 'TIMESALE'], 'Y')).toEqual(['품절', '신상품', '추천'])
})

test('a rate is rounded down, and none is said where nothing is taken off', () => {
  expect(discountRate({ price: 100_000, salePrice: 66_700 })).toBe(33)
  expect(discountRate({ price: 100_000, salePrice: 100_000 })).toBe(0)
})
