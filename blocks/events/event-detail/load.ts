import type { LoadInput, Loaded, PageContext } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listEventReviews } from '@/schemas/api/events/reviews'
import { listSurveyItems, type readEvent } from '@/schemas/api/events/events'
import { listRecommendedShops } from '@/schemas/api/consulting/shops'
import { templateOf } from '@/schemas/rules/events/event-template'
import type { ShopChoice } from '../event-default/recommend/entry'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export const REVIEWS_A_PAGE = 10

export type EventRecord = Item<typeof readEvent>

export interface Data {
  survey: Listed<typeof listSurveyItems>[]
  reviews: Listed<typeof listEventReviews>[]
  reviewTotal: number
  shops: ShopChoice[]
}

/** What every part of a template is given. */
export interface PartProps {
  event: EventRecord
  data: Data
  page: PageContext
}

/** Only what the event's template shows is asked for. */
export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const data: Data = { survey: [], reviews: [], reviewTotal: 0, shops: [] }
  const event = recordOf<typeof readEvent>(page, 'event')
  if (!event) return { data }
  const eventSeq = event.EVENT_SEQ
  if (event.PAGE_TYPE === 'survey') data.survey = (await call(listSurveyItems, { eventSeq }, { signal })).items
  if (event.PAGE_TYPE === 'recommend') {
    const { items } = await call(listRecommendedShops, { eventId: String(eventSeq) }, { signal })
    data.shops = items.map(({ SHOP_ID, SHOP_NAME, ADDRESS }) => ({ SHOP_ID, SHOP_NAME, ADDRESS }))
  }
  if (templateOf(event.EVENT_TYPE) === 'review' || event.PAGE_TYPE === 'hausysweet') {
    const asked = { eventId: String(eventSeq), page: pageNumber(page.query['pageNo']), size: REVIEWS_A_PAGE }
    const { items, totalCount } = await call(listEventReviews, asked, { signal })
    Object.assign(data, { reviews: items, reviewTotal: totalCount })
  }
  return { data }
}
