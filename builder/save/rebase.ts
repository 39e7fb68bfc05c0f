// Merges the changes of two editors of one draft. Each side is compared with the draft that both started from; what only one of them
// changed is applied. What both changed is shown to the author with both texts; nothing is decided for them.
import { applyOps, OpMismatch, type Op } from '@/schemas/page/ops'
import { listAt, writeTree, readTree, type PageTree } from '@/schemas/page/tree'

export interface Conflict {
  op: Op
  /** The block, or null for the page itself. */
  id: string | null
  /** What differs: a prop's or a field's name, `블록` for the whole. */
  field: string
  mine: unknown
  theirs: unknown
}
export interface Rebased {
  /** Operations that apply to the other draft without a conflict. */
  clean: Op[]
  conflicts: Conflict[]
}

/**
 * @param base the draft both started from; undefined when it is no longer known: then every difference is a conflict.
 * @param ops my operations since, in their order.
 */
export function rebase(base: PageTree | undefined, theirs: PageTree, ops: readonly Op[]): Rebased {
  const trial = readTree(writeTree(theirs))
  const rebased: Rebased = { clean: [], conflicts: [] }
  const disputed = new Set<string>()
  for (const op of ops) {
    // The operation had arrived already, or both made the same change.
    if (isDone(trial, op) && !disputed.has(cellOf(op))) continue
    const conflict = conflictOf(base, theirs, op)
    // Later changes of a disputed value belong to the same conflict; my last value is the one offered.
    const cell = cellOf(op)
    if (conflict || disputed.has(cell)) {
      const known = rebased.conflicts.findIndex((one) => cellOf(one.op) === cell)
      if (known >= 0) rebased.conflicts[known] = { ...rebased.conflicts[known]!, op, mine: valueOf(op) }
      else if (conflict) rebased.conflicts.push(conflict)
      disputed.add(cell)
      continue
    }
    const fitting = clamped(trial, op)
    try {
      applyOps(trial, [fitting])
      rebased.clean.push(fitting)
    } catch (error) {
      if (!(error instanceof OpMismatch)) throw error
      rebased.conflicts.push({ op, id: 'id' in op ? op.id : null, field: '블록', mine: valueOf(op), theirs: undefined })
      disputed.add(cell)
    }
  }
  rebased.conflicts = rebased.conflicts.filter(({ op }) => !isDone(theirs, op))
  return rebased
}

/** Whether the page already has the operation's result. */
function isDone(tree: PageTree, op: Op): boolean {
  if (op.op === 'setHead') return isSame(tree.head[op.field], op.value)
  if (op.op === 'insert') return tree.nodes.has(op.block.id)
  const node = tree.nodes.get(op.id)
  if (!node) return op.op === 'remove'
  if (op.op === 'setField') return isSame(node.block[op.field], op.value)
  if (op.op === 'setProp') {
    const at = op.path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], node.block.props)
    return isSame(at, op.value)
  }
  return op.op === 'move' && node.parent === op.to.parent && node.slot === op.to.slot && listAt(tree, op.to)[op.to.index] === op.id
}

/** Identifies what an operation changes, so that two operations on the same value are recognised. */
function cellOf(op: Op): string {
  switch (op.op) {
    case 'setProp':
      return `${op.id}/props/${op.path[0]}`
    case 'setField':
      return `${op.id}/${op.field}`
    case 'setHead':
      return `/${op.field}`
    case 'insert':
      return `insert/${op.block.id}`
    default:
      return `${op.id}/${op.op}`
  }
}
const valueOf = (op: Op): unknown => ('value' in op ? op.value : 'block' in op ? op.block : undefined)

function conflictOf(base: PageTree | undefined, theirs: PageTree, op: Op): Conflict | undefined {
  if (op.op === 'setHead') {
    const was = base?.head[op.field]
    const is = theirs.head[op.field]
    return isSame(is, op.value) || (base && isSame(was, is)) ? undefined : { op, id: null, field: op.field, mine: op.value, theirs: is }
  }
  if (op.op === 'insert') return undefined
  const was = base?.nodes.get(op.id)
  const is = theirs.nodes.get(op.id)
  // A new block of my own.
  if (base && !was) return undefined
  if (!is) return was || !base ? { op, id: op.id, field: '블록', mine: valueOf(op), theirs: undefined } : undefined
  if (op.op === 'setProp') {
    const name = String(op.path[0])
    const theirValue = is.block.props[name]
    if (base ? isSame(was!.block.props[name], theirValue) : isSame(theirValue, op.path.length === 1 ? op.value : undefined))
      return undefined
    return { op, id: op.id, field: name, mine: op.value, theirs: theirValue }
  }
  if (op.op === 'setField') {
    const theirValue = is.block[op.field]
    if (isSame(theirValue, op.value) || (base && isSame(was!.block[op.field], theirValue))) return undefined
    return { op, id: op.id, field: op.field, mine: op.value, theirs: theirValue }
  }
  if (op.op === 'move') {
    const hasMoved = base && (was!.parent !== is.parent || was!.slot !== is.slot)
    return hasMoved ? { op, id: op.id, field: '자리', mine: op.to, theirs: { parent: is.parent, slot: is.slot } } : undefined
  }
  // A removal or replacement of a block that another editor has just changed.
  return base && isSame(was!.block, is.block) ? undefined : { op, id: op.id, field: '블록', mine: valueOf(op), theirs: is.block }
}

/** A list may have become shorter: then the place is its end. */
function clamped(tree: PageTree, op: Op): Op {
  if (op.op === 'insert') return { ...op, at: { ...op.at, index: Math.min(op.at.index, listAt(tree, op.at).length) } }
  if (op.op !== 'move') return op
  const without = listAt(tree, op.to).filter((id) => id !== op.id).length
  return { ...op, to: { ...op.to, index: Math.min(op.to.index, without) } }
}

/** Documents are JSON: values are equal whatever the order of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
}
