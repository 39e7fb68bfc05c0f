import type { MapPoint } from '@/schemas/rules/places/map-point'

export interface Room extends MapPoint {
  /** How far it is from the nearest edge, and from what is to be kept free. */
  room: number
}

/** Points looked at on each side of the shape. */
const STEPS = 24

/**
 * The point inside a shape that is farthest from its edges: where its name stands. The middle of 경기 lies in 서울.
 * @param rings coasts and holes.
 * @param free points from which it keeps away as well.
 */
export function roomiestPoint(rings: readonly (readonly MapPoint[])[], free: readonly MapPoint[] = []): Room | undefined {
  const points = rings.flat()
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  const [wide, high] = [Math.max(...points.map(({ x }) => x)) - left, Math.max(...points.map(({ y }) => y)) - top]
  let best: Room | undefined
  for (let row = 1; row < STEPS; row++)
    for (let column = 1; column < STEPS; column++) {
      const at = { x: left + (wide * column) / STEPS, y: top + (high * row) / STEPS }
      if (!isInside(rings, at)) continue
      let room = Math.min(...free.map(({ x, y }) => Math.hypot(at.x - x, at.y - y)))
      const least = best?.room ?? 0
      for (let i = 0; i < rings.length && room > least; i++) room = Math.min(room, toRing(rings[i]!, at))
      if (room > least) best = { ...at, room }
    }
  return best
}

const isInside = (rings: readonly (readonly MapPoint[])[], { x, y }: MapPoint): boolean => {
  let inside = false
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    })
  return inside
}

function toRing(ring: readonly MapPoint[], at: MapPoint): number {
  let least = Infinity
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const along = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(a.x + dx * along - at.x, a.y + dy * along - at.y))
  })
  return least
}
