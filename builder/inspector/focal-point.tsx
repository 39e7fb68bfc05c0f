'use client'
import type { KeyboardEvent, MouseEvent } from 'react'

export interface Focal {
  x: number
  y: number
}

/** Parses `58% 50%` into two numbers; the middle by default. */
export function focalOf(text: unknown): Focal {
  const found = typeof text === 'string' ? /^(\d{1,3})%? (\d{1,3})%?$/.exec(text) : null
  return found ? { x: Math.min(100, Number(found[1])), y: Math.min(100, Number(found[2])) } : { x: 50, y: 50 }
}
export const focalText = ({ x, y }: Focal): string => `${x}% ${y}%`

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

interface Props {
  focal: Focal
  isReadOnly: boolean
  describedBy: string
  onMove: (focal: Focal) => void
  onRest: () => void
}

/** The point that crops preserve: set by pointing at the picture, moved by arrow keys. */
export function FocalPoint({ focal, isReadOnly, describedBy, onMove, onRest }: Props) {
  const point = (event: MouseEvent<HTMLDivElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (width === 0 || height === 0) return
    onMove({ x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isReadOnly || event.altKey || event.ctrlKey || event.metaKey) return
    const by = event.shiftKey ? 10 : 2
    const moved = {
      ArrowLeft: { ...focal, x: within(focal.x - by) },
      ArrowRight: { ...focal, x: within(focal.x + by) },
      ArrowUp: { ...focal, y: within(focal.y - by) },
      ArrowDown: { ...focal, y: within(focal.y + by) },
      Home: { x: 50, y: 50 },
    }[event.code]
    if (!moved) return
    event.preventDefault()
    onMove(moved)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="초점"
      aria-describedby={describedBy}
      aria-disabled={isReadOnly || undefined}
      aria-valuenow={focal.x}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`가로 ${focal.x}%, 세로 ${focal.y}%`}
      className="absolute inset-0 cursor-crosshair touch-pan-y"
      onPointerDown={(event) => {
        // A touch on the picture may also scroll the panel: there only a tap counts.
        if (isReadOnly || event.button !== 0 || event.pointerType === 'touch') return
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
      }}
      onPointerUp={onRest}
      onClick={(event) => {
        if (isReadOnly) return
        point(event)
        onRest()
      }}
      onKeyDown={onKeyDown}
      onBlur={onRest}
    >
      <span
        className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-studio-0 bg-studio-select/60 shadow-studio"
        style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
      />
    </div>
  )
}
