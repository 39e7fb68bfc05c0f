import { service } from '@/services/kit/service'
import { deleteReview } from './delete-review'
import { listReviews } from './list-reviews'

export const eventReviews = service('event-reviews', [listReviews, deleteReview])
