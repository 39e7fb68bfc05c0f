// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import type { Canvas } from '../state/canvas-handle'
import type { Editor } from '../state/editor'
import { EditorProvider, useEditorState } from '../state/editor-provider'
import { DragLayer } from './drag-layer'
import { InsertionLine } from './insertion-line'
import { block, editorOf, layOut, registerTestCards } from './lay-out-for-tests'
import { sessionOf } from './session-of'
import { useBlockDrag } from './use-block-drag'
import { usePaletteDrag } from './use-palette-drag'

beforeAll(() => {
  registerTestCards()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Object.assign(window, { innerWidth: 1200, innerHeight: 1200 })
})

function Tile() {
  const { ref, listeners, attributes } = usePaletteDrag({ what: 'new', type: 'leaf', label: '글' })
  return <button ref={ref} {...attributes} {...listeners} id="tile" />
}
function Grip() {
  const { ref, listeners, attributes } = useBlockDrag(useEditorState(({ selection }) => selection))
  return <button ref={ref} {...attributes} {...listeners} id="grip" />
}

async function screen(): Promise<{ editor: Editor; on: (id: string) => HTMLElement; close: () => Promise<void> }> {
  const editor = editorOf(block('a'), block('b'), block('c'))
  editor.select(['a'])
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'offsetWidth', { value: 1000 })
  frame.getBoundingClientRect = () => new DOMRect(100, 0, 1000, 1000)
  const root = document.createElement('html')
  const inner = Object.assign(new EventTarget(), { documentElement: root })
  const view = Object.assign(new EventTarget(), {
    frameElement: frame,
    document: inner,
    scrollX: 0,
    scrollY: 0,
    innerHeight: 1000,
    scrollTo: () => undefined,
  })
  const canvas = {
    window: view,
    document: inner,
    slots: () => slots,
    measure: () => (slots = layOut(editor.tree)),
    onMoved: () => () => undefined,
  }
  let slots = layOut(editor.tree)
  window.maruBuilder = { editor, canvas: canvas as unknown as Canvas } as NonNullable<Window['maruBuilder']>
  const place = document.body.appendChild(document.createElement('div'))
  const tree = createRoot(place)
  await act(async () =>
    tree.render(
      <EditorProvider editor={editor}>
        <DragLayer>
          <Tile />
          <Grip />
          <InsertionLine toScreen={(box) => box} />
        </DragLayer>
      </EditorProvider>,
    ),
  )
  const close = async () => {
    await act(async () => tree.unmount())
    place.remove()
  }
  return { editor, on: (id) => document.getElementById(id)!, close }
}

const pointer = (target: EventTarget, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      isPrimary: true,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      bubbles: true,
      cancelable: true,
    }),
  )
const key = (target: EventTarget, code: string) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })))
const line = () => document.querySelector('[data-drop-target]')?.getAttribute('data-drop-target')
const ghosts = () => document.querySelectorAll('[data-drag-ghost]').length

test('A tile is dragged onto the page: the line shows the place, the card the name, and the block is inserted there', async () => {
  const { editor, on, close } = await screen()
  await act(async () => pointer(on('tile'), 'pointerdown', 10, 10))
  await act(async () => pointer(document, 'pointermove', 20, 20))
  await act(async () => pointer(document, 'pointermove', 600, 65))
  expect(line()).toBe('||1')
  expect(ghosts()).toBe(1)
  expect(document.body.textContent).toContain('여기에 글 넣기')
  await act(async () => pointer(document, 'pointerup', 600, 65))
  expect(editor.tree.root).toEqual(['a', 'new1', 'b', 'c'])
  expect([line(), ghosts()]).toEqual([undefined, 0])
  await close()
})

test('A tile under the pointer shows by a line where a press inserts its block, and follows the selection', async () => {
  const { editor, close } = await screen()
  const session = sessionOf(editor)
  const shown = () => document.querySelector('[data-insert-place]')?.getAttribute('data-insert-place')
  // The line is measured in the next animation frame.
  const soon = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  await act(async () => session.preview({ what: 'new', type: 'leaf', label: '글' }))
  await soon()
  expect([shown(), line()]).toEqual(['||1', undefined])
  expect(document.body.textContent).toContain('여기에 글 넣기')
  await act(async () => editor.select(['b']))
  await soon()
  expect(shown()).toBe('||2')
  await act(async () => session.preview(null))
  expect(shown()).toBeUndefined()
  await close()
})

