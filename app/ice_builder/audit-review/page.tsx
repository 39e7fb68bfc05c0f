import { ReviewScreen } from '@/app/office/site/reviews/review-screen'
import { readReviewView, reviewInput } from '@/app/office/site/reviews/review-view'
import { browseReviews } from '@/schemas/api/site/reviews'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'audit', here: 'audit-review', title: '월간 점검', contract: browseReviews, read: readReviewView, inputOf: reviewInput }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, ReviewScreen)
