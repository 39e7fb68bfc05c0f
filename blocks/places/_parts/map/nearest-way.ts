import type { MapPoint } from '@/schemas/rules/places/map-point'

export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const WAYS: Readonly<Record<Way, MapPoint>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
export const isWay = (key: string): key is Way => key in WAYS

/**
 * The place that an arrow key leads to: the nearest within a quarter turn of its direction, where what lies aside counts double, so that a
 * row is walked along. @returns its index, -1 where nothing lies that way.
 */
export function nearestWay(places: readonly MapPoint[], from: MapPoint, way: Way): number {
  const { x, y } = WAYS[way]
  let [nearest, least] = [-1, Infinity]
  places.forEach((place, index) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    if (ahead < 1 || aside > ahead) return
    const length = ahead + 2 * aside
    if (length < least) [nearest, least] = [index, length]
  })
  return nearest
}
