// Lists whose entries are slots (tabs, an accordion): an entry's `key` is the name of the slot that holds its blocks, so
// what happens to the entry happens to them, in the same entry of undo.
import { definitionOf } from '@/schemas/page/definitions'
import type { Op } from '@/schemas/page/ops'
import type { Editor } from '../state/editor'
import type { FieldSchema } from './field-schema'
import { stepsOf } from './value-at'

export function isKeyedList(editor: Editor | undefined, ids: readonly string[], pointer: string, { items }: FieldSchema): boolean {
  const node = ids.length === 1 ? editor?.node(ids[0]!) : undefined
  const definition = node && definitionOf(node.block.type)
  return typeof definition?.slots === 'function' && stepsOf(pointer).length === 1 && items?.properties?.['key'] !== undefined
}

/** A key that no entry has: `two` beside `one` is `item-2`. */
export function freeKey(entries: readonly unknown[]): string {
  const taken = keysOf(entries)
  for (let n = entries.length + 1; ; n++) if (!taken.has(`item-${n}`)) return `item-${n}`
}

export const keysOf = (entries: readonly unknown[]): Set<unknown> =>
  new Set(entries.map((entry) => (entry as { key?: unknown } | null)?.key))

/** Operations that remove the blocks of an entry with it. */
export function withoutSlot(editor: Editor, id: string, key: unknown): Op[] {
  const held = typeof key === 'string' ? (editor.node(id)?.slots[key] ?? []) : []
  return held.map((child): Op => ({ op: 'remove', id: child }))
}

/** Operations that move the blocks of a slot to its new name, in their order. */
export function renamedSlot(editor: Editor, id: string, from: unknown, to: string): Op[] {
  const held = typeof from === 'string' ? (editor.node(id)?.slots[from] ?? []) : []
  return held.map((child, index): Op => ({ op: 'move', id: child, to: { parent: id, slot: to, index } }))
}
