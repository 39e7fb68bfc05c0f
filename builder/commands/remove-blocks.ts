import type { Op } from '@/schemas/page/ops'
import { inOrder, listAt, placeOf } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { labelOf } from '../state/label-of'
import { outermost } from '../state/outermost'

/** The selected blocks in page order, without those inside other selected blocks. */
export const chosen = (editor: Editor): string[] =>
  outermost(
    editor.tree,
    inOrder(editor.tree).filter((id) => editor.state.selection.includes(id)),
  )
export const wordsFor = (editor: Editor, ids: readonly string[]): string =>
  ids.length === 1 ? labelOf(editor.node(ids[0]!)) : `블록 ${ids.length}개`

export const isLocked = (editor: Editor, ids: readonly string[]): boolean => ids.some((id) => editor.node(id)?.block.locked)

/** Removes blocks and selects the next one. @returns false when one of them is locked. */
export function removeBlocks(editor: Editor, ids: readonly string[], verb = '지우기'): boolean {
  const words = wordsFor(editor, ids)
  if (ids.length === 0) return false
  if (isLocked(editor, ids)) {
    editor.announce('잠긴 블록이 있어 지울 수 없습니다. 잠금을 푼 뒤 지워 주세요.')
    return false
  }
  const first = editor.node(ids[0]!)!
  const list = listAt(editor.tree, placeOf(first))
  const rest = list.filter((id) => !ids.includes(id))
  const next = rest[list.slice(0, list.indexOf(first.id)).filter((id) => !ids.includes(id)).length] ?? rest.at(-1) ?? first.parent
  const ops: Op[] = ids.map((id) => ({ op: 'remove', id }))
  if (!editor.edit(`${words} ${verb}`, ops, { select: next === null ? [] : [next] })) return false
  editor.announce(`${words}: 지웠습니다.`)
  return true
}
