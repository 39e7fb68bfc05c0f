import type { ReactNode } from 'react'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'

interface Props {
  id: string
  /** Fragment of this section's URL. */
  anchor?: string
  title: string
  link?: { label: string; href: string } | undefined
  /** `side` puts the heading into a column of its own, as beside a table. */
  heading?: 'top' | 'side'
  children: ReactNode
}

/** A section rendered by a block itself, because without content there must be no heading either. */
export function TitledSection({ id, anchor, title, link, heading = 'top', children }: Props) {
  const isBeside = heading === 'side'
  return (
    <section id={anchor} aria-labelledby={id} data-section="plain" className="band">
      <div
        className={`mx-auto w-full max-w-[calc(var(--container-base)+2*var(--gutter))] px-(--gutter) ${isBeside ? 'md:grid md:grid-cols-[3fr_9fr] md:gap-x-(--grid-gap)' : ''}`}
      >
        <div id={id} className={isBeside ? 'mb-5 md:mb-0' : 'mb-6 md:mb-10'}>
          {link ? (
            <SectionHeading title={title} link={link} stacked={isBeside} />
          ) : (
            <h2 className="type-h2 whitespace-pre-line">{title}</h2>
          )}
        </div>
        <div className={`min-w-0 ${isBeside ? 'no-bleed' : ''}`}>{children}</div>
      </div>
    </section>
  )
}
