import { SafeLink } from './action-link'
import { Badge, type BadgeTone } from './badge'
import { Picture, sources, type Image, photoPlace } from './picture'

export interface CardItem {
  title: string
  link?: string | undefined
  newWindow?: boolean | undefined
  image?: Image | undefined
  kind?: string | undefined
  description?: string | undefined
  meta?: readonly string[] | undefined
  quote?: string | undefined
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined
  chips?: readonly Image[] | undefined
  moreChips?: number | undefined
}

interface Props {
  item: CardItem
  level: number
  ratio?: string | undefined
  sizes: string
  /** A larger heading, for the leading card. */
  large?: boolean
  /** Smaller text on a phone, where two cards are side by side. */
  small?: boolean
  className?: string
  photoClass?: string
}

// Lists contain many cards, and React schedules each component as a task: the parts of a card have no state and are called as functions.

/** Photo, title, one meta line, and at most one more line. The text comes first in the document; the photo is displayed above it. */
export function Card({ item, level, ratio, sizes, large = false, small = false, className = '', photoClass = '' }: Props) {
  const title = large
    ? 'text-title md:text-h3'
    : item.quote
      ? 'max-md:text-small max-md:font-medium md:text-title'
      : small
        ? 'max-md:text-[0.9375rem]/[1.4375rem] max-md:font-semibold md:text-title'
        : 'text-title'
  const fills = ratio === 'fill'
  return (
    <article
      className={`group/card relative ${fills ? 'max-md:photo-above md:flex md:flex-col md:justify-end' : 'photo-above'} ${className}`}
      style={photoPlace(item.image, fills ? '4/3' : ratio)}
    >
      <div className={`${large ? 'mt-3.5 md:mt-5' : 'mt-3.5 md:mt-4.5'} ${fills ? 'md:order-last' : ''}`}>
        {item.quote && (
          <p className="mb-1.5 text-[1.125rem]/[1.75rem] tracking-[-0.02em] text-pretty text-brand md:text-[1.25rem]/[1.9375rem]">
            {item.quote}
          </p>
        )}
        {item.kind && <p className="mb-0.5 text-caption text-ink-mute">{item.kind}</p>}
        {CardTitle({ item, level, className: title })}
        {item.description && <p className="mt-1 text-small text-ink-soft">{item.description}</p>}
        {Meta({ parts: item.meta, className: `mt-1 ${small ? 'max-md:text-caption' : ''}` })}
        {Chips({ chips: item.chips, more: item.moreChips })}
      </div>
      {CardPhoto({ item, ratio, sizes, className: photoClass })}
    </article>
  )
}

export function CardTitle({ item, level, className }: { item: CardItem; level: number; className: string }) {
  const Tag = `h${level}` as 'h3'
  return (
    <Tag className={`text-balance ${className}`}>
      {item.link ? SafeLink({ href: item.link, newWindow: item.newWindow, className: 'stretched', children: item.title }) : item.title}
    </Tag>
  )
}

export function CardPhoto({
  item,
  ratio,
  sizes,
  first = false,
  className = '',
}: {
  item: CardItem
  ratio: string | undefined
  sizes: string
  first?: boolean | undefined
  className?: string
}) {
  const picture = Picture({ image: item.image, ratio, sizes, first, lively: Boolean(item.link), className: `rounded-sm ${className}` })
  if (!item.badge) return picture
  return (
    <div className={`relative ${ratio === 'fill' ? 'md:contents' : ''}`}>
      {picture}
      <Badge tone={item.badge.tone ?? 'ink'} className="absolute top-3 left-3">
        {item.badge.label}
      </Badge>
    </div>
  )
}

export function Meta({ parts, className = '' }: { parts: readonly string[] | undefined; className?: string }) {
  if (!parts || parts.length === 0) return null
  return (
    <p className={`meta text-small text-ink-mute ${className}`}>
      {parts.map((part, i) => (
        <span key={i}>{part}</span>
      ))}
    </p>
  )
}

/** Circles cut from the photographs of the real materials. */
export function Chips({ chips, more = 0 }: { chips: readonly Image[] | undefined; more?: number | undefined }) {
  if (!chips || chips.length === 0) return null
  const count = chips.length + more
  return (
    <div className="mt-3 flex items-center gap-1.5">
      <span className="sr-only">색 {count}가지</span>
      {chips.map((chip, i) => (
        <img
          key={i}
          {...sources({ src: chip.src, width: 160 })}
          srcSet={undefined}
          alt={chip.alt}
          width={18}
          height={18}
          loading="lazy"
          decoding="async"
          className="size-4.5 rounded-full object-cover inset-ring inset-ring-neutral-900/10"
        />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="numeric text-caption text-ink-mute">
          +{more}
        </span>
      )}
    </div>
  )
}
