import { ArrowDown, ArrowLeftFromLine, ArrowRightToLine, ArrowUp } from 'lucide-react'
import type { Op, OpSpot } from '@/schemas/page/ops'
import { inOrder, listAt, placeOf, type PageTree } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { describeMove, labelOf, mayMove, mayStand, outermost, slotsOfNode } from '../state/label-of'
import type { Command } from './command'

/**
 * Moves blocks together, in the order of the page, to stand one after another from a place on.
 * @param to place whose index counts the list without the moved blocks.
 */
export function moveBlocks(editor: Editor, ids: readonly string[], to: OpSpot): boolean {
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

/** Each operation counts the list without its own block only, so those that still wait must not be counted on. */
function oneByOne(list: readonly string[], order: readonly string[], moving: readonly string[], to: OpSpot): Op[] {
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

type Direction = 'up' | 'down' | 'in' | 'out'

/** Where the choice goes by keyboard; undefined where it cannot. */
export function moveTarget(tree: PageTree, ids: readonly string[], direction: Direction): OpSpot | undefined {
  const moving = outermost(tree, ids)
  const first = tree.nodes.get(moving[0] ?? '')
  if (!first || moving.some((id) => tree.nodes.get(id)!.parent !== first.parent || tree.nodes.get(id)!.slot !== first.slot))
    return undefined
  const place = placeOf(first)
  const list = listAt(tree, place)
  const rest = list.filter((id) => !moving.includes(id))
  const start = list.slice(0, list.indexOf(inListOrder(list, moving)[0]!)).length
  if (direction === 'up') return start > 0 ? { ...place, index: start - 1 } : sideways(tree, moving, -1)
  if (direction === 'down') return start < rest.length ? { ...place, index: start + 1 } : sideways(tree, moving, 1)
  if (direction === 'out') {
    if (place.parent === null) return undefined
    const parent = tree.nodes.get(place.parent)!
    const outer = placeOf(parent)
    return mayMove(tree, moving, outer) ? { ...outer, index: listAt(tree, outer).indexOf(parent.id) + 1 } : undefined
  }
  // Into the neighbour above, else into the one below: the nearest that takes all of them.
  for (const [id, atEnd] of [
    [rest[start - 1], true],
    [rest[start], false],
  ] as const) {
    const neighbour = id === undefined ? undefined : tree.nodes.get(id)
    if (!neighbour || neighbour.opaque) continue
    for (const slot of Object.keys(slotsOfNode(neighbour))) {
      const inside = { parent: neighbour.id, slot }
      if (mayMove(tree, moving, inside)) return { ...inside, index: atEnd ? listAt(tree, inside).length : 0 }
    }
  }
  return undefined
}

/** At the edge of a slot: into the next slot of the same block (두 칸: from the first column to the second). */
function sideways(tree: PageTree, moving: readonly string[], by: 1 | -1): OpSpot | undefined {
  const node = tree.nodes.get(moving[0]!)!
  const parent = node.parent === null ? undefined : tree.nodes.get(node.parent)
  if (!parent) return undefined
  const slots = Object.keys(slotsOfNode(parent))
  const slot = slots[slots.indexOf(node.slot) + by]
  if (slot === undefined) return undefined
  const place = { parent: parent.id, slot }
  if (!moving.every((id) => mayStand(tree, tree.nodes.get(id)!.block.type, place))) return undefined
  return { ...place, index: by === 1 ? 0 : listAt(tree, place).length }
}

const inListOrder = (list: readonly string[], ids: readonly string[]): string[] => list.filter((id) => ids.includes(id))

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
    do: ({ editor }) => {
      const target = moveTarget(editor.tree, editor.state.selection, direction)
      const lists = new Set(
        outermost(editor.tree, editor.state.selection).map((one) => `${editor.node(one)!.parent}|${editor.node(one)!.slot}`),
      )
      if (lists.size > 1) return editor.announce('한자리에 있는 블록끼리만 함께 옮길 수 있습니다. 끌어서는 옮길 수 있습니다.')
      if (!target || !moveBlocks(editor, editor.state.selection, target)) editor.announce(refusal)
    },
  }
})
