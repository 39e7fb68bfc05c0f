'use client'
import { useQuery } from '@/builder/list/use-query'
import type { Rows } from '@/builder/list/use-rows'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { boardConsultations, browseConsultations } from '@/schemas/api/consulting/desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { isBoard } from './board-desk'
import { BoardScreen } from './board-screen'
import { consultationsDesk } from './consultations-desk'

/** The consultations inbox, as a table or as a board of its stages. `first` are the rows of the one that the request was for. */
export function ConsultationsScreen({ first, ...props }: ListScreenProps<AnyContract>) {
  const hasBoard = isBoard(useQuery(props.query))
  const rows = hasBoard === isBoard(props.query) ? first : undefined
  return hasBoard ? (
    <BoardScreen {...props} first={rows as Rows<typeof boardConsultations> | undefined} />
  ) : (
    <DeskScreen desk={consultationsDesk} {...props} first={rows as Rows<typeof browseConsultations> | undefined} />
  )
}
