import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listProductReviews } from '@/schemas/api/store/reviews'
import { productOf } from '@/blocks/catalog/_parts/product/product'
import type { Props } from './schema'

export interface Data {
  sums: Item<typeof listProductReviews>
  reviews: readonly Listed<typeof listProductReviews>[]
}

const NONE: Data = { sums: { reviewCnt: 0, score: 0, goodsId: '' }, reviews: [] }

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const product = productOf(page)
  // The head of the page opens them. What nothing sells nobody has bought.
  if (page.query['reviews'] !== 'Y' || !product || product.offerList.length === 0) return { data: NONE }
  const { item, items } = await call(listProductReviews, { prdId: product.ZIN_PRD_ID }, { signal })
  return { data: { sums: item, reviews: items } }
}
