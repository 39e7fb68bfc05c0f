import type { Op, OpTarget } from '@/schemas/page/ops'
import { inOrder, listAt } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { describeMove } from '../state/describe-block'
import { labelOf } from '../state/label-of'
import { mayMove } from '../state/may-stand'
import { outermost } from '../state/outermost'

/**
 * Moves blocks, in page order, to consecutive places.
 * @param to place whose index counts the list without the moved blocks.
 */
export function moveBlocks(editor: Editor, ids: readonly string[], to: OpTarget): boolean {
  const moving = outermost(
    editor.tree,
    inOrder(editor.tree).filter((id) => ids.includes(id)),
  )
  if (moving.length === 0 || !mayMove(editor.tree, moving, to)) return false
  const list = listAt(editor.tree, to)
  const order = list.filter((id) => !moving.includes(id)).toSpliced(to.index, 0, ...moving)
  if (order.length === list.length && order.every((id, i) => id === list[i])) return false
  const words = moving.length === 1 ? labelOf(editor.node(moving[0]!)) : `블록 ${moving.length}개`
  if (!editor.edit(`${words} 옮기기`, oneByOne(list, order, moving, to), { select: moving })) return false
  editor.announce(moving.length === 1 ? describeMove(editor.tree, moving[0]!) : `블록 ${moving.length}개를 옮겼습니다.`)
  return true
}

/** Each operation counts the list without its own block only, so the blocks that still have to move are not counted. */
function oneByOne(list: readonly string[], order: readonly string[], moving: readonly string[], to: OpTarget): Op[] {
  let now = list
  return moving.map((id, i) => {
    const waiting = moving.slice(i)
    const without = now.filter((other) => other !== id)
    const last = order.slice(0, order.indexOf(id)).findLast((other) => !waiting.includes(other))
    const index = last === undefined ? 0 : without.indexOf(last) + 1
    now = without.toSpliced(index, 0, id)
    return { op: 'move', id, to: { ...to, index } }
  })
}
