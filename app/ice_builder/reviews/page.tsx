import { reviewsDesk } from '@/app/office/store/reviews/reviews-desk'
import { ReviewsScreen } from '@/app/office/store/reviews/reviews-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(reviewsDesk)
export default listPage(reviewsDesk, ReviewsScreen)
