import { listEventReviews } from '@/schemas/api/events/reviews'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { EventPageData, PartInput } from '../event-entry/event-entry'

export const REVIEWS_A_PAGE = 10

/** One page of an event's reviews. */
export async function loadReviews({ event, page, call, signal }: PartInput): Promise<Pick<EventPageData, 'reviews' | 'reviewTotal'>> {
  const request = { eventId: String(event.EVENT_SEQ), page: pageNumber(page.query['pageNo']), size: REVIEWS_A_PAGE }
  const { items, totalCount } = await call(listEventReviews, request, { signal })
  return { reviews: items, reviewTotal: totalCount }
}
