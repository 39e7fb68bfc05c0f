import type { Caller } from '@/schemas/api/base/call'
import type { Input } from '@/schemas/api/base/contract'
import { listGoodsReviews, type Review, type ReviewSums } from '@/schemas/api/store/reviews'

export interface ReviewPage {
  items: Review[]
  /** Of what is filtered. */
  total: number
  sums: ReviewSums
}
export const NO_REVIEWS: ReviewPage = { items: [], total: 0, sums: { reviewCnt: 0, score: 0, histogram: [0, 0, 0, 0, 0], photoCnt: 0 } }
export const SIZE = 5

/** One page of the reviews of goods. */
export async function askReviews(via: Caller, asked: Input<typeof listGoodsReviews>, signal?: AbortSignal): Promise<ReviewPage> {
  const { items, totalCount, item } = await via(listGoodsReviews, { ...asked, size: SIZE }, signal ? { signal } : {})
  return { items, total: totalCount, sums: item }
}
