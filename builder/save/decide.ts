import { applyOps, type Op } from '@/schemas/page/ops'
import { listAt, readTree, withDescendants, writeBlock, writeTree, type PageTree } from '@/schemas/page/tree'
import { withoutPresent, type Conflict, type Rebased } from './rebase'
import { fitted } from './replay-mine'

/**
 * The operations that carry out the author's decisions on the other draft. Each is made for the page as the ones before leave it, because
 * one decision may restore the block that the next is about.
 * @param sides one for each conflict. @throws OpMismatch when they do not fit together.
 */
export function decide(theirs: PageTree, rebased: Rebased, sides: readonly ('mine' | 'theirs' | undefined)[]): Op[] {
  const { clean, conflicts } = rebased
  const trial = readTree(writeTree(theirs))
  applyOps(trial, clean)
  const done: Op[] = [...clean]
  conflicts.forEach((conflict, i) => {
    if (sides[i] !== 'mine') return
    for (const op of opsOf(conflict, rebased, trial)) {
      const fitting = fitted(trial, op)
      applyOps(trial, [fitting])
      done.push(fitting)
    }
  })
  return done
}

function opsOf({ kind, id, field, mine: value }: Conflict, { mine, fresh }: Rebased, trial: PageTree): Op[] {
  const given = value === undefined ? {} : { value }
  if (kind === 'head') return [{ op: 'setHead', field: field as HeadField, ...given }]
  const my = mine.nodes.get(id!)
  const isThere = trial.nodes.has(id!)
  switch (kind) {
    case 'prop':
      return isThere ? [{ op: 'setProp', id: id!, path: [field], ...given }] : []
    case 'field':
      return isThere ? [{ op: 'setField', id: id!, field: field as BlockField, ...given }] : []
    case 'removed':
      return isThere ? [...rescuing(mine, trial, id!), { op: 'remove', id: id! }] : []
    case 'place':
      return my && isThere && mayHold(trial, id!, my.parent) ? [moveTo(mine, id!)] : []
    case 'replaced': {
      if (!my || !isThere) return []
      // What stands elsewhere in the other draft stays there.
      const moved = rescuing(mine, trial, id!)
      const out = new Set(moved.flatMap((op) => ('id' in op ? withDescendants(trial, op.id) : [])))
      const inside = new Set(withDescendants(trial, id!).filter((key) => !out.has(key)))
      const elsewhere = { ...trial, nodes: new Map([...trial.nodes].filter(([key]) => !inside.has(key))) }
      return [...moved, { op: 'replace', id: id!, block: withoutPresent(writeBlock(mine, id!), elsewhere, fresh) }]
    }
    case 'restored':
      return my && !isThere ? restoring({ mine, fresh }, trial, id!) : []
  }
}
type HeadField = Extract<Op, { op: 'setHead' }>['field']
type BlockField = Extract<Op, { op: 'setField' }>['field']

/** Blocks that the other editor moved into one that I removed, and that I have elsewhere: they are moved out first. */
function rescuing(mine: PageTree, trial: PageTree, id: string): Op[] {
  const inside = new Set(withDescendants(trial, id))
  const isElsewhere = (key: string): boolean => mine.nodes.has(key) && key !== id && !withDescendants(mine, id).includes(key)
  const out: string[] = []
  for (const key of inside) {
    if (!isElsewhere(key) || out.some((one) => withDescendants(trial, one).includes(key))) continue
    out.push(key)
  }
  return out.map((key): Op => {
    const { parent } = placeOf(mine, key)
    const isRoom = parent === null || (trial.nodes.has(parent) && !inside.has(parent))
    return isRoom ? moveTo(mine, key) : { op: 'move', id: key, to: { ...placeOf(trial, id), index: indexIn(trial, id) } }
  })
}

/** The block as a whole, without what the other draft has elsewhere. */
function restoring({ mine, fresh }: Pick<Rebased, 'mine' | 'fresh'>, trial: PageTree, id: string): Op[] {
  const at = { ...placeOf(mine, id), index: indexIn(mine, id) }
  return [{ op: 'insert', at, block: withoutPresent(writeBlock(mine, id), trial, fresh) }]
}

const placeOf = (tree: PageTree, id: string) => {
  const { parent, slot } = tree.nodes.get(id)!
  return { parent, slot }
}
const indexIn = (tree: PageTree, id: string): number => Math.max(0, listAt(tree, placeOf(tree, id)).indexOf(id))
const moveTo = (mine: PageTree, id: string): Op => ({ op: 'move', id, to: { ...placeOf(mine, id), index: indexIn(mine, id) } })
/** A block cannot stand inside itself. */
const mayHold = (tree: PageTree, id: string, parent: string | null): boolean =>
  parent === null || (tree.nodes.has(parent) && !withDescendants(tree, id).includes(parent))
