// The view of the list of returns, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { browseReturns } from '@/schemas/api/store/return-desk'
import { RETURN_KINDS, RETURN_STATES, type ReturnKind, type ReturnState } from '@/schemas/rules/store/return-states'

export const SHOWS = ['open', 'late', 'all'] as const
export type ReturnShow = (typeof SHOWS)[number]

export interface ReturnListView extends ListPage<'requestedAt'> {
  kind: ReturnKind | null
  state: ReturnState | null
  /** Those to be worked on without a choice. */
  show: ReturnShow
  /** Number of an order. */
  search: string
}

const query = listQuery<'requestedAt'>({ sorts: ['requestedAt'], usualSort: 'requestedAt', usualDirection: () => 'asc' })

/** @param text query of the URL, with or without its `?`. */
export function readReturnView(text: string): ReturnListView {
  const params = new URLSearchParams(text)
  return {
    kind: oneOf(params.get('kind'), RETURN_KINDS),
    state: oneOf(params.get('state'), RETURN_STATES),
    show: oneOf(params.get('show'), SHOWS) ?? 'open',
    ...query.read(params),
  }
}

export const writeReturnView = ({ kind, state, show, search, ...page }: ReturnListView): string =>
  query.write({ q: search, kind, state, show: show === 'open' ? null : show }, page)

/** Another filter or order starts at the first page. */
export const withReturnChange = (view: ReturnListView, change: Partial<ReturnListView>): ReturnListView => query.change(view, change)

/** A state or a number that was asked for shows everything of it, whatever is usual. */
export const returnInput = ({ kind, state, show, search, direction, page }: ReturnListView): Input<typeof browseReturns> => ({
  ...(kind ? { kind } : {}),
  ...(state ? { state } : {}),
  ...(search.trim() ? { search: search.trim().slice(0, 40) } : {}),
  ...(show === 'late' || (show === 'open' && !state && !search.trim()) ? { show } : {}),
  direction,
  page: Math.min(page, 500),
  size: PAGE_SIZE,
})
