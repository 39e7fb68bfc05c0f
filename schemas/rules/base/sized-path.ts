import type { PictureSize } from './picture-sizes'

const STORED = '/media/'

/**
 * The path of a picture in another size, by a path segment `{width}x{height}` (C-IMGEXT); a height of 0 preserves the ratio. Pictures of
 * this site come from `/img`, which makes these sizes only; in any other storage path the segment precedes the file's name.
 */
export function sizedPath(path: string, ...[width, height = 0]: PictureSize): string {
  const size = `${width}x${height}`
  const own = path.startsWith(STORED) ? path.slice(STORED.length) : ''
  return own ? `/img/${size}/${own}` : path.replace(/[^/]+$/, (name) => `${size}/${name}`)
}
