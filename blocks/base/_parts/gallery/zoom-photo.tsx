'use client'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { largeSource, zoomedSource } from './large-source'
import type { GalleryItem } from './item'
import { canDrag, wheelSteps, zoomBy, type Point } from '@/schemas/rules/base/gallery-zoom'

export interface View {
  zoom: number
  offset: Point
}
interface Input {
  item: GalleryItem
  view: View
  /** Changes the view, within the bounds of the stage. */
  look: (change: (view: View) => View) => void
  /** A sideways swipe of an unzoomed photograph: to the next or previous one. */
  onSwipe: (step: 1 | -1) => void
}

const SWIPE = 48
const STILL = 4
const between = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y)

/** One photograph with wheel, touch and pointer. */
export function ZoomPhoto({ item, view, look, onSwipe }: Input) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef({ point: { x: 0, y: 0 }, view, spread: 0 })
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const element = stage.current!
    let rest = 0
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const turned = wheelSteps(rest, event)
      rest = turned.rest
      if (turned.steps !== 0) look((now) => ({ ...now, zoom: zoomBy(now.zoom, turned.steps) }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [look])

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const points = [...fingers.current.values()]
    began.current = { point: { x: event.clientX, y: event.clientY }, view, spread: points.length === 2 ? between(points) : 0 }
    setHeld(true)
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const { point, view: from, spread } = began.current
    const points = [...fingers.current.values()]
    if (spread > 0 && points.length === 2) {
      const zoom = zoomBy(from.zoom, Math.round(from.zoom * 10 * (between(points) / spread - 1)))
      look(() => ({ zoom, offset: from.offset }))
    } else if (canDrag(from.zoom)) {
      const offset = { x: from.offset.x + event.clientX - point.x, y: from.offset.y + event.clientY - point.y }
      look(() => ({ zoom: from.zoom, offset }))
    }
  }
  const end = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (fingers.current.size > 0) return
    setHeld(false)
    const { point, view: from, spread } = began.current
    if (spread > 0 || event.type === 'pointercancel') return
    const x = event.clientX - point.x
    if (!canDrag(from.zoom)) {
      if (Math.abs(x) > SWIPE) onSwipe(x < 0 ? 1 : -1)
    } else if (Math.abs(x) < STILL && Math.abs(event.clientY - point.y) < STILL) {
      // A click centres that point: moving without dragging.
      const box = stage.current!.getBoundingClientRect()
      const offset = {
        x: from.offset.x - (event.clientX - box.left - box.width / 2),
        y: from.offset.y - (event.clientY - box.top - box.height / 2),
      }
      look(() => ({ zoom: from.zoom, offset }))
    }
  }

  return (
    <div
      ref={stage}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className={`grid size-full touch-none place-items-center ${canDrag(view.zoom) ? (held ? 'cursor-grabbing' : 'cursor-grab') : ''}`}
    >
      <img
        src={view.zoom > 1 ? zoomedSource(item) : largeSource(item)}
        alt={item.ALT}
        width={item.width}
        height={item.height}
        draggable={false}
        style={{ transform: `translate(${view.offset.x}px, ${view.offset.y}px) scale(${view.zoom})` }}
        className={`max-h-full max-w-full select-none ${held ? '' : 'transition-transform duration-300 ease-(--ease-settle)'}`}
      />
    </div>
  )
}
