'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  CopyPlus,
  EyeOff,
  Globe,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  MoveDown,
  MoveUp,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { RowMenu, type RowMenuItem } from '@/builder/list/row-menu'
import { recordPath } from '@/builder/state/record-path'
import { ICON } from '@/builder/ui/icon'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { RowAct } from './record-acts'
import { RecordPill } from './record-pill'
import type { TreeRecord } from './record-tree'
import type { TreeRow, TreeStep } from './tree-rows'

/** Pixels of one level, also for the pointer. */
export const INDENT = 24
const STEPS: Record<string, TreeStep> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const STEP_WORDS: readonly (readonly [TreeStep, string, LucideIcon])[] = [
  ['up', '위로 옮기기', MoveUp],
  ['down', '아래로 옮기기', MoveDown],
  ['in', '위 항목의 안으로', IndentIncrease],
  ['out', '밖으로 꺼내기', IndentDecrease],
]

interface TreeLineProps {
  type: AnyRecordType
  row: TreeRow<TreeRecord>
  /** The level that it shows: while it is dragged, the one that it would have. */
  depth: number
  /** Undefined while nothing can be moved. */
  onStep: ((step: TreeStep) => void) | undefined
  canStep: (step: TreeStep) => boolean
  onAct: ((act: RowAct) => void) | undefined
}

/** One record of a tree: its grip, its name, its state and its menu. */
export function TreeLine({ type, row, depth, onStep, canStep, onAct }: TreeLineProps) {
  const { id, name, state, index, siblings } = row
  const words = name || '이름 없음'
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: !onStep })
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.altKey ? STEPS[event.code] : undefined
    if (!step || !onStep) return
    event.preventDefault()
    onStep(step)
  }
  const edit: RowMenuItem = { words: onAct ? '편집' : '열기', icon: Pencil, href: recordPath(type.type, id) }
  const moves = onStep
    ? STEP_WORDS.map(([step, label, icon]): RowMenuItem => ({ words: label, icon, disabled: !canStep(step), onSelect: () => onStep(step) }))
    : []
  const isDrafted = type.visibility === 'drafts'
  const acts: RowMenuItem[] = onAct
    ? [
        { words: '복제', icon: CopyPlus, onSelect: () => onAct('duplicate') },
        ...(isDrafted && state !== 'live' ? [{ words: '게시', icon: Globe, onSelect: () => onAct('publish') }] : []),
        ...(isDrafted && state !== 'draft' ? [{ words: '게시 내리기', icon: EyeOff, onSelect: () => onAct('withdraw') }] : []),
        { words: '휴지통으로', icon: Trash2, onSelect: () => onAct('trash') },
      ]
    : []
  const style = { transform: CSS.Translate.toString(transform), transition, '--level': `${depth * INDENT}px` } as CSSProperties
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      style={style}
      className={`flex min-h-12 items-center gap-2 border-b border-studio-line bg-studio-panel pl-(--level) ${isDragging ? 'relative z-10 shadow-studio-popup' : ''}`}
    >
      {onStep ? (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...listeners}
          onKeyDown={onKeyDown}
          data-cell="grip"
          aria-label={`${words} 옮기기`}
          aria-description="Alt와 위아래 화살표로 순서를, 좌우 화살표로 단계를 바꿉니다."
          className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text max-md:h-11 max-md:w-8 pointer-coarse:h-11"
        >
          <GripVertical {...ICON} size={14} />
        </button>
      ) : (
        <span className="w-2 shrink-0" />
      )}
      <a
        href={recordPath(type.type, id)}
        data-cell="title"
        title={words}
        className={`min-w-0 flex-1 truncate py-2.5 text-studio-title tracking-tight underline-offset-4 hover:underline ${name ? '' : 'text-studio-text-mute'}`}
      >
        {words}
        <span className="sr-only">{`, ${depth + 1}단계, ${siblings}개 중 ${index + 1}번째`}</span>
      </a>
      {isDrafted && <RecordPill state={state} />}
      <RowMenu label={`${words} 더 보기`} groups={[[edit], moves, acts].filter((group) => group.length > 0)} />
    </li>
  )
}
