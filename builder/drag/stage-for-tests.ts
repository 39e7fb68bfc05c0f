import { type Canvas } from '../state/canvas-handle'
import type { Editor } from '../state/editor'
import { framePlace, fromFrame } from './frame-place'
import { DragSession } from './drag-session'
import { followPointer } from './follow-pointer'
import { block, editorOf, layOut, middleOf } from './lay-out-for-tests'

const SCALE = 0.5
export const FRAME = { left: 200, top: 100, width: 600, height: 400 }

/** A frame of 1200 × 800 at half its size, with a page of its own height. */
export function stage(editor: Editor) {
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'offsetWidth', { value: FRAME.width / SCALE })
  frame.getBoundingClientRect = () => new DOMRect(FRAME.left, FRAME.top, FRAME.width, FRAME.height)
  const root = document.createElement('html')
  const captured = new Set<number>()
  root.setPointerCapture = (id) => void captured.add(id)
  root.hasPointerCapture = (id) => captured.has(id)
  root.releasePointerCapture = (id) => void captured.delete(id)
  const inner = Object.assign(new EventTarget(), { documentElement: root, getSelection: () => null })
  const view = Object.assign(new EventTarget(), {
    frameElement: frame,
    document: inner,
    scrollX: 0,
    scrollY: 0,
    innerHeight: FRAME.height / SCALE,
    scrollBy: ({ top }: { top: number }) => {
      view.scrollY = Math.max(0, view.scrollY + top)
    },
  })
  let slots = layOut(editor.tree)
  const canvas = {
    window: view as unknown as Window,
    document: inner as unknown as Document,
    slots: () => slots,
    measure: () => {
      slots = layOut(editor.tree)
    },
    onMoved: () => () => undefined,
  } as unknown as Canvas
  const screen = (id: string, dy = 0) => {
    const { x, y } = middleOf(slots, id)
    return fromFrame(framePlace(canvas)!, { x, y: y + dy - view.scrollY })
  }
  return { canvas, frame, root, view, inner, screen, captured }
}

/** Runs scheduled callbacks, one animation frame at a time. */
export function handClock() {
  const waiting = new Map<number, (now: number) => void>()
  let n = 0
  let now = 0
  return {
    waiting,
    request: (run: (now: number) => void) => {
      waiting.set(++n, run)
      return n
    },
    cancel: (id: number) => void waiting.delete(id),
    now: () => now,
    tick: (ms = 16) => {
      now += ms
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run(now)
    },
  }
}

export function pointer(target: EventTarget, type: string, at: { x: number; y: number }, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, {
    clientX: at.x,
    clientY: at.y,
    isPrimary: true,
    pointerId: 1,
    bubbles: true,
    cancelable: true,
    ...more,
  })
  target.dispatchEvent(event)
  return event
}
export const key = (target: EventTarget, code: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}

export function dragging(clock?: ReturnType<typeof handClock>) {
  const editor = editorOf(...Array.from({ length: 40 }, (_, i) => block(`b${i}`)))
  const on = stage(editor)
  const session = new DragSession(editor, () => on.canvas)
  session.start({ what: 'blocks', ids: ['b0'] })
  followPointer({ session, canvas: () => on.canvas, at: { x: 10, y: 10 }, ...(clock ? { clock } : {}) })
  return { editor, session, ...on }
}
