import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { loadReviews } from '../_parts/event-reviews/load-reviews'
import { Reviews } from '../_parts/event-reviews/reviews'
import { EventReviewEntry } from './entry.lazy'

export const eventReview = defineEntryBlock({
  type: 'event-review',
  template: 'review',
  title: '후기 등록',
  way: '후기 주소 등록',
  Entry: EventReviewEntry,
  Part: Reviews,
  loadPart: loadReviews,
})
