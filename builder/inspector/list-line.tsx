'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { ICON } from '../ui/icon'
import { nameOfEntry, type FieldSchema } from './field-schema'
import { thumbnail } from '../ui/thumbnail'
import { usePicked } from './target'

export interface ListEntry {
  /** An entry has no id of its own; this one lives as long as the list is shown. */
  id: number
  isOpen: boolean
}

interface ListLineProps {
  entry: ListEntry
  index: number
  pointer: string
  schema: FieldSchema
  mayRemove: boolean
  mayAdd: boolean
  onToggle: () => void
  onDuplicate: () => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
  children: ReactNode
}

const TOOL =
  'grid size-7 shrink-0 place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text disabled:text-studio-300 max-md:size-11 pointer-coarse:size-11'

/** One line of a list: its grip, its name, and the fields inside it. */
export function ListLine({
  entry,
  index,
  pointer,
  schema,
  mayRemove,
  mayAdd,
  onToggle,
  onDuplicate,
  onRemove,
  onMove,
  children,
}: ListLineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: entry.id })
  const id = useId()
  const name = usePicked(pointer, (value) => nameOfEntry(schema, value, index))
  const picture = usePicked(pointer, pictureOf)
  const isText = schema.type !== 'object'

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.code]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(by as -1 | 1)
  }
  const grip = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      role="button"
      aria-label={`${name} 옮기기`}
      aria-roledescription="옮길 수 있는 항목"
      onKeyDown={(event) => {
        onKeyDown(event)
        if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event)
      }}
      className={`${TOOL} w-5! cursor-grab touch-none max-md:w-8! pointer-coarse:w-8!`}
    >
      <GripVertical {...ICON} size={14} />
    </button>
  )
  const tools = (
    <>
      {!isText && (
        <button type="button" disabled={!mayAdd} aria-label={`${name} 복제`} title="복제" onClick={onDuplicate} className={TOOL}>
          <Copy {...ICON} size={14} />
        </button>
      )}
      <button
        type="button"
        disabled={!mayRemove}
        aria-label={`${name} 지우기`}
        title={mayRemove ? '지우기' : '더 줄일 수 없습니다'}
        onClick={onRemove}
        className={TOOL}
      >
        <Trash2 {...ICON} size={14} />
      </button>
    </>
  )
  return (
    <li
      ref={setNodeRef}
      data-entry={pointer}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`rounded-md border border-studio-line bg-studio-panel ${isDragging ? 'relative z-(--z-sticky) shadow-studio' : ''}`}
    >
      {isText ? (
        <div className="flex items-start gap-0.5 p-1">
          {grip}
          <div className="min-w-0 flex-1 [&_label]:sr-only">{children}</div>
          {tools}
        </div>
      ) : (
        <>
          <div className="flex items-center gap-0.5 pr-1">
            {grip}
            <button
              type="button"
              aria-expanded={entry.isOpen}
              aria-controls={`${id}-body`}
              onClick={onToggle}
              onKeyDown={onKeyDown}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 rounded-sm py-1 text-left max-md:min-h-11 pointer-coarse:min-h-11"
            >
              <ChevronRight {...ICON} size={14} className={`shrink-0 text-studio-text-mute ${entry.isOpen ? 'rotate-90' : ''}`} />
              {picture && <img src={thumbnail(picture, 160)} alt="" className="size-6 shrink-0 rounded-xs bg-studio-100 object-cover" />}
              <span className="truncate">{name}</span>
            </button>
            {tools}
          </div>
          {entry.isOpen && (
            <div id={`${id}-body`} className="flex flex-col gap-3 border-t border-studio-line p-2.5">
              {children}
            </div>
          )}
        </>
      )}
    </li>
  )
}

/** The picture that a line shows beside its text. */
function pictureOf(value: unknown): string | undefined {
  const { image, src, URL, poster } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const found = [(image as { src?: unknown } | undefined)?.src, src, URL, poster].find(
    (one) => typeof one === 'string' && /^\/(?:media|img)\//.test(one),
  )
  return found as string | undefined
}
