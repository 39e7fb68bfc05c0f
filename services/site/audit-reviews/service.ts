import { service } from '@/services/kit/service'
import { answerFinding } from './answer-finding'
import { browseReviews } from './browse-reviews'
import { readReview } from './read-review'
import { signReview } from './sign-review'

export const auditReviews = service('audit-reviews', [browseReviews, readReview, answerFinding, signReview])
