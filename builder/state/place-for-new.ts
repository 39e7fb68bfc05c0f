import type { OpTarget } from '@/schemas/page/ops'
import { listAt, PAGE, placeOf, type PageTree, type Place } from '@/schemas/page/tree'
import { mayStand, slotsOfNode } from './may-stand'

/**
 * Where new blocks go: at the requested place, else inside the primary selection when it is an empty container, else after it, else at
 * the end of the page. The palette shows this very place before a press.
 * @param types of the blocks; all of them must be allowed at the place.
 * @param primary id of the primary selection.
 * @param requested a place that the editor pointed at (`insertAt`).
 * @param how a paste goes after the selection, an empty container too: a copied section pasted again would else go into itself.
 * @returns undefined when the page itself refuses one of the types.
 */
export function placeForNew(
  tree: PageTree,
  types: readonly string[],
  lead: string | null,
  requested: OpTarget | null = null,
  { isPaste = false }: { isPaste?: boolean } = {},
): OpTarget | undefined {
  const fits = (place: Place): boolean => types.every((type) => mayStand(tree, type, place))
  const isThere =
    requested && requested.index <= listAt(tree, requested).length && (requested.parent === null || tree.nodes.has(requested.parent))
  if (isThere && fits(requested)) return requested
  const chosen = lead === null ? undefined : tree.nodes.get(lead)
  if (chosen && !chosen.opaque && !isPaste)
    for (const slot of Object.keys(slotsOfNode(chosen))) {
      const inside = { parent: chosen.id, slot }
      if (listAt(tree, inside).length === 0 && fits(inside)) return { ...inside, index: 0 }
    }
  for (let node = chosen; node; node = node.parent === null ? undefined : tree.nodes.get(node.parent)) {
    const place = placeOf(node)
    if (fits(place)) return { ...place, index: listAt(tree, place).indexOf(node.id) + 1 }
  }
  return fits(PAGE) ? { ...PAGE, index: tree.root.length } : undefined
}
