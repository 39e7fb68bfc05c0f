// The dragged blocks, in the form that every check of a place needs.
import type { Block } from '@/schemas/page/document'
import type { OpTarget } from '@/schemas/page/ops'
import { inOrder, withDescendants, type PageTree, type Place } from '@/schemas/page/tree'
import type { Box } from '../state/canvas-handle'
import { labelOf } from '../state/label-of'
import { mayStand } from '../state/may-stand'
import { outermost } from '../state/outermost'

export type DragSource =
  /** A block of this type, made when it is dropped. */
  | { what: 'new'; type: string; label: string }
  /** Blocks of the page. */
  | { what: 'blocks'; ids: readonly string[] }
  /** A reference to a fragment, or a template's blocks: inserted with new ids. */
  | { what: 'fragment' | 'template'; label: string; blocks: readonly Block[] }

export interface Carried {
  source: DragSource
  /** Its Korean name: `제목`, `블록 3개`. */
  label: string
  /** Moved blocks of the page, in page order; empty for new blocks. */
  ids: readonly string[]
  types: readonly string[]
  /** The moved blocks and their descendants: they accept no drop. */
  within: ReadonlySet<string>
}

/** A place for the dragged blocks. `index` counts the list without them: it is the future index of the first. */
export interface Gap extends OpTarget {
  /** The insertion line, in the canvas's document coordinates; flat in the direction of the list. */
  line: Box | null
}

export function carriedFrom(tree: PageTree, source: DragSource): Carried {
  if (source.what === 'new') return { source, label: source.label, ids: [], types: [source.type], within: new Set() }
  if (source.what !== 'blocks')
    return { source, label: source.label, ids: [], types: source.blocks.map(({ type }) => type), within: new Set() }
  const chosen = new Set(source.ids)
  const ids = outermost(
    tree,
    inOrder(tree).filter((id) => chosen.has(id)),
  )
  return {
    source,
    label: ids.length === 1 ? labelOf(tree.nodes.get(ids[0]!)) : `블록 ${ids.length}개`,
    ids,
    types: ids.map((id) => tree.nodes.get(id)!.block.type),
    within: new Set(ids.flatMap((id) => withDescendants(tree, id))),
  }
}

/** Whether that list accepts all dragged blocks. Locked blocks are never dragged, so only the place is checked. */
export function mayLand(tree: PageTree, { types, within }: Carried, place: Place): boolean {
  if (place.parent !== null && within.has(place.parent)) return false
  return types.every((type) => mayStand(tree, type, place))
}

/** Index of a place between the present blocks, counted without the dragged ones. */
export const indexWithout = (list: readonly string[], index: number, { within }: Carried): number =>
  index - list.slice(0, index).filter((id) => within.has(id)).length
