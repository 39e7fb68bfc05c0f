import type { ViewProps } from '@/renderer/define-block'
import { SectionHeading } from '../_parts/section-heading'
import type { Props } from './schema'

const TONES = { page: '', surface: 'bg-surface text-ink', deep: 'bg-surface-deep text-ink', dark: 'tone-dark bg-page text-ink' }
const WIDTHS = {
  base: 'max-w-[calc(var(--container-base)+2*var(--gutter))] px-(--gutter)',
  wide: 'max-w-[calc(var(--container-wide)+2*var(--gutter))] px-(--gutter)',
  narrow: 'max-w-[calc(var(--container-narrow)+2*var(--gutter))] px-(--gutter)',
  text: 'max-w-[calc(var(--container-text)+2*var(--gutter))] px-(--gutter)',
  form: 'max-w-[calc(var(--container-form)+2*var(--gutter))] px-(--gutter)',
  full: '',
}
const SPACES = { none: '[--section-space:0px]', small: '[--section-space:calc(var(--space-section)/2)]', base: '' }
const PADDING = { none: '', small: 'py-10 md:py-16', base: 'py-16 md:py-28' }
const GRIDS = {
  side: 'md:grid md:grid-cols-[3fr_9fr] md:gap-x-(--grid-gap)',
  wide: 'md:grid md:grid-cols-[4fr_8fr] md:items-center md:gap-x-(--grid-gap)',
}

export function Section({ id, props, slots }: ViewProps<Props>) {
  const {
    tone = 'page',
    space = 'base',
    width = 'base',
    title,
    level = 2,
    size = 'h2',
    heading = 'top',
    anchor,
    eyebrow,
    lead,
    link,
    linkAs,
  } = props
  const band = tone !== 'page'
  const beside = heading !== 'top' && Boolean(title)
  const titleId = title ? `${id}-title` : undefined
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      data-section={band || width === 'full' ? 'band' : 'plain'}
      className={`band ${TONES[tone]} ${SPACES[space]} ${band ? PADDING[space] : ''}`}
    >
      <div className={`mx-auto w-full ${WIDTHS[width]} ${beside ? GRIDS[heading as 'side'] : ''}`}>
        {title && (
          <SectionHeading
            id={titleId}
            className={`${beside ? `mb-7 md:mb-0 ${heading === 'side' ? 'self-start' : ''}` : 'mb-6 md:mb-10'}${width === 'full' ? ' px-(--gutter)' : ''}`}
            title={title}
            level={level}
            size={size}
            eyebrow={eyebrow}
            lead={lead}
            link={link}
            linkAs={linkAs}
            stacked={beside}
          />
        )}
        <div className={`inside flex min-w-0 flex-col gap-6 md:gap-10 ${beside ? 'no-bleed' : ''}`}>{slots['content']}</div>
      </div>
    </section>
  )
}
