// Merges the changes of two editors of one draft. Each side is compared with the draft that both started from; what only one of them
// changed is applied. What both changed is shown to the author with both texts; nothing is decided for them. A block is compared with
// everything inside it: removing a section in which the other editor wrote a sentence is a question, because the sentence would go too.
import { isSameJson } from '@/lib/is-same-json'
import { applyOps, OpMismatch, type Op } from '@/schemas/page/ops'
import { listAt, readTree, withDescendants, writeBlock, writeTree, type PageTree, type TreeNode } from '@/schemas/page/tree'
import { fitted, pruned, replayMine, type Mine } from './replay-mine'

export interface Conflict {
  kind: 'head' | 'prop' | 'field' | 'place' | 'removed' | 'replaced' | 'restored'
  /** The block, or null for the page itself. */
  id: string | null
  /** What differs: a prop's or a field's name, `블록` for the whole, `자리` for its place. */
  field: string
  /** The author's last value; undefined where they removed it. */
  mine: unknown
  theirs: unknown
}
export interface Rebased {
  /** Operations that apply to the other draft without a conflict. */
  clean: Op[]
  conflicts: Conflict[]
  /** The author's own version, as far as the base is known. */
  mine: PageTree
  /** Blocks that only the author has, or in which the author wrote. */
  fresh: ReadonlySet<string>
}

/**
 * @param base the draft both started from; undefined when it is no longer known: then every difference is a conflict.
 * @param ops my operations since, in their order.
 */
export function rebase(base: PageTree | undefined, theirs: PageTree, ops: readonly Op[]): Rebased {
  const fresh = new Set([...newIds(ops).filter((id) => !base?.nodes.has(id)), ...writtenIds(ops)])
  const sides: Sides = {
    base: base && pruned(base),
    fresh,
    theirs,
    mine: replayMine(base ?? theirs, ops),
    trial: readTree(writeTree(theirs)),
  }
  const { tree } = sides.mine
  const clean: Op[] = []
  const asked = new Map<string, Conflict>()
  const ask = (found: Conflict): void => {
    const cell = `${found.id}/${found.kind}/${found.field}`
    if (!asked.has(cell)) asked.set(cell, found)
  }
  /** Blocks of mine that the other draft does not have. They are looked at last: by then it is known where they finally stand. */
  const missing: string[] = []
  for (const op of ops) {
    const verdict = judge(sides, op)
    if (verdict === 'missing') missing.push(idOf(op))
    else if (verdict === 'clean') {
      if (!apply(sides.trial, clean, op)) whole(sides, op).forEach(ask)
    } else if (verdict !== 'done') ask(verdict)
  }
  // A later operation of mine has removed the block: what I still have of it is offered below.
  for (const [cell, { kind, id }] of asked) if (WHOLE.has(kind) && !sides.trial.nodes.has(id!)) asked.delete(cell)
  const isOffered = (id: string): boolean => isInside(tree, id, idsOfKind(asked, 'replaced'))
  for (const id of [...missing, ...newIds(ops)])
    if (isAbsent(sides, id) && !isKnown(sides, id) && !isOffered(id)) for (const op of standing(sides, id)) apply(sides.trial, clean, op)
  for (const id of [...missing, ...newIds(ops)])
    if (isAbsent(sides, id) && !isOffered(id) && !isAsBefore(sides, id)) ask(restored(sides, id))
  // One question for a section and what was removed with it.
  const removed = idsOfKind(asked, 'removed')
  const conflicts = [...asked.values()]
    .filter(({ kind, id }) => kind !== 'removed' || !isInside(sides.trial, id!, removed))
    // With what my later operations have put inside it.
    .map((one) => (WHOLE.has(one.kind) ? { ...one, theirs: writeBlock(sides.trial, one.id!) } : one))
  return { clean, conflicts, mine: tree, fresh }
}

const WHOLE: ReadonlySet<Conflict['kind']> = new Set(['removed', 'replaced'])

/** @returns false when the operation does not fit; nothing has changed then. */
function apply(trial: PageTree, clean: Op[], op: Op): boolean {
  const fitting = fitted(trial, op)
  try {
    applyOps(trial, [fitting])
    clean.push(fitting)
    return true
  } catch (error) {
    if (!(error instanceof OpMismatch)) throw error
    return false
  }
}

interface Sides {
  base: PageTree | undefined
  theirs: PageTree
  mine: Mine
  fresh: ReadonlySet<string>
  /** Their draft with my clean operations. */
  trial: PageTree
}

type Verdict = 'clean' | 'done' | 'missing' | Conflict

