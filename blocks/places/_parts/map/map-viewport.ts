// What part of the map is seen: the point in the middle, and how many pixels a unit has. Pure arithmetic.
import type { MapPoint } from '@/schemas/rules/places/map-point'

export interface MapViewport extends MapPoint {
  scale: number
}
export interface Size {
  width: number
  height: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels of a unit, which is about 120 m: two stores of one street stand apart. */
export const CLOSEST = 48
/** Around pins that are shown all at once. */
const MARGIN = 48
/** A single pin is shown with the places around it. */
const LEAST_SPAN = 240
/** Korea, with the sea around it: the middle of a view stays in it. */
const LAND: Box = { left: 300, top: 150, right: 5_700, bottom: 5_600 }

export const farthest = ({ width, height }: Size): number => Math.min(width, height) / (LAND.bottom - LAND.top)

export const onScreen = (view: MapViewport, { width, height }: Size, { x, y }: MapPoint): MapPoint => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
})

/** @param grown by so many pixels on each side. */
export function seenBox({ x, y, scale }: MapViewport, { width, height }: Size, grown = 0): Box {
  const [halfWidth, halfHeight] = [(width / 2 + grown) / scale, (height / 2 + grown) / scale]
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

export const isSeen = ({ left, top, right, bottom }: Box, { x, y }: MapPoint): boolean => x >= left && x <= right && y >= top && y <= bottom

/** The closest view of all these points; of the whole country without any. */
export function fitting(points: readonly MapPoint[], size: Size): MapViewport {
  const box = points.length > 0 ? boxOf(points) : { ...LAND, left: 1_100, right: 4_300 }
  const [wide, high] = [Math.max(box.right - box.left, LEAST_SPAN), Math.max(box.bottom - box.top, LEAST_SPAN)]
  const room = (length: number) => Math.max(length - 2 * MARGIN, length / 2)
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: Math.min(CLOSEST, room(size.width) / wide, room(size.height) / high),
  }
}

function boxOf(points: readonly MapPoint[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** Moves what is seen by pixels: what lay under the finger stays under it. */
export const panned = (view: MapViewport, dx: number, dy: number): MapViewport =>
  within({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale })

/** @param at pixels from the top left corner; what is there stays there. */
export function zoomed(
  view: MapViewport,
  size: Size,
  factor: number,
  at: MapPoint = { x: size.width / 2, y: size.height / 2 },
): MapViewport {
  const scale = Math.min(CLOSEST, Math.max(farthest(size), view.scale * factor))
  const [fromX, fromY] = [at.x - size.width / 2, at.y - size.height / 2]
  const shift = 1 / view.scale - 1 / scale
  return within({ x: view.x + fromX * shift, y: view.y + fromY * shift, scale })
}

export const within = ({ x, y, scale }: MapViewport): MapViewport => ({
  x: Math.min(LAND.right, Math.max(LAND.left, x)),
  y: Math.min(LAND.bottom, Math.max(LAND.top, y)),
  scale,
})

/** Between two views: the scale in equal ratios, so that the speed looks even. @param part 0 to 1. */
export const between = (from: MapViewport, to: MapViewport, part: number): MapViewport => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale * (to.scale / from.scale) ** part,
})
