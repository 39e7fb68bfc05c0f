'use client'
import { useState } from 'react'
import { useRows } from '@/builder/list/use-rows'
import { boardConsultations, MOST_CARDS } from '@/schemas/api/consulting/desk'
import { STAGES } from '@/schemas/rules/consulting/stages'
import { DeskBar } from '../../_parts/desk/desk-bar'
import { DeskQuestion } from '../../_parts/desk/desk-question'
import { DeskSaid } from '../../_parts/desk/desk-said'
import { useDesk } from '../../_parts/desk/use-desk'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { BoardBody } from './board-body'
import { boardDesk, FIRST_CARDS } from './board-desk'
import { CONSULTATIONS } from './consultation-path'
import { ConsultationsBoard } from './consultations-board'
import { consultationsDesk } from './consultations-desk'
import { placeRow } from './place-row'

/** How many more cards of each column a press shows. */
const MORE_CARDS = 60

/** The inbox as a board of its stages; its filters, views and file are those of the table. */
export function BoardScreen({ brand, ...props }: ListScreenProps<typeof boardConsultations>) {
  const state = useDesk(boardDesk, props)
  const { view, rights, done } = state
  const [most, setMost] = useState(FIRST_CARDS)
  const more = useRows(
    'consultations-board-more',
    boardConsultations,
    most > FIRST_CARDS ? { ...boardDesk.inputOf(view), most } : undefined,
  )
  const board = most > FIRST_CARDS && more.data ? more : state.list
  const { look: _, ...filters } = view.filters
  return (
    <ListScreen {...{ brand, person: props.person, here: boardDesk.id, title: boardDesk.title, unit: boardDesk.unit }} list={board}>
      <DeskBar state={state} />
      <DeskSaid {...done} what={boardDesk.what} />
      <BoardBody board={board}>
        {({ answer, at }) => (
          <ConsultationsBoard
            columns={answer.items}
            now={at}
            canMove={rights.writes('consultations')}
            first={STAGES.find((stage) => stage === filters['stage']) ?? null}
            listPathOf={(stage) => CONSULTATIONS + consultationsDesk.write({ ...view, filters: { ...filters, stage } })}
            onMore={() => setMost(Math.min(MOST_CARDS, most + MORE_CARDS))}
            onMoved={(row, to) =>
              void board.mutate((old) => {
                if (!old) return old
                const items = placeRow(old.answer.items, { ...row, stage: to, version: row.version + 1 }, to, row.stage)
                return { ...old, answer: { ...old.answer, items } }
              })
            }
            onConflict={() => void board.mutate()}
          />
        )}
      </BoardBody>
      <DeskQuestion state={state} />
    </ListScreen>
  )
}
