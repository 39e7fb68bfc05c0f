// Apart from the other calls of reviews, which pages load before anybody presses anything.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'
import { YesNo } from '@/schemas/words/paging'
import { ReviewSeq } from './reviews'

/** Counts the caller among those to whom a review was of help, or no longer; the author is none of them. */
export const markReviewHelpful = contract({
  at: 'POST /svc/goodsReviewSvcApi/helpful',
  id: 'goodsReview.helpful',
  title: '도움이 된 후기 표시',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ reviewSeq: ReviewSeq, helpfulYn: Type.Unsafe<'Y' | 'N'>(Type.String({ title: '도움이 돼요', enum: ['Y', 'N'] })) }),
  /** alreadyYn: Y where nothing changed. */
  item: Type.Object({ helpfulCnt: Type.Integer(), alreadyYn: YesNo }),
  errors: {
    missing: ['404', '후기를 찾을 수 없습니다.', 404],
    own: ['400', '내가 쓴 후기에는 표시할 수 없습니다.'],
  },
})
