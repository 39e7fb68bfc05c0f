// What the list of events shows, as its address says it. What makes no sense counts as not said, and what is usual is not written.
import { EVENT_SORTS, EVENT_STATES, type browseEvents, type StaffEventState } from '@/schemas/api/events/staff'
import type { Input } from '@/schemas/api/base/contract'
import { FORM_TEMPLATES } from '@/schemas/rules/events/event-form'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { PAGE_SIZE, searchWords, type Direction } from '@/builder/pages/list-view'
import { useQuery, writeQuery } from '@/builder/list/use-query'

export type EventSort = (typeof EVENT_SORTS)[number]
export interface EventListView {
  state: StaffEventState | null
  search: string
  eventType: EventTemplate | null
  sort: EventSort
  direction: Direction
  page: number
}

const usualDirection = (sort: EventSort): Direction => (sort === 'eventName' ? 'asc' : 'desc')

export function readEventView(query: string): EventListView {
  const asked = new URLSearchParams(query)
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null => values.find((one) => one === asked.get(name)) ?? null
  const sort = oneOf('sort', EVENT_SORTS) ?? 'openStrDate'
  const page = Number(asked.get('page'))
  return {
    state: oneOf('state', EVENT_STATES),
    search: (asked.get('q') ?? '').slice(0, 100),
    eventType: oneOf('type', FORM_TEMPLATES),
    sort,
    direction: oneOf('direction', ['asc', 'desc']) ?? usualDirection(sort),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The query of the address, with its `?`; empty for the usual view. */
export function writeEventView({ state, search, eventType, sort, direction, page }: EventListView): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (search) query.set('q', search)
  if (eventType) query.set('type', eventType)
  if (sort !== 'openStrDate') query.set('sort', sort)
  if (direction !== usualDirection(sort)) query.set('direction', direction)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** Another filter or order is looked at from its first page. */
export function withEventChange(view: EventListView, change: Partial<EventListView>): EventListView {
  const direction = change.sort !== undefined && change.direction === undefined ? usualDirection(change.sort) : view.direction
  return { ...view, page: 1, direction, ...change }
}

export const isEventFiltered = ({ state, search, eventType }: EventListView): boolean => Boolean(state ?? eventType) || search !== ''

/** The view as the service is asked for it. */
export function eventInput({ state, eventType, sort, direction, page, ...view }: EventListView): Input<typeof browseEvents> {
  const search = searchWords(view.search)
  return {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(eventType ? { eventType } : {}),
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}

/** Changes the view. Typing replaces the entry of the history; a choice makes a new one. */
export type GoEvents = (change: Partial<EventListView>, how?: 'push' | 'replace') => void

const go: GoEvents = (change, how = 'push') => writeQuery(writeEventView(withEventChange(readEventView(location.search), change)), how)

/** @param asked query that the page was asked with, for the server's drawing. */
export const useEventView = (asked: string): [EventListView, GoEvents] => [readEventView(useQuery(asked)), go]
