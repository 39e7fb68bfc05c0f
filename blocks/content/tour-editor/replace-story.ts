import type { EditedPage } from '@/renderer/editing/edited-page'
import type { PageDocument } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'

/** Replaces everything that is written by another text, as one step of undo. */
export function replaceStory(page: EditedPage, { title, blocks }: PageDocument, label: string): void {
  page.edit(label, [
    ...page.tree.root.map((id): Op => ({ op: 'remove', id })),
    ...blocks.map((block, index): Op => ({ op: 'insert', at: { parent: null, slot: '', index }, block })),
    { op: 'setHead', field: 'title', value: title },
  ])
}
