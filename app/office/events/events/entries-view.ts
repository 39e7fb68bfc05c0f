// The view of the list of entries. It is not stored in the URL, because the search may contain a member's name.
import type { Input } from '@/schemas/api/base/contract'
import type { browseEntries } from '@/schemas/api/events/staff'
import { PAGE_SIZE } from '@/builder/list/list-query'

export type EntriesInput = Input<typeof browseEntries>

export interface EntriesView {
  kind: 'apply' | 'share'
  search: string
  /** `2026-06-01`; empty for all. */
  from: string
  until: string
  won: '' | 'Y' | 'N'
  direction: 'asc' | 'desc'
  page: number
}
export const USUAL_VIEW: EntriesView = { kind: 'apply', search: '', from: '', until: '', won: '', direction: 'desc', page: 1 }

/** The filters of the list and of the exported file. */
export function filterOf(eventSeq: number, { kind, search, from, until, won }: EntriesView) {
  return {
    eventSeq,
    kind,
    ...(search ? { search } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(won ? { wonYn: won } : {}),
  }
}
export const entriesInput = (eventSeq: number, view: EntriesView): EntriesInput => ({
  ...filterOf(eventSeq, view),
  direction: view.direction,
  page: view.page,
  size: PAGE_SIZE,
})
export const isNarrowed = ({ search, from, until, won }: EntriesView): boolean => Boolean(search || from || until || won)
