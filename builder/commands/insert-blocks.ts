import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import type { Editor } from '../state/editor'
import { withNewIds } from '../state/new-block'
import { placeForNew } from '../state/place-for-new'

/** Inserts blocks after the selection (inside it, when it is an empty container), with new ids, as one undo entry. */
export function insertBlocks(editor: Editor, blocks: readonly Block[], verb = '붙여 넣기'): boolean {
  const { primary, insertAt } = editor.state
  const types = blocks.map(({ type }) => type)
  const place = placeForNew(editor.tree, types, primary, insertAt)
  if (!place) {
    editor.announce('이 자리에는 넣을 수 없는 블록입니다. 다른 자리를 골라 주세요.')
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
