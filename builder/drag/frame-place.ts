// Converts between the builder's window and the canvas's document. The frame is scaled and scrolls by itself; its position is read from
// the frame, so that a zoom needs no message.
import type { Box, Canvas } from '../state/canvas-handle'
import type { Point } from './find-target'

export interface FramePlace {
  /** The frame's content box in the builder's window. */
  box: Box
  scale: number
}

export function framePlace(canvas: Canvas): FramePlace | undefined {
  const frame = canvas.window.frameElement as HTMLElement | null
  if (!frame) return undefined
  const { left, top, width, height } = frame.getBoundingClientRect()
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1
  return {
    scale,
    box: {
      x: left + frame.clientLeft * scale,
      y: top + frame.clientTop * scale,
      width: width - 2 * frame.clientLeft * scale,
      height: height - 2 * frame.clientTop * scale,
    },
  }
}

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height

/** A point of the builder's window in the canvas's document. */
export function toCanvas({ box, scale }: FramePlace, canvas: Canvas, { x, y }: Point): Point {
  return { x: (x - box.x) / scale + canvas.window.scrollX, y: (y - box.y) / scale + canvas.window.scrollY }
}

/** A point of the frame's own viewport, as its pointer events give it, in the builder's window. */
export function fromFrame({ box, scale }: FramePlace, { x, y }: Point): Point {
  return { x: box.x + x * scale, y: box.y + y * scale }
}
