'use client'
import { Popover } from '@base-ui/react/popover'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Columns3, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { withParticle } from '@/lib/particle'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { ChosenColumn, type ListedColumn } from './chosen-column'
import { moved, pinned, toggled, type ColumnChoice } from './column-choice'

interface ChooseColumnsProps {
  columns: readonly ListedColumn[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
  /** Undefined while the usual columns are shown. */
  onReset?: (() => void) | undefined
}

/** Which columns a list shows, in which order, and which stay in view while the others scroll sideways. */
export function ChooseColumns({ columns, choice, onChange, onReset }: ChooseColumnsProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const byId = new Map(columns.map((column) => [column.id, column]))
  const { frozen } = choice
  const shown = choice.shown.flatMap((name) => byId.get(name) ?? [])
  const hidden = columns.filter((column) => !choice.shown.includes(column.id))
  const wordsOf = (name: string | number): string => byId.get(String(name))?.words ?? ''
  function move(name: string, to: number): void {
    if (to < 0 || to >= choice.shown.length) return
    onChange(moved(choice, name, to))
    setSaid(`${withParticle(`‘${wordsOf(name)}’`, '을/를')} ${shown.length}개 중 ${to + 1}번째로 옮겼습니다.`)
  }
  function pin(name: string): void {
    const next = pinned(choice, name)
    onChange(next)
    const isKept = next.frozen > frozen
    setSaid(`${withParticle(`‘${wordsOf(name)}’`, '을/를')} ${isKept ? '왼쪽에 고정했습니다.' : '더는 고정하지 않습니다.'}`)
  }
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(String(active.id), choice.shown.indexOf(String(over.id)))
  }
  return (
    <Popover.Root>
      <Popover.Trigger aria-label="보이는 열" title="보이는 열" className={`${LINE_BUTTON} px-0 max-md:hidden`}>
        <Columns3 {...ICON} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-(--z-overlay)">
          <Popover.Popup
            aria-label="보이는 열"
            className={`${POPUP} flex max-h-(--available-height) w-80 max-w-(--available-width) flex-col overflow-y-auto p-2`}
          >
            <p className="px-1 pb-1.5 text-studio-label font-normal text-studio-text-mute">
              끌거나 Alt와 위아래 화살표로 차례를 바꿉니다. 고정한 열은 옆으로 넘겨도 남습니다.
            </p>
            <DndContext
              id={`${id}-dnd`}
              sensors={sensors}
              collisionDetection={closestCenter}
              onDragEnd={onDragEnd}
              accessibility={{
                announcements: {
                  onDragStart: ({ active }) =>
                    `${withParticle(wordsOf(active.id), '을/를')} 들었습니다. 화살표로 옮기고 스페이스로 놓습니다. Esc로 그만둡니다.`,
                  onDragOver: ({ over }) =>
                    over ? `${shown.length}개 중 ${choice.shown.indexOf(String(over.id)) + 1}번째 자리입니다.` : undefined,
                  onDragEnd: () => undefined,
                  onDragCancel: ({ active }) => `${withParticle(wordsOf(active.id), '을/를')} 제자리에 두었습니다.`,
                },
                screenReaderInstructions: {
                  draggable: '스페이스로 들고 화살표로 옮긴 뒤 스페이스로 놓습니다. Alt와 위아래 화살표로 바로 옮길 수도 있습니다.',
                },
              }}
            >
              <SortableContext items={shown.map((column) => column.id)} strategy={verticalListSortingStrategy}>
                <ul aria-label="보이는 열의 차례">
                  {shown.map((column) => (
                    <ChosenColumn
                      key={column.id}
                      column={column}
                      isFrozen={choice.shown.indexOf(column.id) < frozen}
                      onToggle={() => onChange(toggled(choice, column.id))}
                      onPin={() => pin(column.id)}
                      onMove={(by) => move(column.id, choice.shown.indexOf(column.id) + by)}
                    />
                  ))}
                </ul>
              </SortableContext>
            </DndContext>
            {hidden.length > 0 && (
              <ul aria-label="감춘 열" className="mt-1 border-t border-studio-line pt-1">
                {hidden.map((column) => (
                  <ChosenColumn key={column.id} column={column} onToggle={() => onChange(toggled(choice, column.id))} />
                ))}
              </ul>
            )}
            {onReset && (
              <button type="button" onClick={onReset} className={`${BUTTON} mt-1 justify-start`}>
                <RotateCcw {...ICON} size={14} />
                처음 열로 되돌리기
              </button>
            )}
            <p role="status" className="sr-only">
              {said}
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
