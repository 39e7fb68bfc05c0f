/** A part of a picture in percent, from its top left corner. */
export interface CropRect {
  x: number
  y: number
  width: number
  height: number
}
export type Corner = 'start' | 'end'

export const WHOLE: CropRect = { x: 0, y: 0, width: 100, height: 100 }
/** Less is a slip of the hand. */
const LEAST = 5

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const round = (value: number): number => Math.round(value * 10) / 10

/** The part with one corner moved by so many percent; the other corner stays. */
export function withCorner({ x, y, width, height }: CropRect, corner: Corner, byX: number, byY: number): CropRect {
  if (corner === 'end')
    return { x, y, width: round(within(width + byX, LEAST, 100 - x)), height: round(within(height + byY, LEAST, 100 - y)) }
  const left = round(within(x + byX, 0, x + width - LEAST))
  const top = round(within(y + byY, 0, y + height - LEAST))
  return { x: left, y: top, width: round(x + width - left), height: round(y + height - top) }
}

/** The part moved by so many percent, as far as the picture goes. */
export const moved = (rect: CropRect, byX: number, byY: number): CropRect => ({
  ...rect,
  x: round(within(rect.x + byX, 0, 100 - rect.width)),
  y: round(within(rect.y + byY, 0, 100 - rect.height)),
})

/** The largest part of this ratio, in the middle. @param picture ratio of the whole picture, width by height. */
export function ofRatio(ratio: number, picture: number): CropRect {
  const width = round(Math.min(100, (ratio / picture) * 100))
  const height = round(Math.min(100, (picture / ratio) * 100))
  return { x: round((100 - width) / 2), y: round((100 - height) / 2), width, height }
}
