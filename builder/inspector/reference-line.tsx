'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ExternalLink, GripVertical, X } from 'lucide-react'
import { recordPath } from '../state/record-path'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { FieldMessages } from './field-frame'
import { useProblems } from './problems-of-fields'
import { OptionLook } from './reference-search'
import type { RecordOption } from './record-option'

interface ReferenceLineProps {
  type: string
  id: string
  /** Of its entry in a list. */
  pointer: string | undefined
  /** Undefined while it is loading; null when the record is gone. */
  option: RecordOption | null | undefined
  /** Why it cannot be loaded. */
  fault: string
  isReadOnly: boolean
  /** Undefined where one record alone is chosen. */
  onMove: ((by: -1 | 1) => void) | undefined
  onRemove: () => void
}

/** A chosen record: what it is, a way to it, and its removal. */
export function ReferenceLine({ type, id, pointer, option, fault, isReadOnly, onMove, onRemove }: ReferenceLineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !onMove || isReadOnly,
  })
  const problems = useProblems(pointer ?? '#')
  const name = option?.name || (option === null ? '지워진 항목' : id)
  return (
    <li
      ref={setNodeRef}
      data-field={pointer}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`rounded-md border bg-studio-panel ${option === null || option?.isDeleted ? 'border-danger' : 'border-studio-line'} ${isDragging ? 'relative z-(--z-sticky) shadow-studio' : ''}`}
    >
      <div className="flex min-h-10 items-center gap-1.5 py-1 pr-1 pl-2.5">
        {onMove && !isReadOnly && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            role="button"
            aria-label={`${name} 옮기기`}
            aria-roledescription="옮길 수 있는 항목"
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.code]
              if (!event.altKey || by === undefined) return void listeners?.['onKeyDown']?.(event)
              event.preventDefault()
              onMove(by as -1 | 1)
            }}
            className="-ml-1.5 grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text max-md:size-11 pointer-coarse:size-11"
          >
            <GripVertical {...ICON} size={14} />
          </button>
        )}
        {option ? (
          <OptionLook option={option} />
        ) : (
          <span className={`min-w-0 flex-1 wrap-anywhere ${option === null ? 'text-danger' : 'text-studio-text-mute'}`}>
            {option === null
              ? `그사이 지워진 항목입니다 (${id}). 빼거나 다른 것을 골라 주세요.`
              : fault
                ? `${id}: ${fault}`
                : '불러오는 중입니다.'}
          </span>
        )}
        {option && !option.isDeleted && (
          <a
            href={recordPath(type, id)}
            target="_blank"
            rel="noopener"
            aria-label={`${name} 열기 (새 창)`}
            title="열기 (새 창)"
            className={BUTTON}
          >
            <ExternalLink {...ICON} size={14} />
          </a>
        )}
        <button type="button" disabled={isReadOnly} aria-label={`${name} 빼기`} title="빼기" onClick={onRemove} className={BUTTON}>
          <X {...ICON} size={14} />
        </button>
      </div>
      {(problems.length > 0 || option?.isDeleted) && (
        <div className="px-2.5 pb-2">
          {option?.isDeleted && <p className="text-studio-label font-normal text-danger">휴지통에 있어 방문자에게 보이지 않습니다.</p>}
          <FieldMessages words={problems} />
        </div>
      )}
    </li>
  )
}
