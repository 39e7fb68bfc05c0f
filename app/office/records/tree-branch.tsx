'use client'
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { RowAct } from './record-acts'
import type { TreeRecord } from './record-tree'
import { INDENT, TreeLine } from './tree-line'
import { branchOf, dragPlace, stepPlace, treeRows, type TreePlace, type TreeStep } from './tree-rows'

interface TreeBranchProps {
  type: AnyRecordType
  label: string
  nodes: readonly TreeRecord[]
  isMovable: boolean
  onMove: (row: TreeRecord, place: TreePlace) => void
  onAct: ((act: RowAct, row: TreeRecord) => void) | undefined
  onAnnounce: (words: string) => void
}

interface Drag {
  id: string
  over: string
  deeper: number
}

/** What a step that leads nowhere says: silence would leave one wondering whether the key was pressed. */
const NOWHERE: Record<TreeStep, string> = {
  up: '맨 위에 있습니다.',
  down: '맨 아래에 있습니다.',
  in: '바로 위에 같은 단계의 항목이 없어 안으로 넣을 수 없습니다.',
  out: '첫 단계에 있습니다.',
}

/** One tree. While a row is dragged, what stands below it is folded away and goes with it. */
export function TreeBranch({ type, label, nodes, isMovable, onMove, onAct, onAnnounce }: TreeBranchProps) {
  const id = useId()
  const [drag, setDrag] = useState<Drag | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const stepped = useRef('')
  // A row that changes its place in the document loses the focus; the keys go on from where they were.
  useLayoutEffect(() => {
    if (stepped.current === '' || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-row="${window.CSS.escape(stepped.current)}"] [data-cell="grip"]`)?.focus()
  })
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const all = treeRows(nodes)
  const folded = drag && branchOf(all, drag.id)
  const rows = folded ? all.filter((row) => row.id === drag.id || !folded.has(row.id)) : all
  const place = drag && dragPlace(rows, drag.id, drag.over, drag.deeper)

  const onDragMove = ({ active, over, delta }: DragMoveEvent): void =>
    setDrag({ id: String(active.id), over: String(over?.id ?? active.id), deeper: Math.round(delta.x / INDENT) })
  const onDragStart = ({ active }: DragStartEvent): void => setDrag({ id: String(active.id), over: String(active.id), deeper: 0 })
  function onDragEnd({ active, over, delta }: DragEndEvent): void {
    setDrag(null)
    const row = rows.find((one) => one.id === active.id)
    const to = over && row && dragPlace(rows, row.id, String(over.id), Math.round(delta.x / INDENT))
    if (!row || !to) return
    const next = all.find((one) => one.parent === row.parent && one.index === row.index + 1)
    if (to.parent === row.parent && to.before === next?.id) return
    onMove(row, to.before === undefined ? { parent: to.parent } : { parent: to.parent, before: to.before })
  }
  function step(row: TreeRecord, to: TreeStep): void {
    const found = stepPlace(all, row.id, to)
    stepped.current = row.id
    if (found) onMove(row, found)
    else onAnnounce(`‘${row.name}’: ${NOWHERE[to]}`)
  }

  return (
    <DndContext
      id={`${id}-dnd`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDrag(null)}
    >
      <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={label} className="border-t border-studio-line">
          {rows.map((row) => (
            <TreeLine
              key={row.id}
              type={type}
              row={row}
              depth={row.id === drag?.id ? (place?.depth ?? row.depth) : row.depth}
              onStep={isMovable ? (to) => step(row, to) : undefined}
              canStep={(to) => stepPlace(all, row.id, to) !== undefined}
              onAct={onAct && ((act) => onAct(act, row))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
