import type { Loaded, LoadInput } from '@/renderer/define-block'
import { goodsOf } from '../_parts/goods-of'
import { askReviews, NO_REVIEWS, type ReviewPage } from './ask-reviews'
import type { Props } from './schema'

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<ReviewPage>> {
  const goods = goodsOf(page)
  return { data: goods ? await askReviews(call, { goodsId: goods.id }, signal) : NO_REVIEWS }
}
