import { reviewsDesk } from '@/app/office/store/reviews/reviews-desk'
import { ReviewsScreen } from '@/app/office/store/reviews/reviews-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(reviewsDesk)
export default deskPage(reviewsDesk, ReviewsScreen)
