// Fingers, mouse and wheel on a map. One finger or the mouse moves it, two fingers or the wheel with Ctrl make it larger; a wheel alone
// goes on scrolling the page.
import type { MapPoint } from '@/schemas/rules/places/map-point'

interface Given {
  onPan: (dx: number, dy: number) => void
  /** @param at pixels from the top left corner of the place. */
  onZoom: (factor: number, at: MapPoint) => void
  onDoubleClick: (at: MapPoint) => void
  /** The wheel was turned without Ctrl over the map. */
  onPlainWheel: () => void
}

/** Less is a press with an unsteady hand. */
const STEADY = 5

/** @returns a function that ends it. */
export function mapGestures(place: HTMLElement, { onPan, onZoom, onDoubleClick, onPlainWheel }: Given): () => void {
  const fingers = new Map<number, MapPoint>()
  let travelled = 0
  const at = ({ clientX, clientY }: MouseEvent): MapPoint => {
    const { left, top } = place.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-map-tools]')) return
    if (fingers.size === 0) travelled = 0
    fingers.set(event.pointerId, at(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    travelled += Math.hypot(now.x - before.x, now.y - before.y)
    // What was pressed gets its click unless the map moved.
    if (travelled < STEADY) return
    if (!place.hasPointerCapture(event.pointerId)) place.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, now)
    const share = other ? 0.5 : 1
    onPan((now.x - before.x) * share, (now.y - before.y) * share)
    if (other) onZoom(apart(now, other) / Math.max(1, apart(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }
  const onUp = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  const onClick = (event: MouseEvent) => {
    if (travelled < STEADY || event.detail === 0) return
    // The end of a movement, not a press on the mark under the finger.
    event.stopPropagation()
    event.preventDefault()
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return onPlainWheel()
    event.preventDefault()
    onZoom(2 ** (-event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 200 : 6)), at(event))
  }
  const onDouble = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) onDoubleClick(at(event))
  }
  const ending = new AbortController()
  const { signal } = ending
  place.addEventListener('pointerdown', onDown, { signal })
  place.addEventListener('pointermove', onPointerMove, { signal })
  for (const name of ['pointerup', 'pointercancel'] as const) place.addEventListener(name, onUp, { signal })
  place.addEventListener('click', onClick, { signal, capture: true })
  place.addEventListener('dblclick', onDouble, { signal })
  place.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => ending.abort()
}

const apart = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y)
