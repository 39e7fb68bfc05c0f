// A press inside the canvas that may become a drag. With a mouse: on a selected block, after six pixels. With a finger: on any block,
// after a long press; a finger that moves earlier scrolls the page, as everywhere.
import { ancestorsOf } from '@/schemas/page/tree'
import type { Canvas } from '../state/canvas-handle'
import type { Editor } from '../state/editor'
import { framePlace, fromFrame } from './frame-place'
import { followPointer } from './follow-pointer'
import { sessionOf } from './session-of'

export const DISTANCE = 6
export const LONG_PRESS = { delay: 350, tolerance: 8 }
const WRITTEN = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

export interface CanvasDragContext {
  editor: Editor
  canvas: () => Canvas | undefined
}

/** To be called for every `pointerdown` of the canvas's window; handles the whole gesture. */
export function beginCanvasDrag(event: PointerEvent, blockId: string | null, { editor, canvas }: CanvasDragContext): void {
  const frame = canvas()
  if (!frame || blockId === null || !event.isPrimary || event.button !== 0) return
  prepareCanvas(frame.window)
  const { mode, role, selection, writing } = editor.state
  if (mode !== 'edit' || role === 'mng') return
  // The same press selects text while text is being written.
  if (writing?.id === blockId || (event.target as Element | null)?.closest?.(WRITTEN)) return
  const isTouch = event.pointerType === 'touch'
  const isChosen = [blockId, ...ancestorsOf(editor.tree, blockId)].some((id) => selection.includes(id))
  if (!isTouch && !isChosen) return

  const { pointerId } = event
  const start = { x: event.clientX, y: event.clientY }
  let last = start
  const session = sessionOf(editor)
  const root = frame.document.documentElement
  const timer = isTouch ? setTimeout(begin, LONG_PRESS.delay) : undefined
  // A long press would select a word.
  const marking = root.style.getPropertyValue('user-select')
  if (isTouch) root.style.setProperty('user-select', 'none')

  const listened: [string, (event: never) => void][] = [
    ['pointermove', onMove],
    ['pointerup', giveUp],
    ['pointercancel', giveUp],
    ['dragstart', prevent],
    ['selectstart', prevent],
    ['contextmenu', onContextMenu],
  ]
  for (const [type, run] of listened) frame.window.addEventListener(type, run as EventListener, { capture: true })

  function leave(): void {
    clearTimeout(timer)
    for (const [type, run] of listened) frame!.window.removeEventListener(type, run as EventListener, { capture: true })
    if (isTouch) root.style.setProperty('user-select', marking)
  }
  function giveUp(ended: PointerEvent): void {
    if (ended.pointerId === pointerId) leave()
  }
  function prevent(prevented: Event): void {
    prevented.preventDefault()
  }
  function onContextMenu(menu: Event): void {
    if (isTouch) menu.preventDefault()
    else leave()
  }
  function onMove(moved: PointerEvent): void {
    if (moved.pointerId !== pointerId) return
    last = { x: moved.clientX, y: moved.clientY }
    const scale = framePlace(frame!)?.scale ?? 1
    const far = Math.hypot(last.x - start.x, last.y - start.y) * scale
    if (isTouch && far > LONG_PRESS.tolerance) leave()
    else if (!isTouch && far >= DISTANCE) begin()
  }
  function begin(): void {
    leave()
    const place = framePlace(frame!)
    if (!place || !editor.node(blockId!)) return
    const ids = isChosen ? editor.state.selection : [blockId!]
    if (!session.start({ what: 'blocks', ids })) return
    frame!.document.getSelection()?.removeAllRanges()
    followPointer({ session, canvas, at: fromFrame(place, last), pressed: { window: frame!.window, pointerId } })
  }
}

const prepared = new WeakSet<Window>()

/**
 * Lets touch moves in the canvas be cancelled: without a non-passive listener the browser scrolls on its own thread. To be called when
 * the canvas is attached; otherwise the first press does it.
 */
export function prepareCanvas(target: Window): void {
  if (prepared.has(target)) return
  prepared.add(target)
  target.addEventListener('touchmove', () => {}, { passive: false })
}
