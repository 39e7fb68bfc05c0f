import { beforeAll, expect, test } from 'vitest'
import type { Editor } from '../state/editor'
import { carriedFrom, type DragSource } from './carried'
import { findRowTarget, type RowBox } from './find-row-target'
import { block, editorOf, registerTestCards } from './lay-out-for-tests'

beforeAll(registerTestCards)

const ROW = 30
const NEW: DragSource = { what: 'new', type: 'leaf', label: '글' }

/** a, box( b, inner( c )), z: all open. */
function tree(): { editor: Editor; rows: RowBox[] } {
  const editor = editorOf(
    block('a'),
    block('box', 'box', { content: [block('b'), block('inner', 'box', { content: [block('c')] })] }),
    block('z'),
  )
  const levels: [string, number, boolean][] = [
    ['a', 1, false],
    ['box', 1, true],
    ['b', 2, false],
    ['inner', 2, true],
    ['c', 3, false],
    ['z', 1, false],
  ]
  return { editor, rows: levels.map(([id, level, expanded], i) => ({ id, level, expanded, top: i * ROW, height: ROW })) }
}
function at(row: string, part: number, { x = 200, source = NEW }: { x?: number; source?: DragSource } = {}) {
  const { editor, rows } = tree()
  const { top } = rows.find(({ id }) => id === row)!
  const found = findRowTarget(editor.tree, rows, { x, y: top + part * ROW }, carriedFrom(editor.tree, source))
  return found && { at: `${found.parent ?? ''}|${found.slot}|${found.index}`, ...found.row }
}

test('A row’s upper part means before it, its lower part after it', () => {
  expect(at('a', 0.2)).toMatchObject({ at: '||0', y: 0, level: 1 })
  expect(at('a', 0.8)).toMatchObject({ at: '||1', y: ROW, level: 1 })
  expect(at('b', 0.2)).toMatchObject({ at: 'box|content|0', level: 2 })
  expect(at('b', 0.8)).toMatchObject({ at: 'box|content|1', level: 2 })
})

test('The middle of a container means inside it, at the end; a block without slots has no inside', () => {
  expect(at('box', 0.5)).toMatchObject({ at: 'box|content|2', inside: 'box' })
  expect(at('a', 0.5)?.inside).toBeNull()
})

test('The place below an open container is before its first child', () => {
  expect(at('box', 0.9)).toMatchObject({ at: 'box|content|0', level: 2, inside: null })
})

test('Below the last block, the horizontal position of the pointer selects the ancestor to insert after', () => {
  expect(at('c', 0.9, { x: 100 })).toMatchObject({ at: 'inner|content|1', level: 3 })
  expect(at('c', 0.9, { x: 20 })).toMatchObject({ at: 'box|content|2', level: 2 })
  expect(at('c', 0.9, { x: 2 })).toMatchObject({ at: '||2', level: 1 })
})

test('A block is never put into itself: the place around it is used', () => {
  const source: DragSource = { what: 'blocks', ids: ['box'] }
  for (const row of ['box', 'b', 'inner', 'c']) for (const part of [0.1, 0.5, 0.9]) expect(at(row, part, { source })?.at).toMatch(/^\|\|/)
})

test('Under the last row is the end of the page', () => {
  const { editor, rows } = tree()
  const found = findRowTarget(editor.tree, rows, { x: 5, y: 5_000 }, carriedFrom(editor.tree, NEW))
  expect(found).toMatchObject({ parent: null, index: 3 })
})
