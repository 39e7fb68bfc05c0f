import type { Product } from '../_parts/product/product'

/** How many reviews the goods have that sell the product, each piece of goods once, and their mean. */
export function reviewsOf({ offerList }: Pick<Product, 'offerList'>): { count: number; score: number } {
  const goods = [...new Map(offerList.map((offer) => [offer.goodsId, offer])).values()]
  const count = goods.reduce((sum, { reviewCnt }) => sum + reviewCnt, 0)
  const stars = goods.reduce((sum, { reviewCnt, score }) => sum + reviewCnt * score, 0)
  return { count, score: count > 0 ? stars / count : 0 }
}