test('A press that leaves its tile, and so ends the preview, still becomes a drag', async () => {
  const { editor, on, close } = await screen()
  const session = sessionOf(editor)
  await act(async () => session.preview({ what: 'new', type: 'leaf', label: '글' }))
  await act(async () => {
    pointer(on('tile'), 'pointerdown', 10, 10)
    session.preview(null)
    pointer(document, 'pointermove', 600, 65)
  })
  expect([ghosts(), line()]).toEqual([1, '||1'])
  await act(async () => pointer(document, 'pointerup', 600, 65))
  expect(editor.tree.root).toEqual(['a', 'new1', 'b', 'c'])
  await close()
})

test('A press, a move and a release in one moment are a whole drag', async () => {
  const { editor, on, close } = await screen()
  await act(async () => {
    pointer(on('grip'), 'pointerdown', 10, 10)
    pointer(document, 'pointermove', 600, 190)
    pointer(document, 'pointerup', 600, 190)
  })
  expect(editor.tree.root).toEqual(['b', 'c', 'a'])
  await close()
})

test('A press that does not move is a click', async () => {
  const { editor, on, close } = await screen()
  await act(async () => pointer(on('tile'), 'pointerdown', 10, 10))
  await act(async () => pointer(document, 'pointermove', 13, 12))
  expect(ghosts()).toBe(0)
  await act(async () => pointer(document, 'pointerup', 13, 12))
  expect(editor.tree.root).toHaveLength(3)
  await close()
})

test('Escape cancels a drag, and the same tile can be dragged again', async () => {
  const { editor, on, close } = await screen()
  for (const end of ['Escape', 'drop']) {
    await act(async () => pointer(on('tile'), 'pointerdown', 10, 10))
    await act(async () => pointer(document, 'pointermove', 600, 65))
    expect(ghosts()).toBe(1)
    if (end === 'Escape') await key(window, 'Escape')
    expect(ghosts()).toBe(end === 'Escape' ? 0 : 1)
    await act(async () => pointer(document, 'pointerup', 600, 65))
    expect(editor.tree.root).toHaveLength(end === 'Escape' ? 3 : 4)
  }
  await close()
})

test('By keyboard: the grip is picked up with Enter, moved by arrows and dropped; a tile with Space', async () => {
  const { editor, on, close } = await screen()
  expect(on('grip').getAttribute('aria-roledescription')).toBe('끌 수 있는 블록')
  await key(on('grip'), 'Enter')
  await key(on('grip'), 'ArrowDown')
  expect(line()).toBe('||1')
  expect(ghosts()).toBe(0)
  await key(on('grip'), 'Enter')
  expect(editor.tree.root).toEqual(['b', 'a', 'c'])
  // Enter on a tile is its click.
  await key(on('tile'), 'Enter')
  expect(line()).toBeUndefined()
  await key(on('tile'), 'Space')
  await key(on('tile'), 'Home')
  await key(on('tile'), 'Space')
  expect(editor.tree.root).toEqual(['new1', 'b', 'a', 'c'])
  await close()
})

test('Announcements never name a block by its id', async () => {
  const { editor, on, close } = await screen()
  const said: string[] = []
  editor.store.subscribe(({ announcement }) => said.push(announcement.text))
  await key(on('grip'), 'Enter')
  await key(on('grip'), 'ArrowDown')
  await key(on('grip'), 'Escape')
  const help = document.getElementById(on('grip').getAttribute('aria-describedby')!)?.textContent
  const live = [...document.querySelectorAll('[aria-live]')].map((element) => element.textContent)
  expect(said.length).toBeGreaterThan(2)
  expect([...said, help, ...live].join(' ')).not.toMatch(/(?!Esc)\b[A-Za-z]\w+/)
  expect(help).toContain('스페이스를 눌러 집고')
  await close()
})
