// The differences between two states of a document, block by block: for two editors' conflicting saves, and for the history.
import { isSameJson } from '@/lib/is-same-json'
import type { PageDocument } from './document'
import { inOrder, readTree, type PageTree, type TreeNode } from './tree'

export interface Changes {
  /** Ids of blocks that only the later one has, in reading order, with their descendants. */
  added: string[]
  /** Ids of blocks that only the earlier one has. */
  removed: string[]
  /** In another list, or in another order among those that stayed. The smallest set that explains the new order. */
  moved: string[]
  /** With other contents or fields; their slots do not count. */
  changed: string[]
  /** Whether the page itself changed: title, path, layout … */
  head: boolean
}

/** From `a` to `b`, by the blocks' ids. */
export function changedBlocks(a: PageDocument, b: PageDocument): Changes {
  const [before, after] = [readTree(a), readTree(b)]
  const known = (tree: PageTree) => inOrder(tree).filter((id) => !tree.nodes.get(id)!.opaque)
  const added = known(after).filter((id) => !isIn(before, id))
  const removed = known(before).filter((id) => !isIn(after, id))
  const stayed = known(after).filter((id) => isIn(before, id))
  const moved = movedAmong(before, after, stayed)
  const changed = stayed.filter((id) => !isSameJson(ownOf(before, id), ownOf(after, id)))
  const head = !isSameJson(headOf(before), headOf(after))
  return { added, removed, moved: stayed.filter((id) => moved.has(id)), changed, head }
}

const isIn = (tree: PageTree, id: string): boolean => tree.nodes.get(id)?.opaque === false

/** A block without its children. An invalid block has no id, so it belongs to its list. */
function ownOf(tree: PageTree, id: string): unknown {
  const { block, slots } = tree.nodes.get(id)!
  const { slots: _slots, ...own } = block
  return {
    own,
    strange: Object.entries(slots)
      .map(([name, ids]) => [name, strangersOf(tree, ids)])
      .filter(([, list]) => list!.length > 0),
  }
}
function headOf(tree: PageTree): unknown {
  const { blocks: _blocks, ...own } = tree.head as Partial<PageDocument>
  return { own, strange: strangersOf(tree, tree.root) }
}
const strangersOf = (tree: PageTree, ids: readonly string[]): unknown[] =>
  ids.flatMap((id) => (tree.nodes.get(id)!.opaque ? [tree.nodes.get(id)!.block as unknown] : []))

function movedAmong(before: PageTree, after: PageTree, stayed: readonly string[]): Set<string> {
  const moved = new Set<string>()
  const lists = new Map<string, string[]>()
  for (const id of stayed) {
    const [was, is] = [before.nodes.get(id)!, after.nodes.get(id)!]
    if (placeName(was) !== placeName(is)) moved.add(id)
    else lists.set(placeName(is), [...(lists.get(placeName(is)) ?? []), id])
  }
  const places = new Map(inOrder(before).map((id, i) => [id, i]))
  for (const ids of lists.values()) for (const id of outOfOrder(ids, (one) => places.get(one)!)) moved.add(id)
  return moved
}
const placeName = ({ parent, slot }: TreeNode): string => `${parent ?? ''}\0${slot}`

/** All except a longest run in the old order. */
function outOfOrder(ids: readonly string[], placeOf: (id: string) => number): string[] {
  const ends: number[] = [] // ends[n]: index of the smallest last one of a run of n + 1
  const previous: number[] = []
  ids.forEach((id, i) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeOf(ids[ends[middle]!]!) < placeOf(id)) low = middle + 1
      else high = middle
    }
    previous[i] = low > 0 ? ends[low - 1]! : -1
    ends[low] = i
  })
  const kept = new Set<number>()
  for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i]!) kept.add(i)
  return ids.filter((_, i) => !kept.has(i))
}
