'use client'
// Rows whose order is set by hand: dragged by their grips, or moved by Alt with the arrow keys.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { withParticle } from '@/lib/particle'
import { ICON } from '../ui/icon'
import { DataRow, type DataRowProps } from './data-row'

export interface RowMoves<T> {
  labelOf: (row: T) => string
  /** Moves a row to an index of this page; undefined while rows cannot be moved, as in a search. The rows stay mounted. */
  onMove: ((row: T, to: number) => void) | undefined
}

interface MovableRowsProps<T> {
  rows: readonly T[]
  idOf: (row: T) => string
  moves: RowMoves<T>
  children: ReactNode
}

export function MovableRows<T>({ rows, idOf, moves, children }: MovableRowsProps<T>) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (row: string | number) => rows.findIndex((one) => idOf(one) === row)
  const nameOf = (row: string | number) => (rows[at(row)] ? moves.labelOf(rows[at(row)]!) : '항목')
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) moves.onMove?.(rows[at(active.id)]!, at(over.id))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${withParticle(nameOf(active.id), '을/를')} 들었습니다. 화살표로 옮기고 스페이스로 놓습니다. Esc로 그만둡니다.`,
    onDragOver: ({ over }) => (over ? `${rows.length}개 중 ${at(over.id) + 1}번째 자리입니다.` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${withParticle(nameOf(active.id), '을/를')} 제자리에 두었습니다.`,
  }
  return (
    <DndContext
      id={`${id}-dnd`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: '스페이스로 들고 화살표로 옮긴 뒤 스페이스로 놓습니다. Alt와 위아래 화살표로 바로 옮길 수도 있습니다.',
        },
      }}
    >
      <SortableContext items={rows.map(idOf)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

export function MovableRow<T extends object>({ moves, ...props }: DataRowProps<T> & { moves: RowMoves<T> }) {
  const { id, original } = props.row
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, index, items } = useSortable({
    id,
    disabled: moves.onMove === undefined,
  })
  const grip = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      role="button"
      data-cell="grip"
      aria-label={`${moves.labelOf(original)} 옮기기`}
      aria-roledescription="옮길 수 있는 줄"
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.code]
        if (!event.altKey || by === undefined) return void listeners?.['onKeyDown']?.(event)
        event.preventDefault()
        if (index + by >= 0 && index + by < items.length) moves.onMove?.(original, index + by)
      }}
      className="grid h-9 w-7 cursor-grab touch-none place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 hover:text-studio-text max-md:h-11 max-md:w-8 pointer-coarse:h-11"
    >
      <GripVertical {...ICON} size={14} />
    </button>
  )
  return (
    <DataRow
      {...props}
      {...(moves.onMove
        ? { move: { grip, ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition }, isMoving: isDragging } }
        : {})}
    />
  )
}
