// Dragging in the tree of layers. A row's upper part means before it, its lower part after it, its middle inside it if it has slots;
// below the last block of a container, the horizontal position of the pointer selects the ancestor to insert after.
import type { OpTarget } from '@/schemas/page/ops'
import { listAt, placeOf, type PageTree, type Place } from '@/schemas/page/tree'
import { slotsOfNode } from '../state/may-stand'
import { indexWithout, mayLand, type Carried } from './carried'
import type { Point } from './find-target'

export interface RowBox {
  id: string
  /** From 1, as `aria-level` counts. */
  level: number
  top: number
  height: number
  expanded: boolean
}

/** How the tree shows the place. */
export interface RowMark {
  /** Between two rows, at this height and level; not for `inside`. */
  y: number
  level: number
  /** The row of the container that accepts the drop. */
  inside: string | null
}

export interface RowGap extends OpTarget {
  row: RowMark
}

/** @param rows in order, with `top` and `point` in the same coordinates. @param indent width of one level. */
export function findRowTarget(tree: PageTree, rows: readonly RowBox[], point: Point, carried: Carried, indent = 16): RowGap | undefined {
  const at = rows.findLastIndex(({ top }) => top <= point.y)
  const row = rows[Math.max(0, at)]
  const node = row && tree.nodes.get(row.id)
  if (!row || !node) return undefined
  const part = (point.y - row.top) / row.height
  const slots = node.opaque ? [] : Object.keys(slotsOfNode(node)).map((slot): Place => ({ parent: node.id, slot }))
  const taking = slots.find((place) => mayLand(tree, carried, place))
  const edge = taking ? 1 / 3 : 1 / 2

  if (part >= edge && part < 1 - edge && taking) {
    const list = listAt(tree, taking)
    return { ...gap(taking, list.length), row: { y: row.top + row.height, level: row.level + 1, inside: row.id } }
  }
  if (part < edge)
    return mayLand(tree, carried, placeOf(node)) ? beside(row.id, 0, row.top, row.level) : outward(node.parent, row.top, row.level - 1)

  const below = row.top + row.height
  const next = rows[rows.indexOf(row) + 1]
  // The place below an open container is before its first child.
  if (row.expanded && next && next.level > row.level) {
    const child = tree.nodes.get(next.id)
    if (child && mayLand(tree, carried, placeOf(child))) return beside(next.id, 0, below, next.level)
  }
  const lowest = Math.min(row.level, next?.level ?? 1)
  const requestedLevel = Math.max(lowest, Math.min(row.level, Math.floor(point.x / indent) + 1))
  let id = row.id
  for (let level = row.level; level > requestedLevel; level--) id = tree.nodes.get(id)?.parent ?? id
  return outward(id, below, requestedLevel)

  function gap(place: Place, index: number): OpTarget {
    return { parent: place.parent, slot: place.slot, index: indexWithout(listAt(tree, place), index, carried) }
  }
  function beside(key: string, side: 0 | 1, y: number, level: number): RowGap {
    const place = placeOf(tree.nodes.get(key)!)
    return { ...gap(place, listAt(tree, place).indexOf(key) + side), row: { y, level, inside: null } }
  }
  /** After this block, or after its nearest ancestor whose list accepts the dragged blocks. */
  function outward(key: string | null, y: number, level: number): RowGap | undefined {
    for (let at = key === null ? undefined : tree.nodes.get(key); at; at = at.parent === null ? undefined : tree.nodes.get(at.parent)) {
      if (mayLand(tree, carried, placeOf(at))) return beside(at.id, 1, y, Math.max(1, level))
      level--
    }
    return undefined
  }
}
