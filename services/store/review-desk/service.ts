import { service } from '@/services/kit/service'
import { answerReview } from './answer-review'
import { answerReviews } from './answer-reviews'
import { browseReviews } from './browse-reviews'
import { decideReview } from './decide-review'
import { decideReviews } from './decide-reviews'

export const reviewDesk = service('review-desk', [browseReviews, answerReview, answerReviews, decideReview, decideReviews])
