// No typed word is lost when two editors save one draft: it is in the merged page, or in a question with both texts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOps, type Op } from '@/schemas/page/ops'
import { inOrder, listAt, readTree, withDescendants, writeBlock, writeTree, type PageTree } from '@/schemas/page/tree'
import { columns, heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { touchedBy } from '@/renderer/editing/touched-by'
import { decide } from './decide'
import { rebase } from './rebase'

const start = (): PageTree =>
  sampleEditor([
    heading('a', '처음 a'),
    section('s', heading('b', '처음 b'), section('t', heading('c', '처음 c'), heading('d', '처음 d'))),
    columns('k', [heading('e', '처음 e')], [section('u', heading('f', '처음 f'))]),
    heading('g', '처음 g'),
  ]).tree
const copyOf = (tree: PageTree): PageTree => readTree(writeTree(tree))
const changed = (tree: PageTree, ops: readonly Op[]): PageTree => {
  const copy = copyOf(tree)
  applyOps(copy, ops)
  return copy
}

type Act = readonly [kind: number, which: number, where: number, at: number]
const act: fc.Arbitrary<Act> = fc.tuple(fc.nat(9), fc.nat(40), fc.nat(40), fc.nat(5))

/** What an editor does, step by step on their own screen. Every typed text is a word of its own. */
function write(side: string, tree: PageTree, acts: readonly Act[]): Op[] {
  const screen = copyOf(tree)
  const done: Op[] = []
  const undo: Op[][] = []
  const make = (ops: Op[]): void => {
    undo.push(applyOps(screen, ops).inverse)
    done.push(...ops)
  }
  acts.forEach(([kind, which, where, at], n) => {
    const ids = inOrder(screen)
    const id = ids[which % ids.length]
    const word = `${side}${n}말`
    const place = placeFor(screen, where, at)
    if (id === undefined || (kind >= 4 && kind <= 5)) make([{ op: 'insert', at: place, block: heading(`${side}${n}`, word) }])
    else if (kind <= 2) make([{ op: 'setProp', id, path: ['text'], value: word }])
    else if (kind === 3) make([{ op: 'remove', id }])
    else if (kind === 6) {
      if (place.parent !== null && withDescendants(screen, id).includes(place.parent)) return
      const others = listAt(screen, place).filter((one) => one !== id).length
      make([{ op: 'move', id, to: { ...place, index: Math.min(place.index, others) } }])
    } else if (kind === 7) {
      const { slots, ...block } = writeBlock(screen, id)
      const inside = slots?.['content']
        ? { slots: { content: [...slots['content'].slice(at % 2), heading(`${side}${n}`, `${side}${n}속`)] } }
        : {}
      make([{ op: 'replace', id, block: { ...block, props: { ...block.props, text: word }, ...inside } }])
    } else if (kind === 8) make([{ op: 'setHead', field: 'title', value: word }])
    else {
      const last = undo.pop()
      if (last) done.push(...last)
      if (last) applyOps(screen, last)
    }
  })
  return done
}

function placeFor(tree: PageTree, where: number, at: number) {
  const homes = [
    { parent: null, slot: '' },
    ...inOrder(tree).flatMap((id) => Object.keys(tree.nodes.get(id)!.slots).map((slot) => ({ parent: id, slot }))),
  ]
  const home = homes[where % homes.length]!
  return { ...home, index: Math.min(at, listAt(tree, home).length) }
}

/** What a closed tab leaves of its base. */
function partOf(base: PageTree, ops: readonly Op[]): PageTree {
  const { head, nodes } = touchedBy(base, ops)
  return { head, root: [], nodes: new Map(nodes.map((node) => [node.id, node])) }
}

const typedIn = (tree: PageTree, side: string): string[] =>
  JSON.stringify(writeTree(tree)).match(new RegExp(`${side}\\d+[말속]`, 'g')) ?? []

test('every typed word of either side is in the merged page or in a question', () => {
  const given = fc.record({
    mine: fc.array(act, { maxLength: 8 }),
    theirs: fc.array(act, { maxLength: 8 }),
    sides: fc.array(fc.constantFrom('mine' as const, 'theirs' as const), { minLength: 30, maxLength: 30 }),
    isPartial: fc.boolean(),
  })
  fc.assert(
    fc.property(given, (acts) => {
      const base = start()
      const ops = write('m', base, acts.mine)
      const [mine, theirs] = [changed(base, ops), changed(base, write('o', base, acts.theirs))]
      const rebased = rebase(acts.isPartial ? partOf(base, ops) : base, theirs, ops)
      const page = changed(theirs, decide(theirs, rebased, acts.sides))
      const said = JSON.stringify([writeTree(page), rebased.conflicts])
      for (const word of [...typedIn(mine, 'm'), ...typedIn(theirs, 'o')]) expect(said).toContain(word)
      // What was chosen is what stands there, and no block stands twice.
      const ids = inOrder(page)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => !page.nodes.get(id)!.opaque)).toBe(true)
      // Without a question nothing of theirs that they typed is gone, and choosing all of mine keeps every word of mine.
      if (rebased.conflicts.length === 0) for (const word of typedIn(theirs, 'o')) expect(JSON.stringify(writeTree(page))).toContain(word)
      const all = changed(
        theirs,
        decide(
          theirs,
          rebased,
          rebased.conflicts.map(() => 'mine'),
        ),
      )
      for (const word of typedIn(mine, 'm')) expect(JSON.stringify(writeTree(all))).toContain(word)
      const none = changed(
        theirs,
        decide(
          theirs,
          rebased,
          rebased.conflicts.map(() => 'theirs'),
        ),
      )
      for (const word of typedIn(theirs, 'o')) expect(JSON.stringify(writeTree(none))).toContain(word)
    }),
    { numRuns: 30_000 },
  )
}, 400_000)
