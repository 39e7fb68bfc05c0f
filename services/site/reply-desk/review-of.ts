import { reviewReply } from '@/services/content/domain/review-reply'
import { reviewProfile } from '@/services/members/domain/review-profile'
import { reviewEventReply } from '@/services/events/domain/review-event-reply'

/** The table that a reported reply is in decides who stores the decision. */
export const reviewOf = { interior: reviewReply, event: reviewEventReply, profile: reviewProfile } as const
