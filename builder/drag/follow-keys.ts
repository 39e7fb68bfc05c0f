import type { Canvas } from '../state/canvas-handle'
import type { DragSession } from './drag-session'

const STEPS: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * Dragging by keyboard: arrow keys step through the places, Space or Enter drops, Escape and Tab cancel. All keys belong to the drag
 * while it lasts: no shortcut of the builder runs.
 */
export function followKeys(session: DragSession, canvas: () => Canvas | undefined): void {
  const frame = canvas()
  const targets = frame ? [window, frame.window] : [window]
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === 229) return
    // Tab cancels, and then moves the focus as usual.
    if (event.code === 'Tab') return session.cancel()
    event.preventDefault()
    event.stopImmediatePropagation()
    const step = STEPS[event.code]
    if (step) {
      const line = session.step(step)
      if (line && frame) bringIntoView(frame, line.y, line.y + line.height)
    } else if (event.code === 'Escape') session.cancel()
    // The key that started the drag may still be held down.
    else if ((event.code === 'Space' || event.code === 'Enter') && !event.repeat) session.drop()
  }
  const onPress = (): void => session.cancel()
  for (const target of targets) {
    target.addEventListener('keydown', onKeyDown as EventListener, { capture: true })
    target.addEventListener('pointerdown', onPress, { capture: true })
  }
  const unsubscribe = session.store.subscribe(({ carried }) => {
    if (carried) return
    unsubscribe()
    for (const target of targets) {
      target.removeEventListener('keydown', onKeyDown as EventListener, { capture: true })
      target.removeEventListener('pointerdown', onPress, { capture: true })
    }
  })
}

/** A third of the view is left above it, so that the surroundings are visible too. */
function bringIntoView({ window: view }: Canvas, top: number, bottom: number): void {
  if (top < view.scrollY + 40 || bottom > view.scrollY + view.innerHeight - 40)
    view.scrollTo({ top: Math.max(0, top - view.innerHeight / 3), behavior: 'instant' })
}
