// Geometry of rectangles, without a browser: the canvas measures with it.
import type { Box } from '../state/canvas-handle'

/** The smallest box around all boxes; undefined without any. */
export function unionOf(boxes: Iterable<Box>): Box | undefined {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return left === Infinity ? undefined : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The direction in which boxes follow each other; undefined for fewer than two. */
export function flowOf(boxes: readonly Box[]): 'column' | 'row' | undefined {
  for (let i = 1; i < boxes.length; i++) {
    const [a, b] = [boxes[i - 1]!, boxes[i]!]
    if (a.height === 0 || b.height === 0) continue
    const isBeside = b.x >= a.x + a.width - 1 || b.x + b.width <= a.x + 1
    return isBeside && b.y < a.y + a.height - 1 ? 'row' : 'column'
  }
  return undefined
}

/** A block that renders nothing gets its place in the order: zero height, below the block before it. */
export function withPlaces(list: Box, items: readonly { id: string; box: Box | undefined }[]): { id: string; box: Box }[] {
  let last: Box = { x: list.x, y: list.y, width: list.width, height: 0 }
  return items.map(({ id, box }) => {
    last = box ?? { x: last.x, y: last.y + last.height, width: last.width, height: 0 }
    return { id, box: last }
  })
}
