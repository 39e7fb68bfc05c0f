// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CANVAS_EVENT } from '../state/canvas-handle'
import { beginCanvasDrag } from './begin-canvas-drag'
import { DragSession } from './drag-session'
import { followKeys } from './follow-keys'
import { followPointer } from './follow-pointer'
import { block, editorOf, registerTestCards } from './lay-out-for-tests'
import { sessionOf } from './session-of'
import { dragging, pointer, key, handClock, FRAME, stage } from './stage-for-tests'

beforeAll(registerTestCards)

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('Moves in the builder’s window mean places on a scaled and scrolled canvas', () => {
  const { session, view, screen } = dragging()
  view.scrollY = 300
  pointer(window, 'pointermove', screen('b6', -10))
  expect(session.target).toMatchObject({ ok: true, parent: null, index: 5 })
  pointer(window, 'pointermove', { x: 50, y: 200 })
  expect(session.target).toBeNull()
  session.cancel()
})

test('The release drops at the displayed place, wherever the pointer is by then', () => {
  const { editor, session, screen } = dragging()
  pointer(window, 'pointermove', screen('b3', 10))
  const shown = session.target
  pointer(window, 'pointerup', screen('b7'))
  expect(shown).toMatchObject({ ok: true, index: 3 })
  expect(editor.tree.root.indexOf('b0')).toBe(3)
})

test('The frame ignores the pointer during a drag from outside, and reacts again afterwards', () => {
  const { session, frame } = dragging()
  expect(frame.style.pointerEvents).toBe('none')
  expect(document.body.style.cursor).toBe('grabbing')
  session.cancel()
  expect(frame.style.pointerEvents).toBe('')
  expect(document.body.style.cursor).toBe('')
})

