// The view of the inbox, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { boardConsultations, browseConsultations } from '@/schemas/api/consulting/desk'
import { CONSULTATION_TYPES, type ConsultationType } from '@/schemas/rules/consulting/consultation-types'
import { STAGES, type Stage } from '@/schemas/rules/consulting/stages'

const SORTS = ['createdAt', 'dueAt'] as const
export type ConsultationSort = (typeof SORTS)[number]
export const SHOWS = ['mine', 'none', 'late'] as const
export type ConsultationShow = (typeof SHOWS)[number]

/** The same requests as a table, or as columns of their stages. */
const LOOKS = ['board'] as const

export interface ConsultationListView extends ListPage<ConsultationSort> {
  stage: Stage | null
  type: ConsultationType | null
  show: ConsultationShow | null
  /** Null: the table. */
  look: (typeof LOOKS)[number] | null
}

const query = listQuery<ConsultationSort>({
  sorts: SORTS,
  usualSort: 'createdAt',
  // The nearest deadline first.
  usualDirection: (sort) => (sort === 'dueAt' ? 'asc' : 'desc'),
})

/** @param text query of the URL, with or without its `?`. */
export function readConsultationView(text: string): ConsultationListView {
  const params = new URLSearchParams(text)
  const { search: _, ...page } = query.read(params)
  return {
    stage: oneOf(params.get('stage'), STAGES),
    type: oneOf(params.get('type'), CONSULTATION_TYPES),
    show: oneOf(params.get('show'), SHOWS),
    look: oneOf(params.get('look'), LOOKS),
    ...page,
  }
}

export const writeConsultationView = (view: ConsultationListView): string =>
  query.write({ look: view.look, stage: view.stage, type: view.type, show: view.show }, view)

/** Another filter or order starts at the first page. */
export const withConsultationChange = (view: ConsultationListView, change: Partial<ConsultationListView>): ConsultationListView =>
  query.change(view, change)

/** Undefined while the board is open, which asks for its own rows. */
export const consultationInput = (view: ConsultationListView): Input<typeof browseConsultations> | undefined =>
  view.look === 'board'
    ? undefined
    : {
        ...(view.stage ? { stage: view.stage } : {}),
        ...filtersOf(view),
        sort: view.sort,
        direction: view.direction,
        page: Math.min(view.page, 500),
        size: PAGE_SIZE,
      }

/** Cards of one column at first. */
export const FIRST_CARDS = 30

/** Undefined while the table is open. @param most cards of one column. */
export const boardInput = (view: ConsultationListView, most: number): Input<typeof boardConsultations> | undefined =>
  view.look === 'board' ? { ...filtersOf(view), most } : undefined

export const filtersOf = ({ type, show }: ConsultationListView) => ({ ...(type ? { type } : {}), ...(show ? { show } : {}) })
