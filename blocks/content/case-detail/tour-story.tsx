import { Icon } from '@/lib/ui/icon'
import type { InteriorCase } from '@/schemas/api/content/interiors'
import { Picture } from '@/blocks/base/_parts/picture'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'

type Part = InteriorCase['blocks'][number]
type Tag = NonNullable<Part['tags']>[number]

const WHOLE = '(width >= 1024px) 680px, 100vw'
const HALF = '(width >= 1024px) 340px, 50vw'

interface Props {
  parts: readonly Part[]
  /** The photograph at the head of the page. */
  cover: string
  className?: string
}

/** A member's story, in the order in which it was written: texts, photographs with products on them, pairs. */
export function TourStory({ parts, cover, className = '' }: Props) {
  return (
    <div className={`mx-auto flex max-w-text flex-col gap-10 md:gap-14 ${className}`}>
      {parts.map((part, i) => {
        if (part.html) return <RichText key={i} html={part.html} />
        return isCoverAlone(part, cover) ? null : <Photos key={i} part={part} at={i} />
      })}
    </div>
  )
}

/** The head shows it already, and nothing is written or marked on it. */
const isCoverAlone = ({ image, second, caption, tags = [] }: Part, cover: string): boolean =>
  image === cover && !second && !caption && tags.length === 0

function Photos({ part: { image, alt = '', shape, second, caption, tags = [] }, at }: { part: Part; at: number }) {
  if (!image) return null
  return (
    <figure>
      {second ? (
        <div className="grid grid-cols-2 gap-2">
          <Picture image={shaped(image, alt, shape)} ratio="3/4" sizes={HALF} className="rounded-sm" />
          <Picture image={shaped(second.image, second.alt, second.shape)} ratio="3/4" sizes={HALF} className="rounded-sm" />
        </div>
      ) : (
        <div className="relative">
          <Picture image={shaped(image, alt, shape)} sizes={WHOLE} className="rounded-sm" />
          {tags.map((tag, i) => (
            <Hotspot key={i} tag={tag} name={`tour-${at}`} />
          ))}
        </div>
      )}
      {caption && <figcaption className="mt-3 text-small text-ink-mute">{caption}</figcaption>}
    </figure>
  )
}

/** A product on a photograph: pressed, by finger or key, it shows its name and leads to its page. One is open at a time. */
function Hotspot({ tag: { x, y, ZIN_PRD_ID, ZIN_PRD_NAME }, name }: { tag: Tag; name: string }) {
  return (
    <details name={name} className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
      <summary aria-label={ZIN_PRD_NAME} className="absolute grid size-11 cursor-pointer list-none place-items-center" style={CENTRED}>
        <span className="grid size-8 place-items-center rounded-full bg-page shadow-overlay">
          <Icon name="plus" size={16} />
        </span>
      </summary>
      <a
        href={`/zin/product/${encodeURIComponent(ZIN_PRD_ID)}`}
        className="absolute flex min-h-11 items-center gap-1 rounded-sm bg-page px-4 py-2 text-small font-medium shadow-overlay"
        style={{ width: 'max-content', maxWidth: '13rem', [x > 50 ? 'right' : 'left']: 0, [y > 50 ? 'bottom' : 'top']: '1.5rem' }}
      >
        {ZIN_PRD_NAME}
        <Icon name="chevron" size={16} />
      </a>
    </details>
  )
}

/** Around the place of the product, which has no size. */
const CENTRED = { translate: '-50% -50%' }
