/** How near the edge of the canvas the pointer scrolls it. */
const ZONE = 56
/** Pixels in a second at the very edge. */
const FASTEST = 1_400

/** Speed in pixels a second for a pointer at this height of a viewport: negative upwards, 0 away from the edges. */
export function scrollSpeed(y: number, height: number): number {
  const zone = Math.min(ZONE, height / 4)
  if (zone <= 0) return 0
  const near = y < zone ? y - zone : y > height - zone ? y - (height - zone) : 0
  const share = Math.max(-1, Math.min(1, near / zone))
  return Math.round(share * Math.abs(share) * FASTEST)
}