function judge(sides: Sides, op: Op): Verdict {
  const { base, theirs, mine, trial } = sides
  if (op.op === 'setHead') {
    const [is, my] = [theirs.head[op.field], mine.tree.head[op.field]]
    if (base && isSameJson(base.head[op.field], is)) return isSameJson(trial.head[op.field], op.value) ? 'done' : 'clean'
    return isSameJson(is, my) ? 'done' : { kind: 'head', id: null, field: op.field, mine: my, theirs: is }
  }
  if (op.op === 'insert') {
    if (trial.nodes.has(op.block.id)) return 'done'
    return op.at.parent === null || trial.nodes.has(op.at.parent) ? 'clean' : 'missing'
  }
  if (!trial.nodes.has(op.id)) return 'missing'
  switch (op.op) {
    case 'setProp':
      return judgeProp(sides, op)
    case 'setField':
      return judgeField(sides, op)
    case 'move':
      return judgeMove(sides, op)
    default:
      return judgeWhole(sides, op)
  }
}

function judgeProp(sides: Sides, op: Op & { op: 'setProp' }): Verdict {
  const name = String(op.path[0])
  const read = (node: TreeNode | undefined) => node?.block.props[name]
  const at = op.path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    sides.trial.nodes.get(op.id)!.block.props,
  )
  return judgeValue(sides, op.id, read, isSameJson(at, op.value), { kind: 'prop', field: name })
}

function judgeField(sides: Sides, op: Op & { op: 'setField' }): Verdict {
  const read = (node: TreeNode | undefined) => node?.block[op.field]
  return judgeValue(sides, op.id, read, isSameJson(read(sides.trial.nodes.get(op.id)), op.value), { kind: 'field', field: op.field })
}

function judgeValue(
  sides: Sides,
  id: string,
  read: (node: TreeNode | undefined) => unknown,
  isThere: boolean,
  what: Pick<Conflict, 'kind' | 'field'>,
): Verdict {
  const { theirs, mine } = sides
  const my = mine.tree.nodes.get(id)
  const other = theirs.nodes.get(id)
  // A new block of my own, or a value that only I have changed.
  if (!other || isUntouched(sides, id, read)) return isThere ? 'done' : 'clean'
  // I removed the block afterwards: that is asked, with the other's text.
  if (!my || isSameJson(read(my), read(other))) return 'done'
  return { ...what, id, mine: read(my), theirs: read(other) }
}

function judgeMove(sides: Sides, op: Op & { op: 'move' }): Verdict {
  const { base, theirs, mine, trial } = sides
  const my = mine.tree.nodes.get(op.id)
  if (!my) return 'done'
  const { parent } = op.to
  if (parent !== null && !trial.nodes.has(parent)) return 'missing'
  const [was, is] = [base?.nodes.get(op.id), theirs.nodes.get(op.id)]
  const hasMoved = was && is && (was.parent !== is.parent || was.slot !== is.slot)
  if (!hasMoved) return isAtPlace(trial, op) ? 'done' : 'clean'
  if (my.parent === is.parent && my.slot === is.slot) return 'done'
  return { kind: 'place', id: op.id, field: '자리', mine: placeIn(my), theirs: placeIn(is) }
}

/** A removal or replacement of a block with everything inside it. */
function judgeWhole(sides: Sides, op: Op & { op: 'remove' | 'replace' }): Verdict {
  const { base, mine, trial } = sides
  if (base && withDescendants(trial, op.id).every((id) => isUntouchedBlock(sides, id))) return 'clean'
  const theirs = writeBlock(trial, op.id)
  const my = mine.tree.nodes.has(op.id) ? writeBlock(mine.tree, op.id) : undefined
  if (op.op === 'remove') return my ? 'done' : { kind: 'removed', id: op.id, field: '블록', mine: undefined, theirs }
  const isUndone = base?.nodes.has(op.id) && isSameJson(my, writeBlock(base, op.id))
  return !my || isUndone || isSameJson(my, theirs) ? 'done' : { kind: 'replaced', id: op.id, field: '블록', mine: my, theirs }
}

/** Whether the value on the server is the one both started from, or one that I gave it myself. */
function isUntouched({ base, theirs, mine }: Sides, id: string, read: (node: TreeNode | undefined) => unknown): boolean {
  const other = read(theirs.nodes.get(id))
  const was = base?.nodes.get(id)
  if (was && isSameJson(read(was), other)) return true
  return base !== undefined && (mine.states.get(id) ?? []).some((state) => isSameJson(read(state), other))
}

function isUntouchedBlock(sides: Sides, id: string): boolean {
  const is = sides.theirs.nodes.get(id)
  const was = sides.base?.nodes.get(id)
  if (!is) return true
  const isMoved = was ? was.parent !== is.parent || was.slot !== is.slot : !sides.mine.states.has(id)
  return !isMoved && isUntouched(sides, id, (node) => node && { ...node.block, slots: undefined })
}

