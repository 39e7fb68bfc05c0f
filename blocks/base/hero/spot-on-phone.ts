interface Source {
  width?: number | undefined
  height?: number | undefined
  focal?: string | undefined
}

/** The phone's crop of the hero (4:5), and the picture's own ratio. */
const PHONE = 4 / 5

/**
 * A point of the whole picture, in per cent, after the phone's crop to 4:5 around the focal point. Clamped away from the edges, so that
 * its button is never cut.
 */
export function spotOnPhone(
  point: { x: number; y: number },
  { width = 16, height = 10, focal = '50% 50%' }: Source,
): { x: number; y: number } {
  const [focalX = 50, focalY = 50] = focal.split(/\s+/).map((part) => (Number.isFinite(parseFloat(part)) ? parseFloat(part) : 50))
  const own = width / height
  const place = (value: number, centre: number, seen: number) => Math.min(92, Math.max(8, (value - centre * (1 - seen)) / seen))
  return { x: place(point.x, focalX, Math.min(1, PHONE / own)), y: place(point.y, focalY, Math.min(1, own / PHONE)) }
}
