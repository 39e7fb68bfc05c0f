// Places the name and the tools of a selected block, in screen pixels of the frame: inside its top corners where the padding leaves room,
// just outside where they would cover words, and always visible while the block is.
import type { Box } from '../state/canvas-handle'

export interface Size {
  width: number
  height: number
}
export interface Seen extends Size {
  /** How much of the stage is visible above the frame: nothing on a phone. */
  above: number
}
export interface MarkPlaces {
  tag: { x: number; y: number }
  tools: { x: number; y: number }
}

/** Less padding than this holds neither a name nor tools. */
const NEEDED = 28
/** Distance of the tools from the corner. */
const INSET = 8
const GAP = 4
/** The most that may be shown above the frame's own edge. */
export const ABOVE = 44

/**
 * @param box of the block
 * @param padding of the block at its top, as it is on the screen
 * @param frame what is visible of the canvas
 */
export function markPlaces(box: Box, padding: number, frame: Seen, tag: Size, tools: Size): MarkPlaces {
  const isRoomy = padding >= NEEDED && box.height >= tools.height + 2 * INSET
  const left = clamp(box.x, 0, Math.max(0, frame.width - tag.width))
  const right = clamp(box.x + box.width - tools.width, 0, Math.max(0, frame.width - tools.width))
  const bottom = box.y + box.height
  // The name of a block that begins above the edge sticks to the edge until the block ends.
  const stuck = (y: number, height: number) => Math.max(y, Math.min(0, bottom - height))

  if (isRoomy) {
    const isNarrow = box.width < tag.width + tools.width + 3 * INSET
    return {
      tag: { x: left, y: stuck(box.y, tag.height) },
      tools: { x: Math.max(0, right - INSET), y: stuck(box.y + INSET + (isNarrow ? tag.height : 0), tools.height) },
    }
  }
  const over = (height: number) => (box.y - height - GAP >= -frame.above ? box.y - height - GAP : stuck(box.y, height))
  const tagY = box.y - tag.height >= -frame.above ? box.y - tag.height : stuck(box.y, tag.height)
  const isBeside = left + tag.width + GAP <= right
  const below = bottom + GAP
  const above = tagY - tools.height - GAP
  if (isBeside) return { tag: { x: left, y: tagY }, tools: { x: right, y: over(tools.height) } }
  return { tag: { x: left, y: tagY }, tools: { x: right, y: below + tools.height <= frame.height ? below : Math.max(above, -frame.above) } }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
