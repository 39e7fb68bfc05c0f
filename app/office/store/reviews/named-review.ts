import type { Listed } from '@/schemas/api/base/contract'
import type { browseReviews } from '@/schemas/api/store/review-desk'

type Review = Listed<typeof browseReviews>

/** How several reviews are told from one another. */
export const namedReview = {
  idOf: ({ reviewSeq }: Review): string => String(reviewSeq),
  nameOf: ({ author, goodsName }: Review): string => `${goodsName}, ${author}의 후기`,
}
