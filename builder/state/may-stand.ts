import { slotsOf, type SlotDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import { withDescendants, type PageTree, type Place, type TreeNode } from '@/schemas/page/tree'

/** The present slots of a block, by name; unknown slots that contain blocks stay reachable. */
export function slotsOfNode(node: TreeNode): Record<string, SlotDefinition> {
  const definition = definitionOf(node.block.type)
  let known: Record<string, SlotDefinition> = {}
  try {
    if (definition) known = slotsOf(definition, node.block.props)
  } catch {
    // Invalid props: the slots that depend on them are unknown until they are fixed.
  }
  const unknown = Object.keys(node.slots).filter((name) => !Object.hasOwn(known, name))
  return { ...known, ...Object.fromEntries(unknown.map((name) => [name, { title: name }])) }
}

export function isKnownSlot(node: TreeNode, slot: string): boolean {
  const definition = definitionOf(node.block.type)
  try {
    return definition !== undefined && Object.hasOwn(slotsOf(definition, node.block.props), slot)
  } catch {
    return false
  }
}

/** Deeper than an editor composes; a document ends at 64 levels of JSON, three to a block. */
export const DEEPEST = 18

/** Whether a block of this type is allowed there. */
export function mayStand(tree: PageTree, type: string, place: Place): boolean {
  if (place.parent === null) return true
  const parent = tree.nodes.get(place.parent)
  if (!parent || parent.opaque || !isKnownSlot(parent, place.slot)) return false
  let depth = 1
  for (let at = parent.parent; at !== null; at = tree.nodes.get(at)?.parent ?? null) depth++
  if (depth > DEEPEST) return false
  const accepts = slotsOfNode(parent)[place.slot]?.accepts
  return !accepts || accepts.includes(type)
}

/** Whether these blocks may be moved there: no locked block, and no block into itself. */
export function mayMove(tree: PageTree, ids: readonly string[], place: Place): boolean {
  return ids.every((id) => {
    const node = tree.nodes.get(id)
    if (!node || node.block.locked) return false
    if (place.parent !== null && withDescendants(tree, id).includes(place.parent)) return false
    return mayStand(tree, node.block.type, place)
  })
}
