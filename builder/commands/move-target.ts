import type { OpTarget } from '@/schemas/page/ops'
import { listAt, placeOf, type PageTree } from '@/schemas/page/tree'
import { mayMove, mayStand, slotsOfNode } from '../state/may-stand'
import { outermost } from '../state/outermost'

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Where a keyboard move takes the selection; undefined when it cannot move. */
export function moveTarget(tree: PageTree, ids: readonly string[], direction: Direction): OpTarget | undefined {
  const moving = outermost(tree, ids)
  const first = tree.nodes.get(moving[0] ?? '')
  if (!first || moving.some((id) => tree.nodes.get(id)!.parent !== first.parent || tree.nodes.get(id)!.slot !== first.slot))
    return undefined
  const place = placeOf(first)
  const list = listAt(tree, place)
  const rest = list.filter((id) => !moving.includes(id))
  const start = list.slice(0, list.indexOf(inListOrder(list, moving)[0]!)).length
  // At the edge of a slot a move goes on: into the next slot of the same block, and from the last one out of the block.
  if (direction === 'up') return start > 0 ? { ...place, index: start - 1 } : (sideways(tree, moving, -1) ?? outward(tree, moving, 0))
  if (direction === 'down')
    return start < rest.length ? { ...place, index: start + 1 } : (sideways(tree, moving, 1) ?? outward(tree, moving, 1))
  if (direction === 'out') return outward(tree, moving, 1)
  // Into the neighbour above, else into the one below: the first that accepts all blocks.
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

/** Out of the block around them: before it, or after it. */
function outward(tree: PageTree, moving: readonly string[], after: 0 | 1): OpTarget | undefined {
  const { parent: id } = placeOf(tree.nodes.get(moving[0]!)!)
  if (id === null) return undefined
  const outer = placeOf(tree.nodes.get(id)!)
  return mayMove(tree, moving, outer) ? { ...outer, index: listAt(tree, outer).indexOf(id) + after } : undefined
}

/** At the edge of a slot: into the next slot of the same block (두 칸: from the first column to the second). */
function sideways(tree: PageTree, moving: readonly string[], by: 1 | -1): OpTarget | undefined {
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
