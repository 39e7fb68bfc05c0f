import { describe, expect, test, vi } from 'vitest'
import { heading, sampleEditor, section, textOf } from '@/tests/support/sample-editor'

const typed = (id: string, value: string) => [{ op: 'setProp' as const, id, path: ['text'], value }]

describe('edit', () => {
  test('letters in one field are one entry; leaving the field ends it', () => {
    const editor = sampleEditor([heading('a')])
    const before = textOf(editor)
    for (const value of ['ㅎ', '하', '한', '한 ', '한 글']) editor.edit('글 고치기', typed('a', value), { key: 'prop:a:/text' })
    editor.seal()
    editor.edit('글 고치기', typed('a', '한 글자'), { key: 'prop:a:/text' })
    expect(editor.undo()).toBe(true)
    expect(editor.node('a')!.block.props['text']).toBe('한 글')
    expect(editor.undo()).toBe(true)
    expect(textOf(editor)).toBe(before)
    expect(editor.undo()).toBe(false)
  })

  test('two edits of different fields are two entries, also at the same moment', () => {
    const editor = sampleEditor([heading('a'), heading('b')])
    editor.edit('글', typed('a', '1'), { key: 'prop:a:/text' })
    editor.edit('글', typed('b', '2'), { key: 'prop:b:/text' })
    editor.edit('글', typed('a', '3'), { key: 'prop:a:/text' })
    editor.undo()
    expect([editor.node('a')!.block.props['text'], editor.node('b')!.block.props['text']]).toEqual(['1', '2'])
  })

  test('notifies only the changed nodes', () => {
    const editor = sampleEditor([heading('a'), section('s', heading('b'))])
    const heard: string[] = []
    for (const id of ['', 'a', 's', 'b']) editor.subscribeNode(id, () => heard.push(id))
    editor.edit('글', typed('b', '새 글'))
    expect(heard).toEqual(['b'])
    editor.edit('옮기기', [{ op: 'move', id: 'b', to: { parent: null, slot: '', index: 0 } }])
    expect(heard.slice(1).sort()).toEqual(['', 'b', 's'])
  })

  test('operations that do not fit change nothing and add no entry', () => {
    const editor = sampleEditor([heading('a')])
    const listener = vi.fn()
    editor.subscribe(listener)
    expect(editor.edit('지우기', [...typed('a', '바뀜'), { op: 'remove', id: 'gone' }])).toBe(false)
    expect(editor.node('a')!.block.props['text']).toBe('a')
    expect(editor.state.undoLabel).toBeNull()
    expect(listener).not.toHaveBeenCalled()
  })

  test('undo restores the selection, and a removed block is deselected', () => {
    const editor = sampleEditor([heading('a'), heading('b')])
    editor.select(['b'])
    editor.edit('지우기', [{ op: 'remove', id: 'b' }])
    expect(editor.state.selection).toEqual([])
    editor.undo()
    expect(editor.state.selection).toEqual(['b'])
  })

  test('a manager changes nothing', () => {
    const editor = sampleEditor([heading('a')], 'mng')
    expect(editor.edit('글', typed('a', 'x'))).toBe(false)
    expect(editor.state.mode).toBe('preview')
    expect(editor.node('a')!.block.props['text']).toBe('a')
  })

  test('operations of others are applied without an entry, and undo does not revert them', () => {
    const editor = sampleEditor([heading('a'), heading('b')])
    editor.edit('글', typed('a', '내 글'))
    expect(editor.receive(typed('b', '다른 사람의 글'))).toBe(true)
    editor.undo()
    expect([editor.node('a')!.block.props['text'], editor.node('b')!.block.props['text']]).toEqual(['a', '다른 사람의 글'])
  })

  test('selecting with Ctrl adds and removes', () => {
    const editor = sampleEditor([heading('a'), heading('b')])
    editor.select(['a'])
    editor.select(['b'], 'toggle')
    expect(editor.state.selection).toEqual(['a', 'b'])
    editor.select(['a'], 'toggle')
    expect(editor.state).toMatchObject({ selection: ['b'], primary: 'b' })
  })
})

test('selecting a block opens its properties instead of the history', () => {
  const editor = sampleEditor([heading('a')])
  editor.store.setState({ panel: 'history' })
  editor.select([])
  expect(editor.state.panel).toBe('history')
  editor.select(['a'])
  expect(editor.state.panel).toBe('inspector')
  // The list of problems stays open: the editor works through it block by block.
  editor.store.setState({ panel: 'problems' })
  editor.select(['a'])
  expect(editor.state.panel).toBe('problems')
})
