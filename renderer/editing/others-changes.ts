import type { Op } from '@/schemas/page/ops'
import { listAt, withDescendants, type PageTree } from '@/schemas/page/tree'

/**
 * What others changed, and when. An undo of an earlier edit would put the author's old text over theirs, or remove their text together
 * with the block around it: such a step is not taken.
 */
export class OthersChanges {
  /** The number of changes taken in so far. */
  count = 0
  readonly #marks: { id: string; at: string; count: number }[] = []

  /** @param tree after the operations. */
  add(tree: PageTree, ops: readonly Op[], touched: ReadonlySet<string>): void {
    this.count += 1
    for (const op of ops) this.#marks.push({ ...cellOf(op), count: this.count })
    // A block that got or lost one inside it; one that was replaced with everything inside it is another in all its places.
    const at = ops.some(({ op }) => op === 'replace') ? '' : 'slots/'
    for (const id of touched) if (tree.nodes.has(id)) this.#marks.push({ id, at, count: this.count })
  }

  /** Whether the operation of an entry made at `since` would overwrite what others have written later. */
  forbid(tree: PageTree, op: Op, since: number): boolean {
    if (this.count <= since) return false
    const mine = cellOf(op)
    const inside = op.op === 'remove' || op.op === 'replace' ? new Set(withDescendants(tree, op.id)) : undefined
    return this.#marks.some(
      ({ id, at, count }) =>
        count > since && (inside ? inside.has(id) : id === mine.id && (at.startsWith(mine.at) || mine.at.startsWith(at))),
    )
  }
}

/** A list that others made shorter ends sooner. */
export function fitted(tree: PageTree, op: Op): Op {
  if (op.op === 'insert') return { ...op, at: { ...op.at, index: Math.min(op.at.index, listAt(tree, op.at).length) } }
  if (op.op !== 'move') return op
  const others = listAt(tree, op.to).filter((id) => id !== op.id).length
  return { ...op, to: { ...op.to, index: Math.min(op.to.index, others) } }
}

/** The block that an operation changes and the place in it, ended so that one begins another only by whole steps. */
function cellOf(op: Op): { id: string; at: string } {
  if (op.op === 'setHead') return { id: '', at: `${op.field}/` }
  if (op.op === 'insert') return { id: op.block.id, at: 'place/' }
  if (op.op === 'setProp') return { id: op.id, at: ['props', ...op.path, ''].join('/') }
  return { id: op.id, at: op.op === 'setField' ? `${op.field}/` : op.op === 'move' ? 'place/' : '' }
}
