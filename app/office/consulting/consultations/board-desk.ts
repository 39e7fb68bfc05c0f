import { call } from '@/schemas/api/base/call'
import { boardConsultations, exportConsultations } from '@/schemas/api/consulting/desk'
import { defineDesk } from '../../_parts/desk/define-desk'
import { CONSULTATION_FILTERS } from './consultation-filters'
import { consultationsDesk } from './consultations-desk'

/** Cards of one column at first. */
export const FIRST_CARDS = 30

const { title, unit, what, savedViews, end, file, nothing } = consultationsDesk

/** What the board asks for and has above its columns, which are drawn by hand. */
export const boardDesk = defineDesk<typeof boardConsultations>({
  ...{ id: 'consultations', title, unit, what, savedViews, end, nothing },
  name: 'consultations-board',
  contract: boardConsultations,
  idOf: ({ stage }) => stage,
  nameOf: ({ stage }) => stage,
  sorts: { createdAt: 'desc' },
  // The stage of the table stays in the URL, and is the first column that is shown.
  filters: [...CONSULTATION_FILTERS, { kind: 'hidden', name: 'stage', pattern: /^\w+$/ }],
  adapt: ({ type, show }) => ({ ...(type ? { type } : {}), ...(show ? { show } : {}), most: FIRST_CARDS }),
  columns: [],
  rows: 'even',
  file: {
    ...{ title: '상담 내려받기', personal: file!.personal },
    send: ({ most: _, ...given }) => call(exportConsultations, given),
  },
})

/** @param query of the URL. */
export const isBoard = (query: string): boolean => new URLSearchParams(query).get('look') === 'board'
