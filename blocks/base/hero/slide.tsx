import type { CSSProperties } from 'react'
import { Icon } from '@/lib/ui/icon'
import { SafeLink } from '../_parts/action-link'
import { Picture } from '../_parts/picture'
import type { Slide, Tag } from './schema'
import { spotOnPhone } from './spot-on-phone'

interface Input {
  slide: Slide
  level: 'h1' | 'h2'
  first: boolean
  single: boolean
}

/** Text first in the document, the photograph first on a phone's screen. */
export function HeroSlide({ slide, level: Heading, first, single }: Input) {
  return (
    <div className="flex h-full flex-col md:grid md:min-h-[580px] md:grid-cols-[37fr_63fr] lg:min-h-[min(680px,calc(100svh-var(--size-header)))]">
      <div
        className={`order-2 flex flex-col items-start px-(--gutter) pt-7 transition-none duration-(--duration-quick) group-data-moved/track:transition-opacity md:order-1 md:justify-center md:pt-14 md:pr-10 md:pl-[max(var(--gutter),calc((100cqw-var(--container-base))/2))] md:group-not-data-off/slide:delay-150 md:group-not-data-off/slide:duration-(--duration-slow) md:group-data-off/slide:opacity-0 lg:pr-12 ${single ? 'pb-4 md:pb-14' : 'md:pb-[152px]'}`}
      >
        {slide.eyebrow && <p className="mb-2 text-[15px] leading-6 font-semibold text-brand md:mb-4 md:text-[16px]">{slide.eyebrow}</p>}
        <Heading className="type-display whitespace-pre-line md:max-lg:text-[44px] md:max-lg:leading-[56px]">{slide.title}</Heading>
        {slide.text && <p className="type-lead mt-3.5 max-w-[22em] text-pretty text-ink-soft md:mt-6">{slide.text}</p>}
        {slide.link && (
          <SafeLink
            href={slide.link}
            className="mt-6 flex h-14 w-full items-center justify-center rounded-sm bg-action px-[30px] font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover md:mt-9 md:w-auto"
          >
            {slide.linkLabel}
          </SafeLink>
        )}
      </div>
      <div className="relative order-1 aspect-4/5 overflow-hidden sm:aspect-16/10 bg-surface-deep transition-none duration-(--duration-photo) group-data-moved/track:transition-opacity ease-(--ease-in-out) md:order-2 md:h-full md:w-full md:group-data-off/slide:opacity-0">
        <Picture image={slide.image} ratio="fill" sizes="(min-width: 1024px) 63vw, 100vw" first={first} />
        {slide.tag && <ProductTag tag={slide.tag} phone={spotOnPhone(slide.tag, slide.image)} />}
      </div>
    </div>
  )
}

/**
 * A `+` on the photograph that names a product. A disclosure, so that it opens without a script. Below the width of PC its card is at the
 * photograph's bottom, and its close button stays above the card, however low the product is in the picture.
 */
function ProductTag({ tag, phone }: { tag: Tag; phone: { x: number; y: number } }) {
  const place = { '--x': `${tag.x}%`, '--y': `${tag.y}%`, '--phone-x': `${phone.x}%`, '--phone-y': `${phone.y}%` } as CSSProperties
  const side = tag.x > 55 ? 'md:right-[calc(100%-var(--x)+30px)] md:left-auto' : 'md:right-auto md:left-[calc(var(--x)+30px)]'
  return (
    <details open className="group/tag" style={place}>
      <summary
        aria-label={`사진 속 제품: ${tag.label}`}
        className="absolute top-[min(var(--phone-y),100%-9.5rem)] left-(--phone-x) -m-[22px] grid size-11 cursor-pointer list-none place-items-center rounded-full before:absolute before:inset-2 before:rounded-full before:bg-page before:shadow-float before:content-[''] sm:top-[min(var(--y),100%-9.5rem)] sm:left-(--x) md:top-(--y) [&::-webkit-details-marker]:hidden"
      >
        <Icon name="plus" size={16} className="relative transition-transform duration-(--duration-quick) group-open/tag:rotate-45" />
      </summary>
      <SafeLink
        href={tag.link}
        className={`absolute inset-x-5 bottom-4 sm:right-auto sm:left-(--gutter) sm:min-w-[320px] flex items-center gap-3.5 rounded-md bg-page p-2.5 pr-3.5 shadow-float md:top-[min(var(--y),calc(100%-56px))] md:bottom-auto md:min-w-[236px] md:-translate-y-1/2 ${side}`}
      >
        {tag.swatch && <Picture image={tag.swatch} ratio="1/1" sizes="58px" className="w-[58px]! shrink-0 rounded-sm" />}
        <span className="min-w-0 flex-1 py-1">
          <span className="block text-[15px] leading-6 font-semibold">{tag.label}</span>
          {tag.meta && <span className="type-caption block text-ink-mute">{tag.meta}</span>}
        </span>
        <Icon name="chevron" size={18} />
      </SafeLink>
    </details>
  )
}
