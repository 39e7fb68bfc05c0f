import { service } from '@/services/kit/service'
import { editReview } from './edit-review'
import { listMyReviews } from './list-my-reviews'
import { listReviewable } from './list-reviewable'
import { listReviews } from './list-reviews'
import { markReviewHelpful } from './mark-review-helpful'
import { removeReview } from './remove-review'
import { reportReview } from './report-review'
import { saveReview } from './save-review'

export const goodsReviews = service('goods-reviews', [
  listReviews,
  listReviewable,
  listMyReviews,
  saveReview,
  editReview,
  removeReview,
  reportReview,
  markReviewHelpful,
])
