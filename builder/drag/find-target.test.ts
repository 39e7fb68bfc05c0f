import { beforeAll, expect, test } from 'vitest'
import type { SlotBox } from '../state/canvas-handle'
import type { Editor } from '../state/editor'
import { carriedFrom, type DragSource } from './carried'
import { findTarget, lineAt } from './find-target'
import { block, editorOf, layOut, LEAF, middleOf, PADDING, registerTestCards, SPACE } from './lay-out-for-tests'

beforeAll(registerTestCards)

const NEW: DragSource = { what: 'new', type: 'leaf', label: '글' }
const at = (editor: Editor, x: number, y: number, source: DragSource = NEW, slots = layOut(editor.tree)) => {
  const found = findTarget(editor.tree, slots, { x, y }, carriedFrom(editor.tree, source))
  return found && `${found.parent ?? ''}|${found.slot}|${found.index}`
}
const boxOf = (slots: readonly SlotBox[], id: string) => slots.flatMap(({ items }) => items).find((item) => item.id === id)!.box

test('In a column the nearer half of a block says before or after it', () => {
  const editor = editorOf(block('a'), block('b'), block('c'))
  expect(at(editor, 500, LEAF * 0.25)).toBe('||0')
  expect(at(editor, 500, LEAF * 0.75)).toBe('||1')
  expect(at(editor, 500, LEAF + SPACE + LEAF * 0.75)).toBe('||2')
  expect(at(editor, 500, 10_000)).toBe('||3')
})

test('The innermost of three nested lists accepts it', () => {
  const editor = editorOf(block('a', 'box', { content: [block('b', 'box', { content: [block('c', 'box', { content: [block('d')] })] })] }))
  const slots = layOut(editor.tree)
  const { x, y } = middleOf(slots, 'd')
  expect(at(editor, x, y - 5)).toBe('c|content|0')
  expect(at(editor, x, y + 5)).toBe('c|content|1')
})

test('The edge of a container means before or after it, also where two containers touch', () => {
  const editor = editorOf(block('a', 'box', { content: [block('x')] }), block('b', 'box', { content: [block('y')] }))
  const tall = LEAF + 2 * PADDING
  // Without padding or gaps: the lists fill their containers, and the containers touch.
  const full: SlotBox[] = [
    {
      parent: null,
      slot: '',
      flow: 'column',
      x: 0,
      y: 0,
      width: 1000,
      height: 2 * tall,
      items: [
        { id: 'a', box: { x: 0, y: 0, width: 1000, height: tall } },
        { id: 'b', box: { x: 0, y: tall, width: 1000, height: tall } },
      ],
    },
    {
      parent: 'a',
      slot: 'content',
      flow: 'column',
      x: 0,
      y: 0,
      width: 1000,
      height: tall,
      items: [{ id: 'x', box: { x: 0, y: 0, width: 1000, height: tall } }],
    },
    {
      parent: 'b',
      slot: 'content',
      flow: 'column',
      x: 0,
      y: tall,
      width: 1000,
      height: tall,
      items: [{ id: 'y', box: { x: 0, y: tall, width: 1000, height: tall } }],
    },
  ]
  expect(at(editor, 500, 4, NEW, full)).toBe('||0')
  expect(at(editor, 500, 20, NEW, full)).toBe('a|content|0')
  expect(at(editor, 500, tall - 12, NEW, full)).toBe('a|content|1')
  expect(at(editor, 500, tall - 4, NEW, full)).toBe('||1')
  expect(at(editor, 500, tall + 4, NEW, full)).toBe('||1')
  expect(at(editor, 500, tall + 12, NEW, full)).toBe('b|content|0')
})

test('Containers whose edges coincide have a band each, the outer one first', () => {
  const editor = editorOf(block('a', 'box', { content: [block('b', 'box', { content: [block('c')] })] }))
  const whole = { x: 0, y: 0, width: 1000, height: 200 }
  const slots: SlotBox[] = [
    { ...whole, parent: null, slot: '', flow: 'column', items: [{ id: 'a', box: whole }] },
    { ...whole, parent: 'a', slot: 'content', flow: 'column', items: [{ id: 'b', box: whole }] },
    { ...whole, parent: 'b', slot: 'content', flow: 'column', items: [{ id: 'c', box: whole }] },
  ]
  expect([4, 12, 20, 180, 188, 196].map((y) => at(editor, 500, y, NEW, slots))).toEqual([
    '||0',
    'a|content|0',
    'b|content|0',
    'b|content|1',
    'a|content|1',
    '||1',
  ])
})

