import { service } from '@/services/kit/service'
import { applyReview } from './apply-review'
import { deleteReview } from './delete-review'
import { listMyReviews } from './list-my-reviews'
import { listReviews } from './list-reviews'
import { savePictureReview } from './save-picture-review'

export const reviews = service('reviews', [applyReview, savePictureReview, listReviews, listMyReviews, deleteReview])
