import type { Op } from '@/schemas/page/ops'
import { withDescendants, type PageTree, type TreeNode } from '@/schemas/page/tree'

/** The part of a draft that operations change. */
export type Touched = Pick<PageTree, 'head'> & { nodes: readonly TreeNode[] }

/** Blocks with everything inside them: whether another editor wrote in a section is known only with its blocks. */
export function touchedBy(tree: PageTree, ops: readonly Op[]): Touched {
  const { head, nodes } = tree
  const ids = new Set(ops.flatMap((op) => ('id' in op && nodes.has(op.id) ? withDescendants(tree, op.id) : [])))
  return { head, nodes: [...ids].flatMap((id) => nodes.get(id) ?? []) }
}
