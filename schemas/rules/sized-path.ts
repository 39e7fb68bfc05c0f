/**
 * The address of a picture in another size, by a path segment `{width}x{height}` (C-IMGEXT); a height of 0 keeps the ratio.
 * Pictures of this site come from its image door; of any other storage path the segment stands before the file's name.
 */
export function sizedPath(path: string, width: number, height = 0): string {
  const size = `${width}x${height}`
  const own = /^\/media\/(.+)$/.exec(path)?.[1]
  return own ? `/img/${size}/${own}` : path.replace(/[^/]+$/, (name) => `${size}/${name}`)
}