test.each<[string, (on: ReturnType<typeof dragging>) => void]>([
  ['Escape in the builder', () => key(window, 'Escape')],
  ['Escape in the canvas', ({ view }) => key(view, 'Escape')],
  ['a pointer that the browser took', () => pointer(window, 'pointercancel', { x: 0, y: 0 })],
  ['a window that lost the focus', () => window.dispatchEvent(new Event('blur'))],
  ['a canvas that is loaded anew', ({ frame }) => frame.dispatchEvent(new Event(CANVAS_EVENT))],
  ['a tab that was left', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s ends the drag, nothing has changed, and the next drag works', (_how, end) => {
  const on = dragging()
  const before = JSON.stringify(on.editor.document())
  pointer(window, 'pointermove', on.screen('b3', 10))
  end(on)
  expect(on.session.carried).toBeNull()
  pointer(window, 'pointerup', on.screen('b3', 10))
  expect(JSON.stringify(on.editor.document())).toBe(before)

  on.session.start({ what: 'blocks', ids: ['b0'] })
  followPointer({ session: on.session, canvas: () => on.canvas, at: { x: 10, y: 10 } })
  pointer(window, 'pointermove', on.screen('b3', 10))
  pointer(window, 'pointerup', on.screen('b3', 10))
  expect(on.editor.tree.root.indexOf('b0')).toBe(3)
})

test('Escape ends the drag and reaches no shortcut', () => {
  const { session } = dragging()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  key(window, 'Escape')
  expect(session.carried).toBeNull()
  expect(heard).not.toHaveBeenCalled()
  key(window, 'Escape')
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', heard)
})

test('Near its lower edge the canvas scrolls under a resting pointer, and the place follows', () => {
  const clock = handClock()
  const { session, view } = dragging(clock)
  pointer(window, 'pointermove', { x: 400, y: FRAME.top + FRAME.height - 2 })
  const first = session.target
  for (let i = 0; i < 20; i++) clock.tick()
  expect(view.scrollY).toBeGreaterThan(100)
  expect(session.target).not.toBe(first)
  expect(session.target).toMatchObject({ ok: true })
  session.cancel()
  const rested = view.scrollY
  clock.tick()
  expect(view.scrollY).toBe(rested)
  expect(clock.waiting.size).toBe(0)
})

function pressable() {
  const editor = editorOf(...Array.from({ length: 10 }, (_, i) => block(`b${i}`)))
  const on = stage(editor)
  const session = sessionOf(editor)
  window.maruBuilder = { canvas: on.canvas } as Window['maruBuilder'] & object
  const press = (id: string, more: PointerEventInit = {}) =>
    beginCanvasDrag(
      new PointerEvent('pointerdown', {
        clientX: 100,
        clientY: 100,
        button: 0,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        ...more,
      }),
      id,
      { editor, canvas: () => on.canvas },
    )
  return { editor, session, press, ...on }
}

test('Inside the canvas the mouse drags a selected block after six pixels', () => {
  const { editor, session, press, view, captured } = pressable()
  editor.select(['b1', 'b2'])
  press('b1')
  pointer(view, 'pointermove', { x: 104, y: 100 })
  expect(session.carried).toBeNull()
  pointer(view, 'pointermove', { x: 100, y: 130 })
  expect(session.carried?.ids).toEqual(['b1', 'b2'])
  expect([...captured]).toEqual([1])
  // Pointer events of the frame have the frame's own coordinates.
  pointer(view, 'pointermove', { x: 600, y: 5 * 70 + 40 })
  expect(session.target).toMatchObject({ ok: true, index: 4 })
  pointer(view, 'pointerup', { x: 600, y: 390 })
  expect(editor.tree.root.slice(4, 6)).toEqual(['b1', 'b2'])
  expect(captured.size).toBe(0)
})

test('A press on an unselected block, or on text being written, drags nothing', () => {
  const { editor, session, press, view } = pressable()
  press('b1')
  pointer(view, 'pointermove', { x: 100, y: 300 })
  expect(session.carried).toBeNull()
  editor.select(['b1'])
  editor.store.setState({ writing: { id: 'b1', path: ['text'] } })
  press('b1')
  pointer(view, 'pointermove', { x: 100, y: 300 })
  expect(session.carried).toBeNull()
})

test('A pointer that is lost inside the canvas ends the drag', () => {
  const { editor, session, press, view, inner } = pressable()
  editor.select(['b1'])
  press('b1')
  pointer(view, 'pointermove', { x: 100, y: 200 })
  expect(session.carried).not.toBeNull()
  inner.dispatchEvent(new Event('lostpointercapture'))
  expect(session.carried).toBeNull()
})

test('A finger that rests on a block drags it; one that moves first scrolls', () => {
  vi.useFakeTimers()
  const { editor, session, press, view } = pressable()
  press('b3', { pointerType: 'touch' })
  pointer(view, 'pointermove', { x: 100, y: 140 })
  vi.advanceTimersByTime(1_000)
  expect(session.carried).toBeNull()

  press('b3', { pointerType: 'touch' })
  pointer(view, 'pointermove', { x: 103, y: 103 })
  vi.advanceTimersByTime(349)
  expect(session.carried).toBeNull()
  vi.advanceTimersByTime(1)
  expect(session.carried?.ids).toEqual(['b3'])
  pointer(view, 'pointermove', { x: 600, y: 5 })
  pointer(view, 'pointerup', { x: 600, y: 5 })
  expect(editor.tree.root[0]).toBe('b3')
})

test('During a keyboard drag other listeners get no keys, and a key held down does not drop', () => {
  const editor = editorOf(block('a'), block('b'), block('c'))
  const { canvas } = stage(editor)
  Object.assign(canvas.window, { scrollTo: () => undefined })
  const session = new DragSession(editor, () => canvas)
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  session.start({ what: 'blocks', ids: ['a'] }, 'keyboard')
  followKeys(session, () => canvas)
  key(window, 'Space', { repeat: true })
  expect(session.carried).not.toBeNull()
  expect(key(window, 'ArrowDown').defaultPrevented).toBe(true)
  key(window, 'KeyZ', { ctrlKey: true })
  expect(heard).not.toHaveBeenCalled()
  key(window, 'Enter')
  expect(editor.tree.root).toEqual(['b', 'a', 'c'])
  key(window, 'ArrowDown')
  expect(heard).toHaveBeenCalledOnce()

  session.start({ what: 'blocks', ids: ['a'] }, 'keyboard')
  followKeys(session, () => canvas)
  key(window, 'ArrowDown')
  key(canvas.window, 'Escape')
  expect(session.carried).toBeNull()
  expect(editor.tree.root).toEqual(['b', 'a', 'c'])
  window.removeEventListener('keydown', heard)
})

test('A tree of layers accepts drops, and scrolls near its edge', () => {
  const clock = handClock()
  const { session, editor } = dragging(clock)
  let scrolled = 0
  session.zones.add({
    contains: ({ x }) => x > 900,
    aim: ({ y }) => ({ parent: null, slot: '', index: Math.floor((y + scrolled) / 30), row: { y, level: 1, inside: null } }),
    speedAt: ({ y }) => (y > 380 ? 1_000 : 0),
    scrollBy: (pixels) => {
      scrolled += pixels
    },
  })
  pointer(window, 'pointermove', { x: 950, y: 95 })
  expect(session.target).toMatchObject({ ok: true, index: 3, row: { y: 95 } })
  expect(clock.waiting.size).toBe(0)
  pointer(window, 'pointermove', { x: 950, y: 390 })
  for (let i = 0; i < 10; i++) clock.tick()
  expect(scrolled).toBeCloseTo(160)
  expect(session.target).toMatchObject({ ok: true, index: 18 })
  pointer(window, 'pointerup', { x: 950, y: 390 })
  expect(editor.tree.root.indexOf('b0')).toBe(18)
  expect(clock.waiting.size).toBe(0)
})
