// The view of the list of reported replies, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { REPORT_STATES, REPORTED_IN, type browseReports, type ReportedIn, type ReportState } from '@/schemas/api/site/reply-desk'

const SORTS = ['reportedAt'] as const
export type ReportSort = (typeof SORTS)[number]
export interface ReportListView extends ListPage<ReportSort> {
  state: ReportState | null
  place: ReportedIn | null
  search: string
}

const query = listQuery<ReportSort>({ sorts: SORTS, usualSort: 'reportedAt', usualDirection: () => 'desc' })

/** @param text query of the URL, with or without its `?`. */
export function readReportView(text: string): ReportListView {
  const params = new URLSearchParams(text)
  return { state: oneOf(params.get('state'), REPORT_STATES), place: oneOf(params.get('place'), REPORTED_IN), ...query.read(params) }
}

export const writeReportView = ({ state, place, search, ...page }: ReportListView): string => query.write({ q: search, state, place }, page)

/** Another filter or order starts at the first page. */
export const withReportChange = (view: ReportListView, change: Partial<ReportListView>): ReportListView => query.change(view, change)

export const reportInput = ({ state, place, direction, page, ...view }: ReportListView): Input<typeof browseReports> => {
  const search = searchWords(view.search)
  return {
    ...(state ? { state } : {}),
    ...(place ? { place } : {}),
    ...(search ? { search } : {}),
    direction,
    page: Math.min(page, 500),
    size: PAGE_SIZE,
  }
}
