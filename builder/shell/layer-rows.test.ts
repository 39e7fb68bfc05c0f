import { expect, test } from 'vitest'
import { columns, heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { layerRows } from './layer-rows'

const page = () => sampleEditor([heading('a'), section('s', heading('b'), columns('c', [heading('d', '초성')], [heading('e')]))])
const shown = (...args: Parameters<typeof layerRows>) => layerRows(...args).map(({ id, level, slotTitle }) => [id, level, slotTitle])

test('every block is a line, in reading order, with the name of its slot if the parent has several', () => {
  expect(shown(page().tree, new Set())).toEqual([
    ['a', 1, undefined],
    ['s', 1, undefined],
    ['b', 2, undefined],
    ['c', 2, undefined],
    ['d', 3, '첫째 칸'],
    ['e', 3, '둘째 칸'],
  ])
})

test('a folded block hides its children and says that it has some', () => {
  const rows = layerRows(page().tree, new Set(['s']))
  expect(rows.map(({ id, hasChildren, expanded }) => [id, hasChildren, expanded])).toEqual([
    ['a', false, false],
    ['s', true, false],
  ])
})

test('a filter shows matches and their ancestors, whether folded or not', () => {
  const editor = page()
  editor.edit('이름', [{ op: 'setField', id: 'd', field: 'name', value: '시공사례' }])
  const rows = layerRows(editor.tree, new Set(['s']), 'ㅅㄱㅅㄹ')
  expect(rows.map(({ id, position, size }) => [id, position, size])).toEqual([
    ['s', 1, 1],
    ['c', 1, 1],
    ['d', 1, 1],
  ])
})
