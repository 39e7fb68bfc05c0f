// The view of the list of visits, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/consulting/visit-desk'
import { VISIT_STATES, type VisitState } from '@/schemas/rules/consulting/visit-form'

export const SHOWS = ['coming', 'dropped', 'open', 'all'] as const
export type VisitShow = (typeof SHOWS)[number]

export interface VisitListView extends ListPage<'startsAt'> {
  /** `shop:…`, `house:3`, or empty for all. */
  place: string
  /** `2026-06-01`, or empty. */
  day: string
  state: VisitState | null
  /** The coming ones without a choice. */
  show: VisitShow
}

const query = listQuery<'startsAt'>({ sorts: ['startsAt'], usualSort: 'startsAt', usualDirection: () => 'asc' })

/** @param text query of the URL, with or without its `?`. */
export function readVisitView(text: string): VisitListView {
  const params = new URLSearchParams(text)
  const { search: _, ...page } = query.read(params)
  const place = params.get('place') ?? ''
  const day = params.get('day') ?? ''
  return {
    place: /^(shop:\S{1,60}|house:\d{1,9})$/.test(place) ? place : '',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    state: oneOf(params.get('state'), VISIT_STATES),
    show: oneOf(params.get('show'), SHOWS) ?? 'coming',
    ...page,
  }
}

export const writeVisitView = (view: VisitListView): string =>
  query.write(
    { place: view.place || null, day: view.day || null, state: view.state, show: view.show === 'coming' ? null : view.show },
    view,
  )

/** Another filter or order starts at the first page. */
export const withVisitChange = (view: VisitListView, change: Partial<VisitListView>): VisitListView => query.change(view, change)

/** What the view wants of all bookings, in its order. A day that was chosen shows everything of it, whatever is usual. */
export function visitFilters(view: VisitListView): Omit<Input<typeof browseVisits>, 'page' | 'size'> {
  const { place, day, state, show } = view
  const isUsual = show === 'coming' && (day !== '' || state !== null)
  return {
    ...(place ? { place } : {}),
    ...(day ? { day } : {}),
    ...(state ? { state } : {}),
    ...(show === 'all' || isUsual ? {} : { show }),
    direction: view.direction,
  }
}

export const visitInput = (view: VisitListView): Input<typeof browseVisits> => ({
  ...visitFilters(view),
  page: Math.min(view.page, 500),
  size: PAGE_SIZE,
})
