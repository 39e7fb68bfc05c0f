import { reviewsDesk } from '@/app/office/store/reviews/reviews-desk'
import { ReviewsScreen } from '@/app/office/store/reviews/reviews-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(reviewsDesk)
export default listPage(reviewsDesk, ReviewsScreen)
