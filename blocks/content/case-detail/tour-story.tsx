import type { InteriorCase } from '@/schemas/api/content/interiors'
import { Picture } from '@/blocks/base/_parts/picture'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import { PointedPicture } from '../_parts/points/pointed-picture'
import { PointList } from '../_parts/points/point-list'

type Part = InteriorCase['blocks'][number]

const WHOLE = '(width >= 1024px) 680px, 100vw'
const HALF = '(width >= 1024px) 340px, 50vw'

interface Props {
  id: string
  parts: readonly Part[]
  /** The photograph at the head of the page. */
  cover: string
  className?: string
}

/** A member's story, in the order in which it was written: texts, photographs with products on them, pairs. */
export function TourStory({ id, parts, cover, className = '' }: Props) {
  return (
    <div className={`mx-auto flex max-w-text flex-col gap-10 md:gap-14 ${className}`}>
      {parts.map((part, i) => {
        if (part.html) return <RichText key={i} html={part.html} />
        return isCoverAlone(part, cover) ? null : <Photos key={i} part={part} id={`${id}-${i}`} />
      })}
    </div>
  )
}

/** The head shows it already, and nothing is written or marked on it. */
const isCoverAlone = ({ image, second, caption, points = [] }: Part, cover: string): boolean =>
  image === cover && !second && !caption && points.length === 0

function Photos({ part: { image, alt = '', shape, second, caption, points = [] }, id }: { part: Part; id: string }) {
  if (!image) return null
  return (
    <figure>
      {second ? (
        <div className="grid grid-cols-2 gap-2">
          <Picture image={shaped(image, alt, shape)} ratio="3/4" sizes={HALF} className="rounded-sm" />
          <Picture image={shaped(second.image, second.alt, second.shape)} ratio="3/4" sizes={HALF} className="rounded-sm" />
        </div>
      ) : (
        <PointedPicture
          id={id}
          src={image}
          alt={alt}
          shape={shape}
          points={points}
          isCostShown={false}
          sizes={WHOLE}
          className="rounded-sm"
        />
      )}
      <PointList points={points} isCostShown={false} className="mt-4" />
      {caption && <figcaption className="mt-3 text-small text-ink-mute">{caption}</figcaption>}
    </figure>
  )
}
