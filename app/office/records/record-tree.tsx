'use client'
// The records of a type with parents, as a tree: each navigation bar's menus, the product categories. Rows are dragged by their grips, to the
// right for one level deeper, or moved by Alt with the arrow keys.
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { choicesOf } from '@/builder/inspector/field-schema'
import { withParticle } from '@/lib/particle'
import type { Listed } from '@/schemas/api/base/contract'
import { browseRecordTree } from '@/schemas/api/site/record-tree'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { RowAct } from './record-acts'
import { TreeBranch } from './tree-branch'
import { movedNodes, treeRows, type TreePlace } from './tree-rows'
import { fieldsOf } from './use-codes'
import { listName, type RecordActs } from './use-record-acts'

export type TreeRecord = Listed<typeof browseRecordTree>

interface RecordTreeProps {
  type: AnyRecordType
  canWrite: boolean
  /** Value of the field that keeps trees apart; all of them without one. */
  only: string | undefined
  acts: RecordActs
  onAct: (act: RowAct, row: TreeRecord) => void
}

export function RecordTree({ type, canWrite, only, acts, onAct }: RecordTreeProps) {
  const { data, error, mutate, isValidating } = useRows(listName(type.type), browseRecordTree, { type: type.type })
  const [announcement, setAnnouncement] = useState('')
  const all = data?.answer.items ?? []
  const choices = (type.apart && choicesOf(fieldsOf(type)[type.apart] ?? {})) || [{ value: '', label: type.title }]
  const trees = choices
    .filter(({ value }) => only === undefined || value === only)
    .map(({ value, label }) => ({ apart: String(value), label, nodes: all.filter((one) => one.apart === value) }))
    .filter(({ nodes }) => nodes.length > 0)

  function move(row: TreeRecord, place: TreePlace): void {
    // One move at a time: the next one would be counted from a tree that is about to change.
    if (!data || acts.isBusy) return
    const items = movedNodes(all, row.id, place)
    const now = treeRows(items.filter(({ apart }) => apart === row.apart)).find(({ id }) => id === row.id)
    const parent = items.find(({ id }) => id === place.parent)
    const where = parent ? `‘${parent.name}’ 아래 ` : '첫 단계에서 '
    if (now) setAnnouncement(`${withParticle(`‘${row.name}’`, '을/를')} ${where}${now.siblings}개 중 ${now.index + 1}번째로 옮깁니다.`)
    // Shown at once; the tree is read again after the service has answered.
    void mutate({ ...data, answer: { ...data.answer, items } }, { revalidate: false })
    void acts.move(row.id, row.name, place)
  }

  return (
    <>
      {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      <div aria-busy={isValidating}>
        {trees.map(({ apart, label, nodes }) => (
          <section key={apart} className="mb-8">
            {trees.length > 1 && <h2 className="mb-2 text-studio-title">{label}</h2>}
            <TreeBranch
              type={type}
              label={label}
              nodes={nodes}
              isMovable={canWrite}
              onMove={move}
              onAct={canWrite ? onAct : undefined}
              onAnnounce={setAnnouncement}
            />
          </section>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
