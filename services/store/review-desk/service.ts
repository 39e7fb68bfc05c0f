import { service } from '@/services/kit/service'
import { answerReview } from './answer-review'
import { browseReviews } from './browse-reviews'
import { decideReview } from './decide-review'

export const reviewDesk = service('review-desk', [browseReviews, answerReview, decideReview])
