import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerBlocks } from '@/renderer/blocks'
import type { Block, PageDocument } from './document'
import { applyOps, mergeOps, OpMismatch, type Op } from './ops'
import { listAt, PAGE, readTree, withDescendants, writeTree, type PageTree, type Place } from './tree'

beforeAll(() => registerBlocks(blocks))

const heading = (id: string, text = id): Block => ({ id, type: 'heading', v: 1, props: { text, level: 2 } })
const section = (id: string, ...content: Block[]): Block => ({ id, type: 'section', v: 1, props: {}, slots: { content } })
const page = (...blocks: Block[]): PageDocument => ({ schemaVersion: 1, kind: 'page', route: '/p', title: '시험', blocks })
const textOf = (tree: PageTree) => JSON.stringify(writeTree(tree))

describe('a tree and its document', () => {
  test('are the same text, whatever the document holds', () => {
    const strange = [
      {
        id: 'u',
        type: 'from-the-future',
        v: 9,
        slots: { a: [], b: [heading('in')] },
        props: { x: { z: 1, a: [null, 1.5] } },
        name: '이름',
      },
      { id: 'twice', type: 'heading', v: 1, props: {} },
      { id: 'twice', type: 'heading', v: 1, props: { text: '둘째' } },
      { no: 'block' },
      'text',
      null,
    ]
    const document = {
      kind: 'page',
      blocks: [section('s', heading('h')), ...strange],
      title: '끝',
      schemaVersion: 1,
    } as unknown as PageDocument
    expect(textOf(readTree(document))).toBe(JSON.stringify(document))
  })
})

describe('operations', () => {
  test('move a block between slots and name every touched block', () => {
    const tree = readTree(page(section('a', heading('1'), heading('2')), section('b')))
    const { inverse, touched } = applyOps(tree, [{ op: 'move', id: '1', to: { parent: 'b', slot: 'content', index: 0 } }])
    expect(listAt(tree, { parent: 'b', slot: 'content' })).toEqual(['1'])
    expect([...touched].sort()).toEqual(['1', 'a', 'b'])
    applyOps(tree, inverse)
    expect(listAt(tree, { parent: 'a', slot: 'content' })).toEqual(['1', '2'])
  })

  test('that do not fit are refused, and leave the tree unchanged', () => {
    const tree = readTree(page(section('a', section('b', heading('h')))))
    const before = textOf(tree)
    const bad: Op[] = [
      { op: 'move', id: 'a', to: { parent: 'b', slot: 'content', index: 0 } },
      { op: 'move', id: 'h', to: { parent: null, slot: '', index: 7 } },
      { op: 'move', id: 'h', to: { parent: 'gone', slot: 'content', index: 0 } },
      { op: 'remove', id: 'gone' },
      { op: 'insert', at: { ...PAGE, index: 0 }, block: heading('h') },
      { op: 'insert', at: { ...PAGE, index: 0 }, block: section('new', heading('a')) },
      { op: 'insert', at: { ...PAGE, index: 3 }, block: heading('new') },
      { op: 'insert', at: { ...PAGE, index: 0 }, block: {} as Block },
      { op: 'replace', id: 'h', block: heading('other') },
      { op: 'replace', id: 'h', block: section('h', heading('a')) },
      { op: 'setProp', id: 'h', path: ['__proto__', 'x'], value: 1 },
      { op: 'setProp', id: 'h', path: ['text', 'deeper', 0], value: 1, before: 'x' },
    ]
    for (const op of bad.slice(0, -1)) {
      expect(() => applyOps(tree, [{ op: 'setHead', field: 'title', value: '바뀐 제목' }, op]), JSON.stringify(op)).toThrow(OpMismatch)
      expect(textOf(tree), JSON.stringify(op)).toBe(before)
    }
  })

  test('create missing objects on the way to a value, and undo all of it', () => {
    const tree = readTree(page(heading('h')))
    const before = textOf(tree)
    const { inverse } = applyOps(tree, [{ op: 'setProp', id: 'h', path: ['link', 'href'], value: '/x' }])
    expect(tree.nodes.get('h')!.block.props['link']).toEqual({ href: '/x' })
    applyOps(tree, inverse)
    expect(textOf(tree)).toBe(before)
  })

  test('typing in one field merges, anything else does not', () => {
    const typed = (value: string, path = ['text']): Op[] => [{ op: 'setProp', id: 'h', path, value }]
    expect(mergeOps(typed('가'), typed('가나'))).toEqual(typed('가나'))
    expect(mergeOps(typed('가'), typed('나', ['lead']))).toBeUndefined()
    expect(mergeOps(typed('가'), [{ op: 'remove', id: 'h' }])).toBeUndefined()
    // The same field of several blocks at once.
    const both = (text: string): Op[] => [...typed(text), { op: 'setProp', id: 'i', path: ['text'], value: text }]
    expect(mergeOps(both('가'), both('가나'))).toEqual(both('가나'))
    expect(mergeOps(both('가'), typed('가나'))).toBeUndefined()
  })
})

