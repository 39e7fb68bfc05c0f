import type { CSSProperties } from 'react'
import { Icon } from '@/lib/ui/icon'
import { SafeLink } from '../_parts/action-link'
import { Picture } from '../_parts/picture'
import type { Slide, Tag } from './schema'
import { spotOnPhone } from './spot-on-phone'

interface Input {
  slide: Slide
  level: 'h1' | 'h2'
  single: boolean
}

/** Text first in the document, the photograph first on a phone's screen. */
export function HeroSlide({ slide, level: Heading, single }: Input) {
  return (
    <div className="hero-slide">
      <div className={single ? 'hero-text hero-alone' : 'hero-text'}>
        {slide.eyebrow && <p className="hero-eyebrow">{slide.eyebrow}</p>}
        <Heading className="hero-title">{slide.title}</Heading>
        {slide.text && <p className="hero-lead">{slide.text}</p>}
        {slide.link && (
          <SafeLink href={slide.link} className="hero-action">
            {slide.linkLabel}
          </SafeLink>
        )}
      </div>
      <div className="hero-photo">
        {/* It is higher than wide on a phone: the file of a landscape is cut to it. */}
        <Picture image={slide.image} ratio="fill" sizes="(width >= 1024px) 63vw, 125vw" />
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
  const side = tag.x > 55 ? 'hero-product hero-product-before' : 'hero-product'
  return (
    <details open style={place}>
      <summary aria-label={`사진 속 제품: ${tag.label}`} className="hero-spot">
        <Icon name="plus" size={16} />
      </summary>
      <SafeLink href={tag.link} className={side}>
        {tag.swatch && <Picture image={tag.swatch} ratio="1/1" sizes="58px" className="w-[58px]! shrink-0 rounded-sm" />}
        <span className="hero-product-text">
          <b>{tag.label}</b>
          {tag.meta && <span>{tag.meta}</span>}
        </span>
      </SafeLink>
    </details>
  )
}
