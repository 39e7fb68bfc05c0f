// The operations that change a page. The builder applies them to its state, stores their inverses for undo, and sends them to be saved;
// the service applies the same to the stored document. They identify blocks by id, never by position in the document, so that a list of
// them is still valid after another editor's change elsewhere on the page.
//
// Each returns its exact inverse: applied in order, the inverse operations restore the exact text.
import type { Static } from 'typebox'
import type { Block } from './document'
import type { OpSchema } from './op-schema'
import { addBlocks, listAt, placeOf, setListAt, withDescendants, writeBlock, type PageTree, type Place, type TreeNode } from './tree'

/** Fields of a block that are not its content. */
export const FIELDS = ['name', 'show', 'locked', 'v'] as const
/** Fields of the page itself. */
export const HEAD_FIELDS = ['id', 'route', 'title', 'layout', 'guard', 'subject', 'seo'] as const
export type Op = Static<typeof OpSchema>
export type OpTarget = Place & { index: number }

/** An operation that does not fit the document. Nothing has changed then. */
export class OpMismatch extends Error {
  override name = 'OpMismatch'
  readonly op: Op
  constructor(op: Op, reason: string) {
    super(`${op.op}: ${reason}`)
    this.op = op
  }
}

export interface Applied {
  /** The inverse, in the order to apply. */
  inverse: Op[]
  /** Ids of nodes that were added, removed or replaced; `''` stands for the page itself (its list or its fields). */
  touched: Set<string>
}

/** Applies all or none. @throws OpMismatch */
export function applyOps(tree: PageTree, ops: readonly Op[]): Applied {
  const inverse: Op[] = []
  const touched = new Set<string>()
  try {
    for (const op of ops) inverse.unshift(...applyOp(tree, op, touched))
  } catch (error) {
    for (const op of inverse) applyOp(tree, op, touched)
    throw error
  }
  return { inverse, touched }
}

/** @returns the inverse. @throws OpMismatch, with the tree unchanged. */
export function applyOp(tree: PageTree, op: Op, touched: Set<string> = new Set()): Op[] {
  switch (op.op) {
    case 'insert': {
      const list = targetList(tree, op, op.at)
      const id = putIn(tree, op, op.at)
      setListAt(tree, op.at, list.toSpliced(op.at.index, 0, id))
      for (const key of withDescendants(tree, id)) touched.add(key)
      touched.add(op.at.parent ?? '')
      return [{ op: 'remove', id }]
    }
    case 'remove': {
      const node = nodeOf(tree, op, op.id)
      const list = listAt(tree, placeOf(node))
      const index = list.indexOf(op.id)
      const block = takeOut(tree, op.id, touched)
      setListAt(tree, placeOf(node), list.toSpliced(index, 1))
      touched.add(node.parent ?? '')
      return [{ op: 'insert', at: { ...placeOf(node), index }, block }]
    }
    case 'move': {
      const node = nodeOf(tree, op, op.id)
      if (op.to.parent !== null && withDescendants(tree, op.id).includes(op.to.parent))
        throw new OpMismatch(op, 'a block cannot stand inside itself')
      if (op.to.parent !== null) nodeOf(tree, op, op.to.parent)
      const from = placeOf(node)
      const index = listAt(tree, from).indexOf(op.id)
      const isSame = from.parent === op.to.parent && from.slot === op.to.slot
      const rest = isSame ? listAt(tree, from).toSpliced(index, 1) : listAt(tree, op.to)
      if (op.to.index > rest.length) throw new OpMismatch(op, 'there is no such place in the list')
      if (!isSame) setListAt(tree, from, listAt(tree, from).toSpliced(index, 1))
      setListAt(tree, op.to, rest.toSpliced(op.to.index, 0, op.id))
      tree.nodes.set(op.id, { ...tree.nodes.get(op.id)!, parent: op.to.parent, slot: op.to.slot })
      for (const key of [op.id, from.parent ?? '', op.to.parent ?? '']) touched.add(key)
      return [{ op: 'move', id: op.id, to: { ...from, index } }]
    }
    case 'setProp': {
      const node = nodeOf(tree, op, op.id)
      if (node.opaque) throw new OpMismatch(op, 'what is no block has no props')
      const { result, back } = withValue(node.block.props, op.path, op.value, op.before, op)
      tree.nodes.set(op.id, { ...node, block: { ...node.block, props: result as Block['props'] } })
      touched.add(op.id)
      return [{ op: 'setProp', id: op.id, ...back }]
    }
    case 'setField': {
      const node = nodeOf(tree, op, op.id)
      if (node.opaque) throw new OpMismatch(op, 'what is no block has no fields')
      const { result, back } = withValue(node.block, [op.field], op.value, op.before, op)
      tree.nodes.set(op.id, { ...node, block: result as Block })
      touched.add(op.id)
      return [{ op: 'setField', id: op.id, field: op.field, ...pick(back) }]
    }
    case 'setHead': {
      const { result, back } = withValue(tree.head, [op.field], op.value, op.before, op)
      tree.head = result as typeof tree.head
      touched.add('')
      return [{ op: 'setHead', field: op.field, ...pick(back) }]
    }
    case 'replace': {
      const node = nodeOf(tree, op, op.id)
      if ((op.block as Partial<Block>).id !== op.id) throw new OpMismatch(op, 'a block keeps its id')
      const old = takeOut(tree, op.id, touched)
      try {
        putIn(tree, op, placeOf(node))
      } catch (mismatch) {
        restore(tree, old, placeOf(node))
        throw mismatch
      }
      for (const key of withDescendants(tree, op.id)) touched.add(key)
      return [{ op: 'replace', id: op.id, block: old }]
    }
  }
}

