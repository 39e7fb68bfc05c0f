import type { Listed } from '@/schemas/api/base/contract'
import type { boardConsultations } from '@/schemas/api/consulting/desk'
import type { Stage } from '@/schemas/rules/consulting/stages'
import type { RequestRow } from './move-menu'

export type Column = Listed<typeof boardConsultations>

/** The columns with a card at the head of the one that it was moved to. @param from the stage that the columns still have it in. */
export const placeRow = (columns: readonly Column[], row: RequestRow, to: Stage, from = row.stage): Column[] =>
  columns.map(({ stage, total, rows }) => {
    const others = rows.filter(({ counselSeq }) => counselSeq !== row.counselSeq)
    const by = (stage === to ? 1 : 0) - (stage === from ? 1 : 0)
    return { stage, total: total + by, rows: stage === to ? [row, ...others] : others }
  })
