// The view of the list of events, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { EVENT_SORTS, EVENT_STATES, type browseEvents, type StaffEventState } from '@/schemas/api/events/staff'
import { EVENT_WAITS, type EventWait } from '@/schemas/rules/events/event-waits'
import { FORM_TEMPLATES } from '@/schemas/rules/events/event-form'
import type { EventTemplate } from '@/schemas/rules/events/event-template'

export type EventSort = (typeof EVENT_SORTS)[number]
export interface EventListView extends ListPage<EventSort> {
  state: StaffEventState | null
  search: string
  eventType: EventTemplate | null
  waits: EventWait | null
}

const query = listQuery<EventSort>({
  sorts: EVENT_SORTS,
  usualSort: 'openStrDate',
  usualDirection: (sort) => (sort === 'eventName' ? 'asc' : 'desc'),
})

/** @param text query of the URL, with or without its `?`. */
export function readEventView(text: string): EventListView {
  const params = new URLSearchParams(text)
  return {
    state: oneOf(params.get('state'), EVENT_STATES),
    eventType: oneOf(params.get('type'), FORM_TEMPLATES),
    waits: oneOf(params.get('waits'), EVENT_WAITS),
    ...query.read(params),
  }
}

/** @returns the query of the URL, with its `?`; empty for the default view. */
export const writeEventView = (view: EventListView): string =>
  query.write({ state: view.state, q: view.search, type: view.eventType, waits: view.waits }, view)

/** Another filter or order starts at the first page. */
export const withEventChange = (view: EventListView, change: Partial<EventListView>): EventListView => query.change(view, change)

export const isEventFiltered = ({ state, search, eventType, waits }: EventListView): boolean =>
  Boolean(state ?? eventType ?? waits) || search !== ''

/** The view as the input of the service's contract. */
export function eventInput({ state, eventType, waits, sort, direction, page, ...view }: EventListView): Input<typeof browseEvents> {
  const search = searchWords(view.search)
  return {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(eventType ? { eventType } : {}),
    ...(waits ? { waits } : {}),
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}
