// The view of the list of members' home tours, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { SHOWN_STATES, type browseHomeTours, type ShownState } from '@/schemas/api/content/home-tours'

const SORTS = ['publishedAt'] as const
export type HomeTourSort = (typeof SORTS)[number]
export interface HomeTourListView extends ListPage<HomeTourSort> {
  state: ShownState | null
  search: string
}

const query = listQuery<HomeTourSort>({ sorts: SORTS, usualSort: 'publishedAt', usualDirection: () => 'desc' })

/** @param text query of the URL, with or without its `?`. */
export function readHomeTourView(text: string): HomeTourListView {
  const params = new URLSearchParams(text)
  return { state: oneOf(params.get('state'), SHOWN_STATES), ...query.read(params) }
}

export const writeHomeTourView = (view: HomeTourListView): string => query.write({ state: view.state, q: view.search }, view)

/** Another filter starts at the first page. */
export const withHomeTourChange = (view: HomeTourListView, change: Partial<HomeTourListView>): HomeTourListView =>
  query.change(view, change)

export function homeTourInput({ state, search, page }: HomeTourListView): Input<typeof browseHomeTours> {
  const text = searchWords(search)
  return { ...(state ? { state } : {}), ...(text ? { text } : {}), page, size: PAGE_SIZE }
}
