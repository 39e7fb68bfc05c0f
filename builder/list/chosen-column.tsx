'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical, Pin } from 'lucide-react'
import { BUTTON } from '../ui/button'
import { CHECK } from '../ui/check'
import { ICON } from '../ui/icon'

export interface ListedColumn {
  id: string
  words: string
  /** Always shown; it can be moved. */
  isNeeded?: boolean
}

interface ChosenColumnProps {
  column: ListedColumn
  onToggle: () => void
  /** These are of shown columns alone. */
  isFrozen?: boolean
  onPin?: () => void
  onMove?: (by: 1 | -1) => void
}

/** One column in the choice of columns: shown or not, where, and whether it stays in view. */
export function ChosenColumn({ column: { id, words, isNeeded = false }, isFrozen = false, onToggle, onPin, onMove }: ChosenColumnProps) {
  const isShown = onMove !== undefined
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id, disabled: !isShown })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="flex min-h-9 items-center gap-1 bg-studio-panel pointer-coarse:min-h-11"
    >
      {isShown ? (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          role="button"
          aria-label={`${words} 열 옮기기`}
          aria-roledescription="옮길 수 있는 열"
          onKeyDown={(event) => {
            const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.code]
            if (!event.altKey || by === undefined) return void listeners?.['onKeyDown']?.(event)
            event.preventDefault()
            onMove(by)
          }}
          className="grid h-8 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text pointer-coarse:h-11"
        >
          <GripVertical {...ICON} size={14} />
        </button>
      ) : (
        <span className="w-7 shrink-0" />
      )}
      <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2">
        <input type="checkbox" checked={isShown} disabled={isNeeded} onChange={onToggle} className={CHECK} />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </label>
      {onPin && (
        <button
          type="button"
          aria-pressed={isFrozen}
          aria-label={`${words} 열 왼쪽에 고정`}
          title={isFrozen ? '고정한 열입니다' : '왼쪽에 고정'}
          className={`${BUTTON} px-2 text-studio-text-mute aria-pressed:text-studio-accent-700`}
          onClick={onPin}
        >
          <Pin {...ICON} size={14} />
        </button>
      )}
    </li>
  )
}
