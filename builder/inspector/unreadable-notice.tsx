'use client'
import { Trash2, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { readAlone, type UnreadableReason } from '@/schemas/page/read-page'
import { unreadableWords } from '../state/unreadable-words'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { JsonEditor } from './json-editor'

export type Reading = UnreadableReason | 'migrated' | 'current' | 'gone'

const readings = new WeakMap<object, Reading>()

/** Whether and how this version reads a block; renders again only when that changes, not with every letter. */
export function useReading(id: string): Reading {
  const editor = useEditor()
  const read = (): Reading => {
    const node = editor.node(id)
    if (!node) return 'gone'
    if (node.opaque) return 'not-a-block'
    let known = readings.get(node.block)
    if (!known) readings.set(node.block, (known = readingOf(node.block)))
    return known
  }
  return useSyncExternalStore((listener) => editor.subscribeNode(id, listener), read, read)
}

function readingOf(block: Block): Reading {
  const read = readAlone(block)
  return 'unreadable' in read ? read.unreadable : read.block === block ? 'current' : 'migrated'
}

/** Why a block cannot be edited by its fields, its stored JSON, and the possible actions. */
export function UnreadableNotice({ id, reason, onRemove }: { id: string; reason: UnreadableReason; onRemove: () => void }) {
  const editor = useEditor()
  const block = editor.node(id)?.block as Partial<Block> | undefined
  return (
    <div className="flex flex-col gap-4 p-3.5">
      <div role="note" className="flex gap-2 rounded-md bg-warning-soft p-3 text-warning">
        <TriangleAlert {...ICON} className="mt-0.5 shrink-0" />
        <p className="min-w-0">{unreadableWords(reason, block)}</p>
      </div>
      <button type="button" disabled={editor.state.role === 'mng'} onClick={onRemove} className={`${LINE_BUTTON} text-danger`}>
        <Trash2 {...ICON} size={14} />이 블록 지우기
      </button>
      <JsonEditor id={id} />
    </div>
  )
}

/** Written by an older version: migrated in one step, which undo reverts. */
export function MigrateNotice({ id }: { id: string }) {
  const editor = useEditor()
  const migrate = (): void => {
    const node = editor.node(id)
    if (!node) return
    const read = readAlone(node.block)
    if ('unreadable' in read) return
    const before = node.block.props
    const after = read.block.props
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
    const ops: Op[] = names.map((name) => ({ op: 'setProp', id, path: [name], ...(name in after ? { value: after[name] } : {}) }))
    if (editor.edit(`${labelOf(node)} 지금 버전으로 올리기`, [...ops, { op: 'setField', id, field: 'v', value: read.block.v }]))
      editor.announce('지금 버전으로 올렸습니다.')
  }
  return (
    <div role="note" className="m-3.5 flex flex-col items-start gap-2 rounded-md bg-info-soft p-3 text-info">
      <p>예전 버전에서 만든 블록입니다. 방문자에게는 지금 버전의 모양으로 보입니다. 고치려면 먼저 지금 버전으로 올려 주세요.</p>
      <button type="button" disabled={editor.state.role === 'mng'} onClick={migrate} className={`${LINE_BUTTON} text-studio-text`}>
        지금 버전으로 올리기
      </button>
    </div>
  )
}
