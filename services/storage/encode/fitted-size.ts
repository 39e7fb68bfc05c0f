import { PictureFault } from './picture-fault'

export interface Size {
  width: number
  height: number
}

/** Twice the widest derivative; a larger original would only be stored. */
const LONGEST_EDGE = 3840
/** Above it a picture is read from top to bottom, as the detail pictures of shops are, and its width is what counts. */
const STRIP = 2
/** The widest derivative. */
const STRIP_WIDTH = 1920
/** WebP, in which every derivative is made, holds no more lines. */
const MOST_LINES = 16_383
/** Narrower, the words of a page-wide picture are no longer read. */
const READABLE = 800

/** The size in which a picture is stored: inside a square, and a strip by its width. @throws PictureFault for one that could not be read any more. */
export function fittedSize({ width, height }: Size): Size {
  if (height <= STRIP * width) return scaled({ width, height }, Math.min(1, LONGEST_EDGE / Math.max(width, height)))
  const fitted = scaled({ width, height }, Math.min(1, STRIP_WIDTH / width, MOST_LINES / height))
  if (fitted.width < Math.min(width, READABLE)) throw new PictureFault('tooTall')
  return fitted
}

const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
})
