import { HEAD_FIELDS, type Op } from '@/schemas/page/ops'
import type { PageDocument } from '@/schemas/page/document'
import type { Editor } from '../state/editor'

/** A path or a name belongs to the open document, not to the imported content. */
const STAYS: ReadonlySet<string> = new Set(['route', 'id'])

/** Replaces this document's blocks and settings by another's, as one undo step. */
export function replaceDocument(editor: Editor, document: PageDocument, label: string): boolean {
  const { tree } = editor
  const head = HEAD_FIELDS.filter((field) => !STAYS.has(field) && JSON.stringify(tree.head[field]) !== JSON.stringify(document[field]))
  const ops: Op[] = [
    ...tree.root.map((id): Op => ({ op: 'remove', id })),
    ...document.blocks.map((block, index): Op => ({ op: 'insert', at: { parent: null, slot: '', index }, block })),
    ...head.map((field): Op => ({ op: 'setHead', field, ...(document[field] === undefined ? {} : { value: document[field] }) })),
  ]
  return editor.edit(label, ops, { select: [] })
}
