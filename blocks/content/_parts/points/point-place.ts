import type { CSSProperties } from 'react'
import type { Shape } from '@/schemas/words/shape'

/** Half of a button, which stays whole at an edge: what a crop leaves out is marked at the edge that is nearest to it. */
const HALF = '1.375rem'

/**
 * The place of a point on a picture that fills its box, whatever the box: units of the box say how far `object-fit: cover` lets the
 * picture reach over it, and the focal point says what of that is left out on each side.
 */
export function pointPlace({ x, y }: { x: number; y: number }, shape: Shape | undefined): CSSProperties {
  const ratio = shape ? number(shape.width / shape.height) : undefined
  const [fx, fy] = focalOf(shape?.focal)
  const wide = ratio === undefined ? '100cqw' : `max(100cqw,100cqh*${ratio})`
  const high = ratio === undefined ? '100cqh' : `max(100cqh,100cqw/${ratio})`
  return { left: along('100cqw', wide, fx, x), top: along('100cqh', high, fy, y) }
}

const along = (box: string, picture: string, focal: number, at: number): string =>
  `clamp(${HALF},${number(focal / 100)}*${box} + ${number((at - focal) / 100)}*${picture},${box} - ${HALF})`

const number = (value: number): number => Math.round(value * 10_000) / 10_000

function focalOf(focal: string | undefined): [number, number] {
  const [, x, y] = /^(\d{1,3})%? (\d{1,3})%?$/.exec(focal ?? '') ?? []
  return [Number(x ?? 50), Number(y ?? 50)]
}
