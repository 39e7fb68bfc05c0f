// The layouts of a collection of cards: neighbours on a page choose different ones.
import type { ReactNode } from 'react'
import { Badge } from './badge'
import { Card, CardPhoto, CardTitle, Chips, Meta, Price, type CardItem } from './card'
import { photoPlace } from './picture'
import type { CARD_LAYOUT_LABELS } from './card-layout-labels'

interface Part {
  items: readonly CardItem[]
  /** A control in the corner of a card's photograph, beside its link. */
  corner?: ((item: CardItem) => ReactNode) | undefined
  /** Name of the collection, for screen readers. */
  label: string | undefined
  level: number
  ratio?: string | undefined
  columns?: number | undefined
}

const layouts = { feature: Feature, quad: Quad, rail: Rail, grid: Grid, staggered: Staggered, ruled: Ruled, split: Split }

export function CardLayout({ layout, ...part }: Part & { layout: keyof typeof CARD_LAYOUT_LABELS }) {
  const Layout = layouts[layout]
  return <Layout {...part} />
}

/** 2:1, one card with the height of the two beside it; further cards continue in threes. */
function Feature({ items, label, level, corner, ratio = '4/3' }: Part) {
  const [lead, ...rest] = items
  const pair = rest.slice(0, 2)
  return (
    <div className="grid grid-cols-1 gap-x-(--grid-gap) gap-y-9 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card
        item={lead!}
        corner={corner?.(lead!)}
        level={level}
        ratio="fill"
        photoClass="max-md:aspect-case max-md:h-auto md:min-h-0 md:flex-1"
        large
        sizes="(width >= 1024px) 1260px, 100vw"
        className="md:h-full"
      />
      {pair.length > 0 && (
        <ul aria-label={label} className="grid grid-cols-2 content-between gap-x-(--grid-gap) gap-y-8 md:grid-cols-1">
          {pair.map((item, i) => (
            <Card
              key={i}
              as="li"
              item={item}
              corner={corner?.(item)}
              level={level}
              ratio={ratio}
              small
              sizes="(width >= 1024px) 420px, 50vw"
            />
          ))}
        </ul>
      )}
      {rest.length > 2 && (
        <ul className="grid grid-cols-2 gap-x-(--grid-gap) gap-y-8 md:col-span-2 md:mt-3 md:grid-cols-3">
          {rest.slice(2).map((item, i) => (
            <Card
              key={i}
              as="li"
              item={item}
              corner={corner?.(item)}
              level={level}
              ratio={ratio}
              small
              sizes="(width >= 1024px) 420px, 50vw"
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Four small cards, two by two, and the leading one at their right; on phones it comes first. */
function Quad({ items, label, level, corner, ratio = '1/1' }: Part) {
  const [lead, ...rest] = items
  return (
    <div className="grid grid-cols-1 gap-x-(--grid-gap) gap-y-9 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Card
        item={lead!}
        corner={corner?.(lead!)}
        level={level}
        ratio="fill"
        photoClass="max-md:aspect-case max-md:h-auto md:min-h-0 md:flex-1"
        large
        sizes="(width >= 1024px) 960px, 100vw"
        className="md:order-last md:h-full"
      />
      <ul aria-label={label} className="grid grid-cols-2 content-between gap-x-(--grid-gap) gap-y-8">
        {rest.map((item, i) => (
          <Card
            key={i}
            as="li"
            item={item}
            corner={corner?.(item)}
            level={level}
            ratio={ratio}
            small
            sizes="(width >= 1024px) 420px, 80vw"
          />
        ))}
      </ul>
    </div>
  )
}

/** A row that starts at the page's left edge and continues beyond the right one. */
function Rail({ items, label, level, corner, ratio = '3/2' }: Part) {
  // Cards without links take no focus, so the row itself does, and arrow keys scroll it.
  const still = !items.some(({ link }) => link)
  return (
    <ul aria-label={label} tabIndex={still ? 0 : undefined} className="scroll-x bleed bleed-start -my-2 flex gap-(--grid-gap) py-2">
      {items.map((item, i) => (
        <Card
          key={i}
          as="li"
          item={item}
          corner={corner?.(item)}
          level={level}
          ratio={ratio}
          small
          sizes="(width >= 1280px) 560px, (width >= 480px) 400px, 300px"
          className="w-75 shrink-0 sm:w-100 lg:w-140"
        />
      ))}
    </ul>
  )
}

const COLUMNS: Record<number, string> = {
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
  // Many small cards: three in a row as soon as their names fit.
  5: 'grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] max-md:gap-x-3 sm:grid-cols-4 md:grid-cols-5',
  6: 'grid-cols-3 max-md:gap-x-3 md:grid-cols-6',
}

/** Below PC. The square of a wide photograph needs a file wider than itself. */
const PHONE_SIZES: Record<number, string> = {
  2: '(width >= 480px) 50vw, 100vw',
  3: '(width >= 480px) 40vw, 100vw',
  4: '50vw',
  5: '40vw',
  6: '40vw',
}

function Grid({ items, label, level, corner, ratio, columns = 4 }: Part) {
  return (
    <ul aria-label={label} className={`grid gap-x-(--grid-gap) gap-y-8 md:gap-y-10 ${COLUMNS[columns]}`}>
      {items.map((item, i) => (
        <Card
          key={i}
          as="li"
          item={item}
          corner={corner?.(item)}
          level={level}
          ratio={ratio ?? (columns === 4 ? '1/1' : '4/3')}
          small
          sizes={`(width >= 1024px) ${Math.round(1280 / columns)}px, ${PHONE_SIZES[columns]}`}
        />
      ))}
    </ul>
  )
}

function Staggered({ items, label, level, ratio }: Part) {
  const isPair = items.length <= 2
  return (
    <ul aria-label={label} className={`grid grid-cols-2 gap-x-3 gap-y-3 md:gap-x-4 ${isPair ? '' : 'md:grid-cols-4'}`}>
      {items.map((item, i) => (
        <li
          key={i}
          className={`card photo-above relative max-md:[--photo:3/4]! ${i % 2 === 1 ? 'mt-7 md:mt-14' : 'mb-7 md:mb-14'}`}
          style={photoPlace(item.image, ratio)}
        >
          <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-2">
            <CardTitle item={item} level={level} className="text-title" />
            {item.meta?.[0] && <span className="shrink-0 text-small text-ink-mute">{item.meta[0]}</span>}
          </div>
          <CardPhoto
            item={item}
            ratio={ratio ?? (isPair ? '4/5' : '1/2')}
            sizes="(width >= 1024px) 640px, 100vw"
            className="max-md:aspect-[3/4]!"
          />
        </li>
      ))}
    </ul>
  )
}

/** One ink line, then hairlines: text first, a small photograph at the right. */
function Ruled({ items, label, level, ratio = '3/2' }: Part) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {items.map((item, i) => (
        <li
          key={i}
          className={`card relative grid grid-cols-[1fr_6.5rem] items-center gap-4 py-5.5 sm:grid-cols-[1fr_10rem] md:grid-cols-[1fr_15rem] md:gap-10 md:py-8 ${i > 0 ? 'border-t border-line' : ''}`}
        >
          <div>
            {item.kind && <p className="text-caption text-ink-mute md:text-small">{item.kind}</p>}
            <CardTitle item={item} level={level} className="mt-0.5 text-title md:mt-1 md:text-h3" />
            {item.description && <p className="mt-1.5 text-small text-ink-soft max-md:hidden">{item.description}</p>}
            <Price price={item.price} />
            <Meta parts={item.meta} className="mt-1.5 md:mt-3.5" />
          </div>
          <CardPhoto item={item} ratio={ratio} sizes="(width >= 1024px) 240px, 160px" className="max-sm:aspect-square!" />
        </li>
      ))}
    </ul>
  )
}

/** Photo and text side by side on paper. */
function Split({ items, label, level }: Part) {
  return (
    <ul aria-label={label} className="grid gap-(--grid-gap) lg:grid-cols-2">
      {items.map((item, i) => (
        <li key={i} className="card relative grid grid-cols-[7.75rem_1fr] overflow-hidden rounded-sm bg-surface sm:grid-cols-[5fr_7fr]">
          <div className="col-start-2 self-center px-4.5 py-5 md:px-7">
            {item.badge && <Badge tone={item.badge.tone ?? 'accent'}>{item.badge.label}</Badge>}
            <CardTitle item={item} level={level} className={`${item.badge ? 'mt-2 md:mt-3' : ''} text-title md:text-h3`} />
            {item.description && <p className="mt-0.5 text-small text-ink-soft md:mt-1">{item.description}</p>}
            <Price price={item.price} />
            <Meta parts={item.meta} className="mt-2.5 md:mt-3.5" />
            <Chips chips={item.chips} more={item.moreChips} />
          </div>
          <CardPhoto
            item={{ ...item, badge: undefined }}
            ratio="fill"
            sizes="(width >= 1280px) 420px, (width >= 480px) 60vw, 320px"
            className="col-start-1 row-start-1 min-h-42 rounded-none sm:min-h-56 lg:aspect-square"
          />
        </li>
      ))}
    </ul>
  )
}
