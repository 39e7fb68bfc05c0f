// The view of the web vitals, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { VITAL_DEVICES, VITAL_SORTS, VITAL_SPANS, type browseVitals, type VitalDevice } from '@/schemas/api/site/vitals'
import { RATINGS, type Rating } from '@/schemas/rules/site/vitals'

export type VitalSort = (typeof VITAL_SORTS)[number]
type VitalSpan = (typeof VITAL_SPANS)[number]
export interface VitalListView extends ListPage<VitalSort> {
  rating: Rating | null
  search: string
  days: VitalSpan
  device: VitalDevice | null
}

const USUAL_DAYS = '28'
/** The worst first. */
const query = listQuery<VitalSort>({
  sorts: VITAL_SORTS,
  usualSort: 'rating',
  usualDirection: (sort) => (sort === 'route' ? 'asc' : 'desc'),
})

/** @param text query of the URL, with or without its `?`. */
export function readVitalView(text: string): VitalListView {
  const params = new URLSearchParams(text)
  return {
    rating: oneOf(params.get('rating'), RATINGS),
    days: oneOf(params.get('days'), VITAL_SPANS) ?? USUAL_DAYS,
    device: oneOf(params.get('device'), VITAL_DEVICES),
    ...query.read(params),
  }
}

/** @returns the query of the URL, with its `?`; empty for the default view. */
export const writeVitalView = (view: VitalListView): string =>
  query.write({ rating: view.rating, q: view.search, days: view.days === USUAL_DAYS ? null : view.days, device: view.device }, view)

/** Another filter or order starts at the first page. */
export const withVitalChange = (view: VitalListView, change: Partial<VitalListView>): VitalListView => query.change(view, change)

export const isVitalFiltered = ({ rating, device, search }: VitalListView): boolean => Boolean(rating ?? device) || search !== ''

/** The view as the input of the service's contract. */
export function vitalInput({ rating, device, days, sort, direction, page, ...view }: VitalListView): Input<typeof browseVitals> {
  const search = searchWords(view.search)
  return {
    ...(search ? { search } : {}),
    ...(rating ? { rating } : {}),
    ...(device ? { device } : {}),
    days,
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}
