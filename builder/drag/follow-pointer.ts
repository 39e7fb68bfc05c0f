// Follows the pointer from the start of a drag to its end, over two windows: the builder's, and the canvas's when the press began there.
// Only this file turns events into places. During a drag from outside, the frame ignores the pointer, or it would swallow the moves;
// however the drag ends (drop, Escape in either window, a lost pointer, a lost window), everything is restored.
import { CANVAS_EVENT, type Canvas } from '../state/canvas-handle'
import { scrollSpeed } from './scroll-speed'
import { framePlace, fromFrame, isIn, toCanvas } from './frame-place'
import type { DragSession } from './drag-session'
import type { Point } from './find-target'

/** Schedules work before the next animation frame. */
export interface Clock {
  request: (run: (now: number) => void) => number
  cancel: (id: number) => void
  now: () => number
}
const browserClock: Clock = {
  request: (run) => requestAnimationFrame(run),
  cancel: (id) => cancelAnimationFrame(id),
  now: () => performance.now(),
}

export interface Following {
  session: DragSession
  canvas: () => Canvas | undefined
  /** Where the press was, in the builder's window. */
  at: Point
  /** The press began inside the canvas, with this pointer. */
  pressed?: { window: Window; pointerId: number }
  clock?: Clock
}

/** Measuring may take at most one tenth of the time. */
const REST = 10

