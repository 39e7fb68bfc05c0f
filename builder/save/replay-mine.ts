// The author's own version of a draft, made again from the draft that both editors started from and the author's operations. The base may
// be partial (a copy left by a closed tab knows only the touched blocks), so what does not fit is applied as far as it can be.
import { applyOps, OpMismatch, type Op } from '@/schemas/page/ops'
import { listAt, type PageTree, type TreeNode } from '@/schemas/page/tree'

export interface Mine {
  tree: PageTree
  /** Every state that the author's operations gave to a block: one of them on the server is the author's own earlier save. */
  states: ReadonlyMap<string, readonly TreeNode[]>
}

export function replayMine(base: PageTree, ops: readonly Op[]): Mine {
  const tree = rooted(base)
  const states = new Map<string, TreeNode[]>()
  for (const op of ops) {
    try {
      for (const id of applyOps(tree, [fitted(tree, op)]).touched) {
        const node = tree.nodes.get(id)
        if (node) states.set(id, [...(states.get(id) ?? []), node])
      }
    } catch (error) {
      if (!(error instanceof OpMismatch)) throw error
    }
  }
  return { tree, states }
}

/** A copy whose blocks hold known blocks only. */
export function pruned({ head, root, nodes }: PageTree): PageTree {
  const isKnown = (id: string): boolean => nodes.has(id)
  const all = new Map<string, TreeNode>()
  for (const [id, node] of nodes) {
    const isWhole = Object.values(node.slots).every((ids) => ids.every(isKnown))
    const slots = isWhole ? node.slots : Object.fromEntries(Object.entries(node.slots).map(([name, ids]) => [name, ids.filter(isKnown)]))
    all.set(id, isWhole ? node : { ...node, slots })
  }
  return { head, root: root.filter(isKnown), nodes: all }
}

/** A copy whose blocks all stand somewhere: one whose parent is not known stands on the page itself. */
function rooted(base: PageTree): PageTree {
  const { head, root, nodes } = pruned(base)
  for (const [id, node] of nodes) if (node.parent !== null && !nodes.has(node.parent)) nodes.set(id, { ...node, parent: null, slot: '' })
  const known = new Set(root)
  const stray = [...nodes.values()].filter(({ id, parent }) => parent === null && !known.has(id)).map(({ id }) => id)
  return { head, root: [...root, ...stray], nodes }
}

/** The operation with a place that the tree has: a parent that is gone is the page, a list that became shorter ends sooner. */
export function fitted(tree: PageTree, op: Op): Op {
  if (op.op === 'insert') {
    const at = tree.nodes.has(op.at.parent ?? '') ? op.at : { ...op.at, parent: null, slot: '' }
    return { ...op, at: { ...at, index: Math.min(at.index, listAt(tree, at).length) } }
  }
  if (op.op !== 'move') return op
  const to = tree.nodes.has(op.to.parent ?? '') ? op.to : { ...op.to, parent: null, slot: '' }
  const others = listAt(tree, to).filter((id) => id !== op.id).length
  return { ...op, to: { ...to, index: Math.min(to.index, others) } }
}
