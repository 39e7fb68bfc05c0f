// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { heading, sampleEditor, section } from '@/tests/support/sample-editor'
import type { Editor } from '../state/editor'
import { Layers } from './layers'
import { pressKey } from '@/tests/support/press-key'
import { typeInto } from '@/tests/support/type-into'
import { ScreenForTests, screenOf } from './screen-for-tests'

// A window that has a size: without one no line would be visible.
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)

const { place, render } = reactPlace()

async function open(editor: Editor) {
  const screen = screenOf(editor)
  await render(
    <ScreenForTests screen={screen}>
      <Layers />
    </ScreenForTests>,
  )
  return screen
}
const page = () => sampleEditor([heading('a'), section('s', heading('b'), heading('c')), heading('d')])
const tree = () => place.querySelector<HTMLElement>('[role=tree]')!
const rows = () => [...place.querySelectorAll<HTMLElement>('[role=treeitem]')]
const ids = () => rows().map((row) => row.dataset['row'])
const current = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.dataset['row']
const key = (code: string, more?: KeyboardEventInit) => act(async () => void pressKey(tree(), code, more))
const click = (id: string, more?: MouseEventInit) =>
  act(
    async () =>
      void rows()
        .find((row) => row.dataset['row'] === id)!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, ...more })),
  )

describe('the structure by keyboard', () => {
  test('a line states its level, its position, whether it is open and whether it is selected', async () => {
    const editor = page()
    editor.select(['c'])
    await open(editor)
    const row = rows().find((one) => one.dataset['row'] === 'c')!
    expect(['aria-level', 'aria-setsize', 'aria-posinset', 'aria-selected', 'aria-expanded'].map((name) => row.getAttribute(name))).toEqual(
      ['2', '2', '2', 'true', null],
    )
    expect(rows()[1]!.getAttribute('aria-expanded')).toBe('true')
  })

  test('arrow keys move without selecting; Enter selects', async () => {
    const editor = page()
    await open(editor)
    expect(current()).toBe('a')
    await key('ArrowDown')
    await key('ArrowDown')
    expect([current(), editor.state.selection]).toEqual(['b', []])
    await key('End')
    expect(current()).toBe('d')
    await key('Home')
    expect(current()).toBe('a')
    await key('ArrowDown')
    await key('Enter')
    expect(editor.state.selection).toEqual(['s'])
  })

  test('left folds and then moves to the parent, right opens and then moves to the first child', async () => {
    await open(page())
    await key('ArrowDown')
    await key('ArrowLeft')
    expect(ids()).toEqual(['a', 's', 'd'])
    await key('ArrowRight')
    expect(ids()).toEqual(['a', 's', 'b', 'c', 'd'])
    await key('ArrowRight')
    expect(current()).toBe('b')
    await key('ArrowLeft')
    expect(current()).toBe('s')
  })

  test.each(['ㅁ', 'a', '매'])('letters move to the next line whose name begins with them: %s', async (letter) => {
    const editor = page()
    editor.edit('이름', [{ op: 'setField', id: 'c', field: 'name', value: '매장 안내' }])
    await open(editor)
    await key('KeyA', { key: letter })
    expect(current()).toBe('c')
  })

  test('Shift and an arrow select a range that can shrink again, Control and space toggle', async () => {
    const editor = page()
    editor.select(['a'])
    await open(editor)
    await key('ArrowDown', { shiftKey: true })
    await key('ArrowDown', { shiftKey: true })
    expect([...editor.state.selection].sort()).toEqual(['a', 'b', 's'])
    await key('ArrowUp', { shiftKey: true })
    expect([...editor.state.selection].sort()).toEqual(['a', 's'])
    await key('Space', { ctrlKey: true })
    expect(editor.state.selection).toEqual(['a'])
  })

  test('keys of a syllable being composed are ignored', async () => {
    const editor = page()
    await open(editor)
    await key('Enter', { isComposing: true })
    expect(editor.state.selection).toEqual([])
  })
})

describe('the structure by pointer', () => {
  test('a press selects, with Control adds, with Shift selects the range', async () => {
    const editor = page()
    await open(editor)
    await click('a')
    await click('c', { ctrlKey: true })
    expect(editor.state.selection).toEqual(['a', 'c'])
    await click('a')
    await click('c', { shiftKey: true })
    expect([...editor.state.selection].sort()).toEqual(['a', 'b', 'c', 's'])
  })

  test('the context menu of a line applies to the line that it selected', async () => {
    const editor = page()
    const { store } = await open(editor)
    await act(async () => void rows()[2]!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 5, clientY: 7 })))
    expect([editor.state.selection, store.getState().menuAt]).toEqual([['b'], { x: 5, y: 7 }])
  })
})

describe('changes from elsewhere', () => {
  test('a block selected on the canvas is unfolded and focused', async () => {
    const editor = page()
    await open(editor)
    await key('ArrowDown')
    await key('ArrowLeft')
    expect(ids()).not.toContain('c')
    await act(async () => editor.select(['c']))
    expect(ids()).toContain('c')
    expect(current()).toBe('c')
  })

  test('a name is edited in its line: Enter saves it as one step, Escape does not', async () => {
    const editor = page()
    editor.select(['b'])
    await open(editor)
    const rename = () => act(async () => editor.store.setState({ requestedField: { id: 'b', path: '#name', n: 1 } }))
    const field = () => place.querySelector<HTMLInputElement>('[role=treeitem] input')!
    await rename()
    await act(async () => {
      typeInto(field(), '머리말')
      pressKey(field(), 'Enter')
    })
    expect(editor.node('b')!.block.name).toBe('머리말')
    expect(editor.state.undoLabel).toBe('제목 이름 바꾸기')
    await rename()
    await act(async () => {
      typeInto(field(), '다른 이름')
      pressKey(field(), 'Escape')
    })
    expect(editor.node('b')!.block.name).toBe('머리말')
    expect(field()).toBeNull()
  })

  test('a manager gets no tools that would change something', async () => {
    await open(sampleEditor([heading('a')], 'mng'))
    expect(rows()[0]!.querySelector('button')).toBeNull()
  })
})