describe('undo', () => {
  test('300 random operations are undone and redone to the exact text of each step', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), { minLength: 300, maxLength: 300 }), (seeds) => {
        const tree = readTree(
          page(
            section('a', heading('a1'), heading('a2')),
            section('b', section('c')),
            heading('d'),
            { ...section('e'), slots: {} },
            { id: 'f', type: 'section', v: 1, props: {} },
          ),
        )
        const texts = [textOf(tree)]
        const steps: { redo: Op[]; undo: Op[] }[] = []
        for (const [n, seed] of seeds.entries()) {
          const redo = randomOps(tree, seed, `n${n}`)
          try {
            steps.push({ redo, undo: applyOps(tree, redo).inverse })
            texts.push(textOf(tree))
          } catch (error) {
            expect(error).toBeInstanceOf(OpMismatch)
            expect(textOf(tree)).toBe(texts.at(-1))
          }
        }
        const done = [...steps]
        for (let i = steps.length - 1; i >= 0; i--) {
          const again = applyOps(tree, steps[i]!.undo).inverse
          done[i] = { redo: again, undo: steps[i]!.undo }
          expect(textOf(tree)).toBe(texts[i])
        }
        for (const [i, { redo }] of done.entries()) {
          applyOps(tree, redo)
          expect(textOf(tree)).toBe(texts[i + 1])
        }
      }),
      { numRuns: 10 },
    )
  })
})

function randomOps(tree: PageTree, [kind, a, b, c]: [number, number, number, number], fresh: string): Op[] {
  const ids = [...tree.nodes.keys()]
  const pick = (n: number) => ids[n % ids.length] ?? 'gone'
  const holders: Place[] = [
    PAGE,
    ...ids.filter((id) => tree.nodes.get(id)!.block.type === 'section').map((parent) => ({ parent, slot: 'content' })),
  ]
  const place = holders[b % holders.length]!
  const size = listAt(tree, place).length
  const id = pick(a)
  switch (kind % 8) {
    case 0:
      return [
        {
          op: 'insert',
          at: { ...place, index: c % (size + 1) },
          block: c % 3 === 0 ? section(fresh, heading(`${fresh}h`)) : heading(fresh),
        },
      ]
    case 1:
      return [{ op: 'remove', id }]
    case 2: {
      const inside = listAt(tree, place).includes(id) ? size : size + 1
      return [{ op: 'move', id, to: { ...place, index: c % Math.max(inside, 1) } }]
    }
    case 3:
      return [{ op: 'setProp', id, path: ['text'], value: `글 ${c}` }]
    case 4:
      return [{ op: 'setProp', id, path: c % 2 ? ['text'] : ['link', 'label'], ...(c % 3 ? { value: `${c}` } : {}) }]
    case 5:
      return [{ op: 'setField', id, field: 'show', ...(c % 2 ? { value: { on: ['pc'] } } : {}) }]
    case 6:
      return [{ op: 'setHead', field: c % 2 ? 'title' : 'seo', ...(c % 5 ? { value: c % 2 ? `제목 ${c}` : { noindex: true } } : {}) }]
    default:
      return withDescendants(tree, id).length > 0 && tree.nodes.has(id)
        ? [
            { op: 'replace', id, block: c % 2 ? heading(id, '바뀜') : section(id, heading(`${fresh}r`)) },
            { op: 'setField', id, field: 'name', value: '이름' },
          ]
        : []
  }
}
