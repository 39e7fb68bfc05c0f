import { expect, test } from 'vitest'
import type { Product } from '../_parts/product/product'
import { reviewsOf } from './reviews-of'

const offer = (goodsId: string, reviewCnt: number, score: number) => ({ goodsId, reviewCnt, score }) as Product['offerList'][number]

test('the reviews of all goods that sell the product count, those of goods that sell it in two colours once', () => {
  expect(reviewsOf({ offerList: [offer('a', 3, 4), offer('a', 3, 4), offer('b', 1, 2)] })).toEqual({ count: 4, score: 3.5 })
  expect(reviewsOf({ offerList: [offer('a', 0, 0)] })).toEqual({ count: 0, score: 0 })
  expect(reviewsOf({ offerList: [] })).toEqual({ count: 0, score: 0 })
})
