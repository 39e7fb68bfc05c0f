// The view of the list of reviews of goods, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { REVIEW_STATES, type browseReviews, type ReviewState } from '@/schemas/api/store/review-desk'

const SORTS = ['postedAt'] as const
export type ReviewSort = (typeof SORTS)[number]
export interface ReviewListView extends ListPage<ReviewSort> {
  state: ReviewState | null
  search: string
}

const query = listQuery<ReviewSort>({ sorts: SORTS, usualSort: 'postedAt', usualDirection: () => 'desc' })

/** @param text query of the URL, with or without its `?`. */
export function readReviewView(text: string): ReviewListView {
  const params = new URLSearchParams(text)
  return { state: oneOf(params.get('state'), REVIEW_STATES), ...query.read(params) }
}

export const writeReviewView = ({ state, search, ...page }: ReviewListView): string => query.write({ q: search, state }, page)

/** Another filter or order starts at the first page. */
export const withReviewChange = (view: ReviewListView, change: Partial<ReviewListView>): ReviewListView => query.change(view, change)

export const reviewInput = ({ state, direction, page, ...view }: ReviewListView): Input<typeof browseReviews> => {
  const search = searchWords(view.search)
  return { ...(state ? { state } : {}), ...(search ? { search } : {}), direction, page: Math.min(page, 500), size: PAGE_SIZE }
}
