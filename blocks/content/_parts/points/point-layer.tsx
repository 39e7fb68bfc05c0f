import type { ShownPoint } from '@/schemas/api/content/picture-points'
import type { Shape } from '@/schemas/words/shape'
import { Picture } from '@/blocks/base/_parts/picture'
import { pointPlace } from './point-place'
import { costHref, pointFacts, seeWords } from './point-facts'

interface Props {
  /** Unique on the page. */
  id: string
  points: readonly ShownPoint[]
  shape: Shape | undefined
  isCostShown: boolean
}

/**
 * The points of a photograph, over a box that the photograph fills. Each opens a card of the browser's own: it closes by Escape and by a
 * press beside it, one is open at a time, and the focus returns, all without a script.
 */
export function PointLayer({ id, points, shape, isCostShown }: Props) {
  if (points.length === 0) return null
  return (
    <span className="point-layer">
      {points.map((point, i) => (
        <span key={i} className="contents">
          <button
            type="button"
            popoverTarget={`${id}-${i}`}
            aria-label={`${i + 1}번, ${point.NAME}`}
            className="point"
            style={pointPlace(point, shape)}
          >
            <span aria-hidden="true" className="point-face numeric">
              {i + 1}
            </span>
          </button>
          <PointCard id={`${id}-${i}`} point={point} isCostShown={isCostShown} />
        </span>
      ))}
    </span>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

function PointCard({ id, point, isCostShown }: { id: string; point: ShownPoint; isCostShown: boolean }) {
  const cost = costHref(point, isCostShown)
  return (
    <span id={id} popover="auto" role="dialog" aria-label={point.NAME} className="point-card">
      <span className="flex gap-4">
        <span className="w-16 shrink-0">
          <Picture image={{ src: point.image, alt: '' }} ratio="1/1" sizes="64px" className="rounded-sm" />
        </span>
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">{point.NAME}</b>
          {pointFacts(point).map((fact) => (
            <span key={fact} className="numeric block text-small text-ink-mute">
              {fact}
            </span>
          ))}
        </span>
      </span>
      <span className="mt-1 flex flex-wrap gap-x-4 text-small">
        <a href={point.link} className={LINK}>
          {seeWords(point)}
        </a>
        {cost && (
          <a href={cost} className={LINK}>
            이 자재 비용
          </a>
        )}
      </span>
    </span>
  )
}