function nodeOf(tree: PageTree, op: Op, id: string): TreeNode {
  const node = tree.nodes.get(id)
  if (!node) throw new OpMismatch(op, `there is no block ${id}`)
  return node
}

function targetList(tree: PageTree, op: Op, at: OpTarget): readonly string[] {
  if (at.parent !== null && nodeOf(tree, op, at.parent).opaque) throw new OpMismatch(op, 'what is no block holds none')
  const list = listAt(tree, at)
  if (at.index > list.length) throw new OpMismatch(op, 'there is no such place in the list')
  return list
}

/** The nodes of removed blocks, by the block object of an inverse, which restores them. */
const takenOut = new WeakMap<Block, TreeNode[]>()

function takeOut(tree: PageTree, id: string, touched: Set<string>): Block {
  const block = { ...writeBlock(tree, id) }
  const nodes = withDescendants(tree, id).map((key) => tree.nodes.get(key)!)
  for (const node of nodes) {
    tree.nodes.delete(node.id)
    touched.add(node.id)
  }
  takenOut.set(block, nodes)
  return block
}

function restore(tree: PageTree, block: Block, { parent, slot }: Place): string | undefined {
  const nodes = takenOut.get(block)
  if (!nodes || nodes.some(({ id }) => tree.nodes.has(id))) return undefined
  for (const node of nodes) tree.nodes.set(node.id, node === nodes[0] ? { ...node, parent, slot } : node)
  return nodes[0]!.id
}

/** Converts the block and its descendants to nodes. @throws OpMismatch, with nothing added */
function putIn(tree: PageTree, op: Op & { block: Block }, place: Place): string {
  const restored = restore(tree, op.block, place)
  if (restored !== undefined) return restored
  const [added] = addBlocks(tree, [op.block], place)
  if (!hasOpaque(tree, added!)) return added!
  for (const key of withDescendants(tree, added!)) tree.nodes.delete(key)
  throw new OpMismatch(op, 'this is no block, or an id in it is there already')
}

const hasOpaque = (tree: PageTree, id: string): boolean => withDescendants(tree, id).some((key) => tree.nodes.get(key)?.opaque)

type Step = string | number
interface Back {
  path: Step[]
  value?: unknown
  before?: string
}
const pick = ({ value, before }: Back): { value?: unknown; before?: string } => ({
  ...(value === undefined ? {} : { value }),
  ...(before === undefined ? {} : { before }),
})

/** A copy of `target` with one value changed, and its inverse; missing objects on the way are created. */
function withValue(
  target: unknown,
  path: readonly Step[],
  value: unknown,
  before: string | undefined,
  op: Op,
): { result: unknown; back: Back } {
  const [step, ...rest] = path as [Step, ...Step[]]
  if (step === '__proto__' || step === 'constructor' || step === 'prototype') throw new OpMismatch(op, 'a forbidden name')
  if (Array.isArray(target)) {
    if (typeof step !== 'number' || step >= target.length) throw new OpMismatch(op, 'there is no such entry in the list')
    const old: unknown = target[step]
    if (rest.length === 0) {
      if (value === undefined) throw new OpMismatch(op, 'an entry is removed by setting its list')
      return { result: target.with(step, value), back: { path: [step], value: old } }
    }
    const inner = withValue(old, rest, value, before, op)
    return { result: target.with(step, inner.result), back: { ...inner.back, path: [step, ...inner.back.path] } }
  }
  if (typeof target !== 'object' || target === null) throw new OpMismatch(op, 'there is nothing to hold the value')
  const object = target as Record<string, unknown>
  const name = String(step)
  const has = Object.hasOwn(object, name)
  const old = object[name]
  if (rest.length > 0) {
    if (has && typeof old === 'object' && old !== null) {
      const inner = withValue(old, rest, value, before, op)
      return { result: { ...object, [name]: inner.result }, back: { ...inner.back, path: [name, ...inner.back.path] } }
    }
    if (value === undefined) return { result: object, back: has ? { path: [name], value: old } : { path: [name] } }
    // The inverse removes every object created on the way.
    const made = rest.reduceRight<unknown>((inside, key) => ({ [String(key)]: inside }), value)
    return { result: { ...object, [name]: made }, back: has ? { path: [name], value: old } : { path: [name] } }
  }
  if (value === undefined) {
    if (!has) return { result: object, back: { path: [name] } }
    const names = Object.keys(object)
    const next = names[names.indexOf(name) + 1]
    const { [name]: _gone, ...left } = object
    return { result: left, back: { path: [name], value: old, ...(next === undefined ? {} : { before: next }) } }
  }
  if (has) return { result: { ...object, [name]: value }, back: { path: [name], value: old } }
  if (before === undefined || !Object.hasOwn(object, before)) return { result: { ...object, [name]: value }, back: { path: [name] } }
  const entries = Object.entries(object).flatMap((entry) => (entry[0] === before ? [[name, value] as [string, unknown], entry] : [entry]))
  return { result: Object.fromEntries(entries), back: { path: [name] } }
}

/** Merges two consecutive changes of the same values: typing is one change, however long and in however many blocks. */
export function mergeOps(first: readonly Op[], then: readonly Op[]): Op[] | undefined {
  return first.length === then.length && then.every((op, i) => isSamePlace(first[i]!, op)) ? [...then] : undefined
}
function isSamePlace(a: Op, b: Op): boolean {
  if (a.op === 'setProp' && b.op === 'setProp') return a.id === b.id && samePath(a.path, b.path)
  if (a.op === 'setField' && b.op === 'setField') return a.id === b.id && a.field === b.field
  return a.op === 'setHead' && b.op === 'setHead' && a.field === b.field
}
const samePath = (a: readonly Step[], b: readonly Step[]): boolean => a.length === b.length && a.every((step, i) => step === b[i])
