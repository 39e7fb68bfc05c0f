// The structure of a page as lines of a tree: only the visible ones, in reading order.
import type { PageTree } from '@/schemas/page/tree'
import { labelOf } from '../state/label-of'
import { slotsOfNode } from '../state/may-stand'
import { matches } from '@/lib/find-by-name'
import { excerptOf } from '../state/excerpt-of'

export interface LayerRow {
  id: string
  /** From 1, as `aria-level` counts. */
  level: number
  hasChildren: boolean
  expanded: boolean
  /** Length of the same list, and the position in it. */
  size: number
  position: number
  /** The name of the slot that begins here, if the parent has several. */
  slotTitle?: string
}

export function layerRows(tree: PageTree, folded: ReadonlySet<string>, query = ''): LayerRow[] {
  const matching = query.trim() === '' ? undefined : matchingWithAncestors(tree, query)
  const rows: LayerRow[] = []
  const walk = (ids: readonly string[], level: number, slotTitle?: string): void => {
    const shown = matching ? ids.filter((id) => matching.has(id)) : ids
    shown.forEach((id, i) => {
      const node = tree.nodes.get(id)
      if (!node) return
      const lists = Object.entries(node.slots).filter(([, list]) =>
        matching ? list.some((child) => matching.has(child)) : list.length > 0,
      )
      const hasChildren = lists.length > 0
      // A fold never hides a match.
      const expanded = hasChildren && (matching !== undefined || !folded.has(id))
      rows.push({
        id,
        level,
        hasChildren,
        expanded,
        size: shown.length,
        position: i + 1,
        ...(i === 0 && slotTitle !== undefined ? { slotTitle } : {}),
      })
      if (!expanded) return
      const titles = slotsOfNode(node)
      const isSeveral = Object.keys(titles).length > 1
      for (const [slot, list] of lists) walk(list, level + 1, isSeveral ? (titles[slot]?.title ?? slot) : undefined)
    })
  }
  walk(tree.root, 1)
  return rows
}

/** Blocks that match the query, and their ancestors. */
function matchingWithAncestors(tree: PageTree, query: string): Set<string> {
  const matching = new Set<string>()
  for (const node of tree.nodes.values()) {
    if (!matches(query, [labelOf(node), excerptOf(node), node.block.type])) continue
    for (let at: string | null = node.id; at !== null && !matching.has(at); at = tree.nodes.get(at)?.parent ?? null) matching.add(at)
  }
  return matching
}
