import type { ShownPoint } from '@/schemas/api/content/picture-points'
import type { Shape } from '@/schemas/words/shape'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { PointLayer } from './point-layer'

interface Props {
  id: string
  src: string
  alt: string
  shape: Shape
  points?: readonly ShownPoint[] | undefined
  isCostShown: boolean
  /** Its own ratio without one. */
  ratio?: string
  sizes: string
  className?: string
}

/** A photograph with its points over it. */
export function PointedPicture({ id, src, alt, shape, points = [], isCostShown, ratio, sizes, className = '' }: Props) {
  const picture = <Picture image={shaped(src, alt, shape)} ratio={ratio} sizes={sizes} className={className} />
  if (points.length === 0) return picture
  return (
    <span className="relative block">
      {picture}
      <PointLayer id={id} points={points} shape={shape} isCostShown={isCostShown} />
    </span>
  )
}
