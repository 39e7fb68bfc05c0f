'use client'
// The inbox as columns of its stages. A card is dragged, moved by keys, or moved by its menu; each way ends in the same question for the
// reason, during which the card already lies in its new column. A refusal puts it back and names who was first.
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { withParticle } from '@/lib/particle'
import { mayMove, STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { BoardCard, CardFace } from './board-card'
import { BoardColumn, type ColumnState } from './board-column'
import { MoveDialog } from './move-dialog'
import { rowWords, type RequestRow } from './move-menu'
import { placeRow, type Column } from './place-row'
import { useBoardLift, type Lift } from './use-board-lift'

interface ConsultationsBoardProps {
  columns: readonly Column[]
  /** Epoch milliseconds of the displayed answer. */
  now: number
  canMove: boolean
  /** The stage to show first, where columns are wider than the screen. */
  first: Stage | null
  listPathOf: (stage: Stage) => string
  onMore: () => void
  onMoved: (row: RequestRow, to: Stage) => void
  /** Somebody else was first: the columns are read again. */
  onConflict: () => void
}

interface MoveRequest {
  row: RequestRow
  to: Stage | null
  /** Whether the card lies in its new column while the reason is asked. */
  isPlaced: boolean
}

const SILENT = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined }

export function ConsultationsBoard({ columns, now, canMove, first, listPathOf, onMore, onMoved, onConflict }: ConsultationsBoardProps) {
  const id = useId()
  const board = useRef<HTMLDivElement>(null)
  /** The card that the focus returns to: a card that changes its column is another element. */
  const focused = useRef<number | null>(null)
  const [asked, setAsked] = useState<MoveRequest | null>(null)
  const [done, setDone] = useState('')
  const ask = canMove
    ? (row: RequestRow, to: Stage | null): void => {
        focused.current = row.counselSeq
        setDone('')
        setAsked({ row, to, isPlaced: to !== null })
      }
    : undefined
  const { lift, said, start, moveOver, drop, cancel, onGripKey } = useBoardLift(ask)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  useEffect(() => {
    if (first) board.current?.querySelector(`[data-stage="${first}"]`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [first])
  const focusCard = (): void => {
    // A menu that is just opening takes the focus itself; taking it from there would close the menu.
    if (focused.current === null || board.current?.querySelector('[aria-haspopup=menu][aria-expanded=true]')) return
    board.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"] [data-cell=grip]`)?.focus()
  }
  useLayoutEffect(() => {
    if (!asked && document.activeElement === document.body) focusCard()
  })
  const rows = columns.flatMap((column) => column.rows)
  const shown = asked?.isPlaced && asked.to ? placeRow(columns, asked.row, asked.to) : columns
  const close = (words = ''): void => {
    setAsked(null)
    setDone(words)
    // The dialog gives the focus back to the element that had it, which may be gone by then.
    setTimeout(focusCard)
  }

  return (
    <DndContext
      id={`${id}-dnd`}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const row = rows.find(({ counselSeq }) => String(counselSeq) === active.id)
        if (row) start(row, 'pointer')
      }}
      onDragOver={({ over }) => over && moveOver(over.id as Stage)}
      onDragEnd={({ over }) => drop(over?.id as Stage | undefined)}
      onDragCancel={cancel}
    >
      <p role="status" className="mb-2 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id={`${id}-hint`} hidden>
        스페이스로 들고 왼쪽과 오른쪽 화살표로 단계를 고른 뒤 스페이스로 놓습니다. Shift와 오른쪽 화살표로 바로 다음 단계로 옮깁니다.
      </p>
      <div
        ref={board}
        role="group"
        aria-label="단계별 상담"
        className="-mx-8 flex snap-x snap-proximity scroll-px-8 gap-3 overflow-x-auto px-8 pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4"
      >
        {STAGES.map((stage) => {
          const column = shown.find((one) => one.stage === stage)
          const cards = column?.rows ?? []
          return (
            <BoardColumn
              key={stage}
              stage={stage}
              total={column?.total ?? 0}
              shown={cards.length}
              state={stateOf(stage, lift)}
              isOver={lift?.over === stage && lift.row.stage !== stage}
              listPath={listPathOf(stage)}
              onMore={onMore}
            >
              {cards.map((row) => (
                <BoardCard
                  key={row.counselSeq}
                  row={row}
                  now={now}
                  ask={ask}
                  isLifted={lift?.row.counselSeq === row.counselSeq}
                  isPlaced={asked?.isPlaced === true && asked.row.counselSeq === row.counselSeq}
                  hintId={`${id}-hint`}
                  onGripKey={onGripKey}
                  onGripBlur={() => lift?.by === 'keys' && cancel()}
                />
              ))}
            </BoardColumn>
          )
        })}
      </div>
      <p className="mt-1 text-studio-label font-normal text-studio-text-mute max-md:hidden pointer-coarse:hidden">
        카드를 끌어 옮기거나, 손잡이에서 스페이스로 들고 ←·→로 단계를 고릅니다. Shift+→는 다음 단계, Shift+←는 이전 단계입니다.
      </p>
      <DragOverlay dropAnimation={null}>
        {lift?.by === 'pointer' && (
          <div className="cursor-grabbing rounded-md border border-studio-select bg-studio-panel p-2 shadow-studio">
            <CardFace row={lift.row} now={now} />
          </div>
        )}
      </DragOverlay>
      {asked && (
        <MoveDialog
          request={{ ...asked.row, words: rowWords(asked.row) }}
          to={asked.to}
          onMoved={(stage) => {
            onMoved(asked.row, stage)
            close(`${withParticle(rowWords(asked.row), '을/를')} ${withParticle(STAGE_WORDS[stage], '으로/로')} 옮겼습니다.`)
          }}
          onConflict={() => {
            setAsked({ ...asked, isPlaced: false })
            onConflict()
          }}
          onClose={() => close()}
        />
      )}
    </DndContext>
  )
}

function stateOf(stage: Stage, lift: Lift | null): ColumnState {
  if (!lift) return 'rest'
  if (lift.row.stage === stage) return 'home'
  return mayMove(lift.row.stage, stage) ? 'open' : 'closed'
}
