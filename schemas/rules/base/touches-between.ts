// What a change of a document touches, in the terms in which a role permits it (page-scope.ts). A screen asks about the operations before
// it takes them, a call compares the document before and after; both answers are judged by `mayTouch`.
import { isSameJson } from '@/lib/is-same-json'
import { slotsOf } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { readAlone } from '@/schemas/page/read-page'
import { inOrder, listAt, placeOf, readTree, withDescendants, writeBlock, type PageTree, type TreeNode } from '@/schemas/page/tree'
import { mayTouch, PAGE_SETTINGS, type PageScope, type Touch } from './page-scope'

/** The type of what is stored and is no block: only a role that is not narrowed changes it. */
const NO_BLOCK = '~unreadable'

export const touchesOfOps = (tree: PageTree, ops: readonly Op[], scope: PageScope): Touch[] =>
  scope.blocks ? ops.flatMap((op) => touchesOfOp(tree, op, scope)) : []

function touchesOfOp(tree: PageTree, op: Op, scope: PageScope): Touch[] {
  if (op.op === 'insert') return wholeOf(op.block)
  if (op.op === 'setHead') return [{ type: PAGE_SETTINGS, field: op.field }]
  const node = tree.nodes.get(op.id)
  // A block that an earlier operation of the same step inserted was judged there.
  if (!node) return op.op === 'replace' ? wholeOf(op.block) : []
  switch (op.op) {
    case 'remove':
    case 'move':
      return withDescendants(tree, op.id).map((id) => whole(tree.nodes.get(id)!))
    case 'setProp':
      return [{ type: typeOf(node), field: String(op.path[0]), id: op.id }]
    case 'setField':
      return [{ type: typeOf(node), field: `~${op.field}`, id: op.id }]
    case 'replace':
      return touchesBetween(holding(writeBlock(tree, op.id)), holding(op.block), scope)
  }
}

const holding = (block: Block): PageDocument => ({ schemaVersion: 1, kind: 'page', title: '', blocks: [block] })

/** A document that appears or goes touches all that it has. */
export function touchesBetween(before: PageDocument | undefined, after: PageDocument | undefined, scope: PageScope): Touch[] {
  if (!scope.blocks) return []
  if (!before || !after) return [{ type: PAGE_SETTINGS }, ...wholes((before ?? after)?.blocks)]
  const [was, is] = [readTree(before), readTree(after)]
  return [...ofHead(was, is), ...ofBlocks(was, is), ...ofPlaces(was, is, scope)]
}

function ofHead(was: PageTree, is: PageTree): Touch[] {
  const [a, b] = [was.head, is.head] as unknown as [Record<string, unknown>, Record<string, unknown>]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].filter((name) => !isSameJson(a[name], b[name])).map((field) => ({ type: PAGE_SETTINGS, field }))
}

function ofBlocks(was: PageTree, is: PageTree): Touch[] {
  return [...new Set([...inOrder(was), ...inOrder(is)])].flatMap((id) => {
    const [a, b] = [known(was, id), known(is, id)]
    if (a && b) return a.block.type === b.block.type ? ofFields(a.block, b.block) : [whole(a), whole(b)]
    return [a, b].flatMap((node) => (node ? [whole(node)] : []))
  })
}

/** Of an older version and of its migration the same: a block that was only written anew is not touched. */
function ofFields(before: Block, after: Block): Touch[] {
  if (isSameJson(before, after)) return []
  const [a, b] = before.v === after.v ? [before, after] : [current(before), current(after)]
  const { id, type } = a
  if (a.v !== b.v || hasOtherSlots(a, b)) return [{ type, id }]
  const names = (field: 'props' | 'own'): [Record<string, unknown>, Record<string, unknown>] =>
    field === 'props' ? [a.props, b.props] : [settingsOf(a), settingsOf(b)]
  return (['props', 'own'] as const).flatMap((kind) => {
    const [x, y] = names(kind)
    return [...new Set([...Object.keys(x), ...Object.keys(y)])]
      .filter((name) => !isSameJson(x[name], y[name]))
      .map((name) => ({ type, field: kind === 'props' ? name : `~${name}`, id }))
  })
}
const current = (block: Block): Block => {
  const read = readAlone(block)
  return 'unreadable' in read ? block : read.block
}
/**
 * Whether a list appears or goes, an empty one too, that the definition does not know: it is a change of the block that has it. Those that it
 * knows come and go with what is in them, which is judged block by block.
 */