export function followPointer({ session, canvas, at, pressed, clock = browserClock }: Following): void {
  const { carried } = session
  if (!carried) return
  const undo: (() => void)[] = []
  const frame = canvas()
  const windows = frame ? [window, frame.window] : [window]
  let last = at
  let scrolling = 0
  let scrolledAt = 0
  let measuring = 0
  let restUntil = 0
  let isMeasuring = false

  const listen = <E extends Event>(target: EventTarget, type: string, run: (event: E) => void, options: AddEventListenerOptions = {}) => {
    const all = { capture: true, ...options }
    target.addEventListener(type, run as EventListener, all)
    undo.push(() => target.removeEventListener(type, run as EventListener, all))
  }
  const screenPoint = (event: PointerEvent, from: Window): Point => {
    const point = { x: event.clientX, y: event.clientY }
    const place = from !== window && frame ? framePlace(frame) : undefined
    return place ? fromFrame(place, point) : point
  }

  /** The zone under the pointer: the tree of layers, the canvas, or undefined. */
  const under = (point: Point) => {
    const zone = [...session.zones].find((one) => one.contains(point))
    if (zone) return { aim: () => session.aim(zone.aim(point, session.carried!)), speed: zone.speedAt(point), scrollBy: zone.scrollBy }
    const where = frame && framePlace(frame)
    if (!frame || !where || !isIn(where.box, point) || !isIn(stageOf(frame), point)) return undefined
    return {
      aim: () => session.moveTo(toCanvas(where, frame, point)),
      speed: scrollSpeed((point.y - where.box.y) / where.scale, frame.window.innerHeight),
      scrollBy: (pixels: number) => frame.window.scrollBy({ top: pixels, behavior: 'instant' }),
    }
  }
  const place = (point: Point): void => {
    last = point
    session.pointAt(point)
    const found = under(point)
    if (found) found.aim()
    else session.moveTo(null)
    if (found && found.speed !== 0 && scrolling === 0) {
      scrolledAt = clock.now()
      scrolling = clock.request(scroll)
    }
  }
  const scroll = (): void => {
    scrolling = 0
    const found = session.carried ? under(last) : undefined
    if (!found || found.speed === 0) return
    const now = clock.now()
    found.scrollBy((found.speed * Math.min(100, now - scrolledAt)) / 1000)
    scrolledAt = now
    under(last)?.aim()
    scrolling = clock.request(scroll)
  }
  const moved = (): void => {
    if (!isMeasuring && measuring === 0) measuring = clock.request(measure)
  }
  const measure = (): void => {
    measuring = 0
    const start = clock.now()
    if (start < restUntil) return moved()
    isMeasuring = true
    session.refresh()
    place(last)
    isMeasuring = false
    restUntil = start + (clock.now() - start) * REST
  }

  // While the frame ignores the pointer it gets no wheel events either.
  listen<WheelEvent>(window, 'wheel', (event) => {
    const where = frame && framePlace(frame)
    if (!where || !isIn(where.box, { x: event.clientX, y: event.clientY })) return
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY
    frame.window.scrollBy({ top: pixels / where.scale, behavior: 'instant' })
    place(last)
  })
  for (const one of windows) {
    // In the bubble phase: the very move that made the press a drag is followed already.
    listen<PointerEvent>(
      one,
      'pointermove',
      (event) => {
        if (isMine(event)) place(screenPoint(event, one))
      },
      { capture: false },
    )
    listen<PointerEvent>(one, 'pointerup', (event) => {
      if (isMine(event)) session.drop()
    })
    listen<PointerEvent>(one, 'pointercancel', (event) => {
      if (isMine(event)) session.cancel()
    })
    listen<KeyboardEvent>(one, 'keydown', (event) => {
      if (event.code !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      session.cancel()
    })
    listen(one, 'contextmenu', (event) => event.preventDefault())
    listen(one, 'dragstart', (event) => event.preventDefault())
    listen(one, 'selectstart', (event) => event.preventDefault())
    // Chromium scrolls by touch unless the first move is cancelled.
    listen(one, 'touchmove', (event) => event.cancelable && event.preventDefault(), { passive: false })
    listen(one.document, 'visibilitychange', () => session.cancel())
  }
  const isMine = (event: PointerEvent): boolean => event.isPrimary && (!pressed || event.pointerId === pressed.pointerId)
  // The focus may move between the two windows. Focus events of an element do not bubble to here.
  const atTarget = { capture: false }
  listen(window, 'blur', () => document.activeElement !== (frame?.window.frameElement ?? null) && session.cancel(), atTarget)
  if (frame) listen(frame.window, 'blur', () => !document.hasFocus() && session.cancel(), atTarget)
  if (frame) undo.push(frame.onMoved(moved))
  // A reloaded canvas has other places.
  if (frame?.window.frameElement) listen(frame.window.frameElement, CANVAS_EVENT, () => session.cancel())

  if (pressed && frame) {
    const root = frame.document.documentElement
    listen(frame.document, 'lostpointercapture', () => session.cancel())
    // A press that moved out of the frame still belongs to it.
    root.setPointerCapture(pressed.pointerId)
    undo.push(() => root.hasPointerCapture(pressed.pointerId) && root.releasePointerCapture(pressed.pointerId))
    undo.push(styled(root, 'cursor', 'grabbing'))
    undo.push(() => swallowClick(frame.window))
  } else if (frame?.window.frameElement) undo.push(styled(frame.window.frameElement as HTMLElement, 'pointer-events', 'none'))
  undo.push(styled(document.body, 'cursor', 'grabbing'), styled(document.body, 'user-select', 'none'))

  // The session ends once, whatever ended it; the listeners are removed then.
  const unsubscribe = session.store.subscribe((state) => {
    if (state.carried) return
    unsubscribe()
    if (scrolling !== 0) clock.cancel(scrolling)
    if (measuring !== 0) clock.cancel(measuring)
    for (const back of undo.toReversed()) back()
  })
  place(at)
}

/** The part of the builder that shows the canvas: a wider frame is clipped there. */
function stageOf(canvas: Canvas): { x: number; y: number; width: number; height: number } {
  const stage = canvas.window.frameElement?.closest('[data-stage]')
  return stage?.getBoundingClientRect() ?? { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }
}

function styled(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element
  const before = style.getPropertyValue(name)
  style.setProperty(name, value)
  return () => (before ? style.setProperty(name, before) : style.removeProperty(name))
}

/** The release of a drag must not click what is under it. */
function swallowClick(target: Window): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  target.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => target.removeEventListener('click', stop, { capture: true }), 0)
}
