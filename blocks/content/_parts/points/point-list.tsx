import type { ShownPoint } from '@/schemas/api/content/picture-points'
import { Picture } from '@/blocks/base/_parts/picture'
import { PointStyles } from './point-styles'
import { costHref, pointFacts } from './point-facts'

interface Props {
  points: readonly ShownPoint[]
  isCostShown: boolean
  /** Where the page is as wide as its frame, in columns. */
  isWide?: boolean
  className?: string
}

/** The same points as text, in their order: for keys, for screen readers, and where a photograph is cut. */
export function PointList({ points, isCostShown, isWide = false, className = '' }: Props) {
  if (points.length === 0) return null
  return (
    <>
      <PointStyles />
      <ol
        aria-label="이 사진에 쓴 자재"
        className={`border-t border-line ${isWide ? 'md:grid md:grid-cols-2 md:gap-x-(--grid-gap)' : ''} ${className}`}
      >
        {points.map((point, i) => {
          const cost = costHref(point, isCostShown)
          return (
            <li key={i} className="flex items-center gap-3 border-b border-line py-3">
              <span className="numeric w-8 shrink-0 text-center text-small font-semibold" aria-hidden="true">
                {i + 1}
              </span>
              <span className="w-14 shrink-0">
                <Picture image={{ src: point.image, alt: '' }} ratio="1/1" sizes="56px" className="rounded-sm" />
              </span>
              <span className="min-w-0 flex-1">
                <a href={point.link} className="inline-flex min-h-6 font-semibold wrap-anywhere underline-offset-4 hover:underline">
                  {point.NAME}
                </a>
                <span className="meta numeric text-small text-ink-mute">
                  {pointFacts(point).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
                {cost && (
                  <a href={cost} className="inline-flex min-h-6 text-small underline underline-offset-4">
                    이 자재 비용<span className="sr-only">: {point.NAME}</span>
                  </a>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
