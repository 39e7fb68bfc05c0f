import type { StoreCategoryNode } from '@/schemas/api/store/categories'

/** From the first level to the category itself: at least one, at most four (C-TREE). */
export type CategoryLine = [StoreCategoryNode, ...StoreCategoryNode[]]

/** The way to a category in the tree; undefined where the tree does not have it. */
export function categoryLine(tree: readonly StoreCategoryNode[], id: string): CategoryLine | undefined {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = categoryLine(node.subItems, id)
    if (below) return [node, ...below]
  }
  return undefined
}
