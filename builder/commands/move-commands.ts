import { ArrowDown, ArrowLeftFromLine, ArrowRightToLine, ArrowUp } from 'lucide-react'
import { outermost } from '../state/outermost'
import type { Command } from './command'
import { type Direction, moveTarget } from './move-target'
import { mayHandleChosen } from './may-handle-chosen'
import { mayMove } from '../state/may-stand'
import { chosen, isLocked } from './remove-blocks'
import { moveBlocks } from './move-blocks'

const WORDS: Record<Direction, readonly [id: string, title: string, code: string, icon: Command['icon'], refusal: string]> = {
  up: ['move-up', '위로 옮기기', 'ArrowUp', ArrowUp, '더 위로 옮길 수 없습니다.'],
  down: ['move-down', '아래로 옮기기', 'ArrowDown', ArrowDown, '더 아래로 옮길 수 없습니다.'],
  in: ['move-in', '옆 블록 안으로 옮기기', 'ArrowRight', ArrowRightToLine, '안으로 옮길 수 있는 블록이 옆에 없습니다.'],
  out: ['move-out', '감싼 블록 밖으로 옮기기', 'ArrowLeft', ArrowLeftFromLine, '더 밖으로 옮길 수 없습니다.'],
}

export const moveCommands: Command[] = (Object.keys(WORDS) as Direction[]).map((direction) => {
  const [id, title, code, icon, refusal] = WORDS[direction]
  return {
    id,
    title,
    group: '옮기기',
    shortcuts: [{ code, alt: true }],
    words: ['이동'],
    ...(icon ? { icon } : {}),
    can: ({ editor }) => editor.state.selection.length > 0,
    mayDo: mayHandleChosen,
    do: (context) => {
      const { editor } = context
      // The reason is the role or the lock wherever the block stands, not the end of the page.
      if (!mayHandleChosen(context)) return void editor.permits(chosen(editor).map((one) => ({ op: 'remove', id: one })))
      if (isLocked(editor, chosen(editor))) return editor.announce('잠긴 블록이 있어 옮길 수 없습니다. 잠금을 푼 뒤 옮겨 주세요.')
      const target = moveTarget(editor.tree, editor.state.selection, direction)
      const lists = new Set(
        outermost(editor.tree, editor.state.selection).map((one) => `${editor.node(one)!.parent}|${editor.node(one)!.slot}`),
      )
      if (lists.size > 1) return editor.announce('한자리에 있는 블록끼리만 함께 옮길 수 있습니다. 끌어서는 옮길 수 있습니다.')
      if (!target || !mayMove(editor.tree, outermost(editor.tree, editor.state.selection), target)) return editor.announce(refusal)
      // A change that is not permitted says so itself.
      moveBlocks(editor, editor.state.selection, target)
    },
  }
})
