import { listRecommendedShops } from '@/schemas/api/places/shops'
import { listSurveyItems } from '@/schemas/api/events/events'
import type { EventPageData, PartInput } from '../_parts/event-entry/event-entry'
import { loadReviews } from '../_parts/event-reviews/load-reviews'

/** Loads only what the page's type shows: the answers of a survey, the shops of a recommendation, the homes of a contest. */
export async function loadTyped(input: PartInput): Promise<Partial<EventPageData>> {
  const { event, call, signal } = input
  const eventSeq = event.EVENT_SEQ
  switch (event.PAGE_TYPE) {
    case 'survey':
      return { survey: (await call(listSurveyItems, { eventSeq }, { signal })).items }
    case 'recommend': {
      const { items } = await call(listRecommendedShops, { eventId: String(eventSeq) }, { signal })
      return { shops: items.map(({ SHOP_ID, SHOP_NAME, ADDRESS }) => ({ SHOP_ID, SHOP_NAME, ADDRESS })) }
    }
    case 'hausysweet':
      return loadReviews(input)
    default:
      return {}
  }
}