function hasOtherSlots(a: Block, b: Block): boolean {
  const [was, is] = [a, b].map(({ slots }) => Object.keys(slots ?? {})) as [string[], string[]]
  const others = [...was.filter((name) => !is.includes(name)), ...is.filter((name) => !was.includes(name))]
  return others.some((name) => !knowsSlot(a, name) && !knowsSlot(b, name))
}
function knowsSlot({ type, props }: Block, name: string): boolean {
  const definition = definitionOf(type)
  if (!definition) return false
  try {
    return Object.hasOwn(slotsOf(definition, props), name)
  } catch {
    // Lists that depend on the props, of props that a draft may hold unfinished.
    return false
  }
}
const settingsOf = ({ id: _id, type: _type, v: _v, props: _props, slots: _slots, ...own }: Block): Record<string, unknown> => own

/**
 * Blocks that the role may not move keep their lists and their order among each other. Everything else of an order is explained by moves of
 * blocks that it may move.
 */
function ofPlaces(was: PageTree, is: PageTree, scope: PageScope): Touch[] {
  const held = (tree: PageTree, id: string): boolean =>
    withDescendants(tree, id).some((key) => !mayTouch(scope, { type: typeOf(tree.nodes.get(key)!) }))
  const stayed = inOrder(was).filter((id) => known(was, id) && known(is, id) && held(was, id))
  const isStayed = new Set(stayed)
  const moved = stayed.filter((id) => {
    const [a, b] = [was.nodes.get(id)!, is.nodes.get(id)!]
    if (a.parent !== b.parent || a.slot !== b.slot) return true
    const order = (tree: PageTree): readonly string[] => listAt(tree, placeOf(tree.nodes.get(id)!)).filter((one) => isStayed.has(one))
    const shared = new Set(order(is))
    const before = order(was).filter((one) => shared.has(one))
    return (
      before.indexOf(id) !==
      order(is)
        .filter((one) => before.includes(one))
        .indexOf(id)
    )
  })
  const touched = moved.map((id) => {
    const heldBy = withDescendants(was, id).find((key) => !mayTouch(scope, { type: typeOf(was.nodes.get(key)!) }))
    return whole(was.nodes.get(heldBy!)!)
  })
  return strangersOf(was) === strangersOf(is) ? touched : [...touched, { type: NO_BLOCK }]
}

/** What is no block has no id: it belongs to its list. */
const strangersOf = (tree: PageTree): string =>
  JSON.stringify(
    inOrder(tree).flatMap((id) => {
      const { opaque, block, parent, slot } = tree.nodes.get(id)!
      return opaque ? [[parent, slot, block]] : []
    }),
  )

const known = (tree: PageTree, id: string): TreeNode | undefined => {
  const node = tree.nodes.get(id)
  return node && !node.opaque ? node : undefined
}
const typeOf = ({ opaque, block }: TreeNode): string => (opaque ? NO_BLOCK : block.type)
const whole = (node: TreeNode): Touch => ({ type: typeOf(node), id: node.id })
const wholes = (blocks: readonly Block[] | undefined): Touch[] => (Array.isArray(blocks) ? blocks.flatMap(wholeOf) : [])
function wholeOf(block: Block): Touch[] {
  const { id, type = NO_BLOCK, slots } = block as Partial<Block>
  return [{ type, ...(id === undefined ? {} : { id }) }, ...Object.values(slots ?? {}).flatMap(wholes)]
}
