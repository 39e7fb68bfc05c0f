import { showFault } from '@/lib/ui/show-snackbar'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { depthRefusal } from '../state/depth-refusal'
import type { Editor } from '../state/editor'
import { withNewIds } from '../state/new-block'
import { placeForNew } from '../state/place-for-new'

const PASTE = '붙여 넣기'

/** Inserts blocks after the selection, with new ids, as one undo entry. */
export function insertBlocks(editor: Editor, blocks: readonly Block[], verb = PASTE): boolean {
  const { primary, insertAt } = editor.state
  const types = blocks.map(({ type }) => type)
  const place = placeForNew(editor.tree, types, primary, insertAt, { isPaste: verb === PASTE })
  const refusal = place ? depthRefusal(editor.tree, place, blocks) : '이 자리에는 넣을 수 없는 블록입니다. 다른 자리를 골라 주세요.'
  if (!place || refusal !== undefined) {
    editor.announce(refusal!, { urgent: true })
    showFault(refusal!)
    return false
  }
  const copies = blocks.map((block) => withNewIds(block, editor.newId))
  const { index, ...list } = place
  const ops = copies.map((block, i): Op => ({ op: 'insert', at: { ...list, index: index + i }, block }))
  const words = copies.length === 1 ? (definitionOf(copies[0]!.type)?.title ?? '블록') : `블록 ${copies.length}개`
  if (!editor.edit(`${words} ${verb}`, ops, { select: copies.map(({ id }) => id) })) return false
  editor.store.setState({ insertAt: null })
  editor.announce(`${words}: 넣었습니다.`)
  return true
}