test('A grid is read row by row, and the end of a row is not the start of the next', () => {
  const cells = Array.from({ length: 5 }, (_, i) => block(`c${i}`))
  const editor = editorOf(block('g', 'grid', { items: cells }))
  const slots = layOut(editor.tree)
  for (const [i, cell] of cells.entries()) {
    const { x, y } = middleOf(slots, cell.id)
    expect(at(editor, x - 20, y)).toBe(`g|items|${i}`)
    expect(at(editor, x + 20, y)).toBe(`g|items|${i + 1}`)
  }
  const carried = carriedFrom(editor.tree, NEW)
  const third = boxOf(slots, 'c2')
  const endOfFirst = findTarget(editor.tree, slots, { x: third.x + third.width - 2, y: third.y + 20 }, carried)!
  const startOfSecond = findTarget(editor.tree, slots, { x: boxOf(slots, 'c3').x + 2, y: boxOf(slots, 'c3').y + 20 }, carried)!
  expect([endOfFirst.index, startOfSecond.index]).toEqual([3, 3])
  expect(endOfFirst.line!.y).toBe(third.y)
  expect(startOfSecond.line!.y).toBe(boxOf(slots, 'c3').y)
  expect(endOfFirst.line!.width).toBe(0)
})

test('A row that has stacked on a narrow canvas is a column there', () => {
  const editor = editorOf(block('g', 'grid', { items: [block('a'), block('b')] }))
  const items = [
    { id: 'a', box: { x: 20, y: 20, width: 300, height: 60 } },
    { id: 'b', box: { x: 20, y: 90, width: 300, height: 60 } },
  ]
  const slots: SlotBox[] = [
    {
      parent: null,
      slot: '',
      flow: 'column',
      x: 0,
      y: 0,
      width: 340,
      height: 170,
      items: [{ id: 'g', box: { x: 0, y: 0, width: 340, height: 170 } }],
    },
    { parent: 'g', slot: 'items', flow: 'row', x: 20, y: 20, width: 300, height: 130, items },
  ]
  expect(at(editor, 300, 95, NEW, slots)).toBe('g|items|1')
  expect(at(editor, 25, 140, NEW, slots)).toBe('g|items|2')
})

test('An empty list takes the first block, each slot of a block its own', () => {
  const editor = editorOf(block('p', 'pair', { first: [], second: [] }))
  expect(at(editor, 200, 36)).toBe('p|first|0')
  expect(at(editor, 800, 36)).toBe('p|second|0')
})

test('When the innermost list does not accept the type, the next outer one does', () => {
  const editor = editorOf(block('b', 'box', { content: [block('k', 'picky', { notes: [block('n', 'note')] })] }))
  const slots = layOut(editor.tree)
  const { x, y } = middleOf(slots, 'n')
  expect(at(editor, x, y + 2)).toBe('b|content|1')
  expect(at(editor, x, y + 2, { what: 'new', type: 'note', label: '쪽지' })).toBe('k|notes|1')
})

test('A block is never dropped into itself or its descendants', () => {
  const editor = editorOf(block('a', 'box', { content: [block('b', 'box', { content: [block('c')] })] }), block('z'))
  const slots = layOut(editor.tree)
  for (const inside of ['a', 'b', 'c']) {
    const { x, y } = middleOf(slots, inside)
    for (const dy of [-3, 0, 3]) expect(at(editor, x, y + dy, { what: 'blocks', ids: ['a'] })).toMatch(/^\|\|/)
  }
})

test('A block that renders nothing still counts', () => {
  const editor = editorOf(block('a'), block('ghost'), block('b'))
  const slots: SlotBox[] = [
    {
      parent: null,
      slot: '',
      flow: 'column',
      x: 0,
      y: 0,
      width: 1000,
      height: 120,
      items: [
        { id: 'a', box: { x: 0, y: 0, width: 1000, height: 60 } },
        { id: 'ghost', box: { x: 0, y: 60, width: 0, height: 0 } },
        { id: 'b', box: { x: 0, y: 60, width: 1000, height: 60 } },
      ],
    },
  ]
  expect(at(editor, 500, 70, NEW, slots)).toBe('||2')
  expect(at(editor, 500, 110, NEW, slots)).toBe('||3')
})

test('The line of a known place is where the pointer would have found it', () => {
  const editor = editorOf(block('a'), block('g', 'grid', { items: [block('c0'), block('c1'), block('c2'), block('c3')] }), block('z'))
  const slots = layOut(editor.tree)
  const carried = carriedFrom(editor.tree, NEW)
  for (const id of ['a', 'c0', 'c1', 'c3', 'z']) {
    const { x, y } = middleOf(slots, id)
    const found = findTarget(editor.tree, slots, { x: x - 4, y: y - 4 }, carried)!
    expect(lineAt(editor.tree, slots, found, carried)).toEqual(found.line)
  }
})
