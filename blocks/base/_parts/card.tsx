import type { ReactNode } from 'react'
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
  price?: CardPrice | undefined
  quote?: string | undefined
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined
  chips?: readonly Image[] | undefined
  moreChips?: number | undefined
  /** Its record, where members can keep it: `house:12`. */
  scrap?: string | undefined
}

/** What goods cost, in words. */
export interface CardPrice {
  now: string
  /** The regular price and what is taken off it, where it costs less now. */
  before?: string | undefined
  rate?: string | undefined
}

interface Props {
  item: CardItem
  /** In a list, the card is its item. */
  as?: 'article' | 'li'
  level: number
  ratio?: string | undefined
  sizes: string
  /** A larger heading, for the leading card. Only this one may fill what is beside it. */
  large?: boolean
  /** Smaller text on a phone, where two cards are side by side. */
  small?: boolean
  className?: string
  photoClass?: string
  /** A control in the corner of the photograph: after the link in the document, and above it on the screen. */
  corner?: ReactNode
}

// Lists contain many cards, and React schedules each component as a task: the parts of a card have no state and are called as functions.

/** Photo, title, one meta line, and at most one more line. The text comes first in the document; the photo is displayed above it. */
export function Card({
  item,
  as: Tag = 'article',
  level,
  ratio,
  sizes,
  large = false,
  small = false,
  className = '',
  photoClass = '',
  corner,
}: Props) {
  const title = large ? 'text-title md:text-h3' : item.quote ? 'card-title-quoted' : small ? 'card-title-small' : 'text-title'
  const fills = ratio === 'fill'
  const look = large ? (fills ? 'max-md:photo-above md:flex md:flex-col md:justify-end' : 'photo-above') : 'card-tile'
  const text = (
    <>
      {item.quote && <p className="card-quote">{item.quote}</p>}
      {item.kind && <p className="mb-0.5 text-caption text-ink-mute">{item.kind}</p>}
      {CardTitle({ item, level, className: title })}
      {item.description && <p className="mt-1 text-small text-ink-soft">{item.description}</p>}
      {Price({ price: item.price })}
      {Meta({ parts: item.meta, className: small ? 'mt-1 card-meta-small' : 'mt-1' })}
      {Chips({ chips: item.chips, more: item.moreChips })}
    </>
  )
  return (
    <Tag className={`card relative ${look}${className && ` ${className}`}`} style={photoPlace(item.image, fills ? '4/3' : ratio)}>
      {large ? <div className={`mt-3.5 md:mt-5${fills ? ' md:order-last' : ''}`}>{text}</div> : text}
      {CardPhoto({ item, ratio, sizes, className: photoClass, isBare: !large })}
      {corner && <div className="absolute top-2 right-2">{corner}</div>}
    </Tag>
  )
}

export function CardTitle({ item, level, className }: { item: CardItem; level: number; className: string }) {
  const Tag = `h${level}` as 'h3'
  return (
    <Tag className={`card-title ${className}`}>
      {item.link ? SafeLink({ href: item.link, newWindow: item.newWindow, className: 'stretched', children: item.title }) : item.title}
    </Tag>
  )
}

export function CardPhoto({
  item,
  ratio,
  sizes,
  className = '',
  isBare = false,
}: {
  item: CardItem
  ratio: string | undefined
  sizes: string
  className?: string
  /** The photograph stands at the card's edge, so its badge has the same place in either. */
  isBare?: boolean
}) {
  const picture = Picture({
    image: item.image,
    ratio,
    sizes,
    lively: Boolean(item.link),
    className: `rounded-sm ${className}`.trim(),
  })
  if (!item.badge) return picture
  const marked = (
    <>
      {picture}
      <Badge tone={item.badge.tone ?? 'ink'} className="absolute top-3 left-3">
        {item.badge.label}
      </Badge>
    </>
  )
  return isBare ? marked : <div className={ratio === 'fill' ? 'relative md:contents' : 'relative'}>{marked}</div>
}

export function Meta({ parts, className = '' }: { parts: readonly string[] | undefined; className?: string }) {
  if (!parts || parts.length === 0) return null
  return <p className={`card-meta ${className}`}>{parts.map((part, i) => (i === 0 ? part : <span key={i}>{part}</span>))}</p>
}

/** The price that holds now, and before it what is taken off the regular one. */
export function Price({ price }: { price: CardPrice | undefined }) {
  return (
    price && (
      <p className="numeric mt-1 flex flex-wrap items-baseline gap-x-2">
        {price.rate && <span className="text-ink-mute">{price.rate}</span>}
        <b className="font-semibold">{price.now}</b>
        {price.before && <s className="text-caption text-ink-mute">{price.before}</s>}
      </p>
    )
  )
}

/** Circles cut from the photographs of the real materials. */
export function Chips({ chips, more = 0 }: { chips: readonly Image[] | undefined; more?: number | undefined }) {
  if (!chips || chips.length === 0) return null
  const count = chips.length + more
  return (
    <div className="chips" data-more={more > 0 ? `+${more}` : undefined}>
      {chips.map((chip, i) => (
        <img
          key={i}
          {...sources({ src: chip.src, width: 160 })}
          srcSet={undefined}
          alt={i === 0 ? `색 ${count}가지: ${chip.alt}` : chip.alt}
          width={18}
          height={18}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}
