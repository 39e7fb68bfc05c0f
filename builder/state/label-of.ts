import { definitionOf } from '@/schemas/page/definitions'
import { type PageTree, type Place, type TreeNode } from '@/schemas/page/tree'
import { slotsOfNode } from './may-stand'

/** The label of a block: its own name, or that of its type. */
export function labelOf(node: TreeNode | undefined): string {
  if (!node) return '블록'
  if (node.opaque) return '읽을 수 없는 블록'
  return node.block.name?.trim() || definitionOf(node.block.type)?.title || `모르는 블록(${node.block.type})`
}

/** `구역 ‘전문가 시공사례’의 내용`, or `페이지`. */
export function labelOfPlace(tree: PageTree, place: Place): string {
  if (place.parent === null) return '페이지'
  const parent = tree.nodes.get(place.parent)
  const slots = parent ? slotsOfNode(parent) : {}
  const label = labelOf(parent)
  return Object.keys(slots).length > 1 ? `${label}의 ${slots[place.slot]?.title ?? place.slot}` : label
}
