'use client'
import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { RowMenu } from '@/builder/list/row-menu'
import { ICON } from '@/builder/ui/icon'
import { ownerWords } from '@/schemas/rules/consulting/owner-words'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { consultationPath } from './consultation-path'
import { DueMark } from '@/app/office/_parts/due-mark'
import { moveMenu, rowWords, type AskMove, type RequestRow } from './move-menu'

interface BoardCardProps {
  row: RequestRow
  now: number
  /** Undefined without the right to move. */
  ask: AskMove | undefined
  isLifted: boolean
  /** Waits in its new column for the reason. */
  isPlaced: boolean
  hintId: string
  onGripKey: (event: KeyboardEvent, row: RequestRow) => void
  onGripBlur: () => void
}

/** One request: what it is, who has it, until when. It is dragged as a whole, and moved by its grip's keys or its menu. */
export function BoardCard({ row, now, ask, isLifted, isPlaced, hintId, onGripKey, onGripBlur }: BoardCardProps) {
  const { listeners, setNodeRef } = useDraggable({ id: String(row.counselSeq), disabled: !ask })
  const words = rowWords(row)
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-card={row.counselSeq}
      className={`rounded-md border bg-studio-panel p-2 pl-1 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] ${ask ? 'cursor-grab' : ''} ${isLifted ? 'border-studio-select shadow-studio' : isPlaced ? 'border-dashed border-studio-select' : 'border-studio-line'}`}
    >
      <div className="flex items-start">
        {ask && (
          <button
            type="button"
            data-cell="grip"
            aria-label={`${words} 옮기기`}
            aria-roledescription="옮길 수 있는 카드"
            aria-describedby={hintId}
            aria-pressed={isLifted}
            onKeyDown={(event) => onGripKey(event, row)}
            // A browser may press the button when the key comes up.
            onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
            onBlur={onGripBlur}
            onClick={() => ask(row, null)}
            className="grid h-8 w-6 shrink-0 cursor-grab place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text max-md:h-11 max-md:w-9 pointer-coarse:h-11 pointer-coarse:w-9"
          >
            <GripVertical {...ICON} size={14} />
          </button>
        )}
        <CardFace row={row} now={now} />
        <div className="-mr-1 shrink-0">
          <RowMenu label={`${words}: 할 일`} groups={moveMenu(row, ask)} />
        </div>
      </div>
    </li>
  )
}

/** The words of a card, also below the pointer while it is dragged. */
export function CardFace({ row, now }: { row: RequestRow; now: number }) {
  const { counselSeq, type, shopName, staffName, dueAt } = row
  return (
    <div className="grid min-w-0 flex-1 gap-0.5 pt-1 pl-1">
      <a
        href={consultationPath(counselSeq)}
        draggable={false}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:py-1.5"
      >
        {rowWords(row)}
      </a>
      <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">
        {counselSeq}번 · {TYPE_WORDS[type]}
      </span>
      <span className="text-studio-label font-normal wrap-anywhere text-studio-text-mute">{ownerWords(shopName, staffName)}</span>
      {dueAt && (
        <span className="text-studio-label font-normal tabular-nums">
          <DueMark dueAt={dueAt} now={now} />
        </span>
      )}
    </div>
  )
}