/** Whether the other editor knew the block: it was in the draft that both started from. */
const isKnown = ({ base }: Sides, id: string): boolean => base?.nodes.has(id) ?? true

/** A block that I have and that the other's draft does not. */
const isAbsent = ({ mine, trial }: Sides, id: string): boolean => mine.tree.nodes.has(id) && !trial.nodes.has(id)

/** My removal of the block that I took back: nothing of mine is in it. */
function isAsBefore({ base, mine }: Sides, id: string): boolean {
  const [was, my] = [base?.nodes.get(id), mine.tree.nodes.get(id)!]
  return was !== undefined && was.parent === my.parent && isSameJson(writeBlock(base!, id), writeBlock(mine.tree, id))
}

/** The outermost block around this one that the other editor removed, offered as I have it. */
function restored({ trial, mine: { tree } }: Sides, id: string): Conflict {
  let top = id
  for (let at = tree.nodes.get(id)!.parent; at !== null && !trial.nodes.has(at); at = tree.nodes.get(at)!.parent) top = at
  return { kind: 'restored', id: top, field: '블록', mine: writeBlock(tree, top), theirs: undefined }
}

/** A new block of mine whose first place is gone, but which I have since put where the other's draft has room. */
function standing({ mine: { tree }, trial, fresh }: Sides, id: string): Op[] {
  const my = tree.nodes.get(id)!
  if (my.parent !== null && !trial.nodes.has(my.parent)) return []
  const index = Math.max(0, listAt(tree, my).indexOf(id))
  return [{ op: 'insert', at: { ...placeIn(my), index }, block: withoutPresent(writeBlock(tree, id), trial, fresh) }]
}

/** What did not fit is asked as a whole: a replacement with a block that now stands elsewhere. A place alone carries no text. */
function whole({ mine: { tree }, trial }: Sides, op: Op): Conflict[] {
  if (op.op !== 'replace' || !tree.nodes.has(op.id)) return []
  return [{ kind: 'replaced', id: op.id, field: '블록', mine: writeBlock(tree, op.id), theirs: writeBlock(trial, op.id) }]
}

const idOf = (op: Op): string => (op.op === 'insert' ? op.block.id : op.op === 'setHead' ? '' : op.id)
const idsOfKind = (asked: ReadonlyMap<string, Conflict>, kind: Conflict['kind']): (string | null)[] =>
  [...asked.values()].filter((one) => one.kind === kind).map(({ id }) => id)
const newIds = (ops: readonly Op[]): string[] =>
  ops.flatMap((op) => (op.op === 'insert' ? idsOf(op.block) : op.op === 'replace' ? idsOf(op.block) : []))
const writtenIds = (ops: readonly Op[]): string[] => ops.flatMap((op) => (op.op === 'setProp' || op.op === 'setField' ? [op.id] : []))
type Nested = { id: string; slots?: Record<string, Nested[]> }
const idsOf = (block: Nested): string[] => [block.id, ...Object.values(block.slots ?? {}).flatMap((list) => list.flatMap(idsOf))]
const placeIn = ({ parent, slot }: TreeNode) => ({ parent, slot })

/**
 * The block without those inside it that the tree has elsewhere.
 * @param fresh blocks that only this side has or wrote in: one inside a block that stands elsewhere takes its place here.
 */
export function withoutPresent<B extends Nested>(block: B, tree: PageTree, fresh: ReadonlySet<string>): B {
  if (!block.slots) return block
  const left = (list: Nested[]): Nested[] =>
    list.flatMap((child) => (tree.nodes.has(child.id) ? freshIn(child) : [withoutPresent(child, tree, fresh)]))
  const freshIn = (child: Nested): Nested[] =>
    Object.values(child.slots ?? {})
      .flat()
      .flatMap((one) => (fresh.has(one.id) && !tree.nodes.has(one.id) ? [withoutPresent(one, tree, fresh)] : freshIn(one)))
  return { ...block, slots: Object.fromEntries(Object.entries(block.slots).map(([name, list]) => [name, left(list)])) }
}

function isAtPlace(tree: PageTree, { id, to }: Op & { op: 'move' }): boolean {
  const node = tree.nodes.get(id)!
  const list = to.parent === null ? tree.root : (tree.nodes.get(to.parent)?.slots[to.slot] ?? [])
  return node.parent === to.parent && node.slot === to.slot && list[to.index] === id
}

function isInside(tree: PageTree, id: string, others: readonly (string | null)[]): boolean {
  for (let at = tree.nodes.get(id)?.parent ?? null; at !== null; at = tree.nodes.get(at)?.parent ?? null)
    if (others.includes(at)) return true
  return false
}
