import type { InteriorCase } from '@/schemas/api/content/interiors'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'

interface Props {
  parts: InteriorCase['blocks']
  /** `wide` lets photographs take the page's width, alternating with photographs beside the text; `narrow` is one column. */
  look: 'wide' | 'narrow'
  className?: string
}

/** A story in steps: a heading, text, and possibly a photograph. */
export function Story({ parts, look, className = '' }: Props) {
  const sizes = look === 'wide' ? '(width >= 1280px) 1280px, 100vw' : '(width >= 1024px) 680px, 100vw'
  let photos = 0
  return (
    <div className={`flex flex-col ${look === 'wide' ? 'gap-14 md:gap-24' : 'gap-10 md:gap-14'} ${className}`}>
      {parts.map(({ title, text, image, alt, shape }, i) => {
        const whole = look === 'wide' && Boolean(image) && photos++ % 2 === 1
        const photo = image && (
          <Picture
            image={shaped(image, alt ?? '', shape)}
            ratio={whole ? '2/1' : '3/2'}
            sizes={sizes}
            className={`rounded-sm ${whole ? 'max-sm:aspect-[4/3]! md:col-span-2' : ''}`}
          />
        )
        return (
          <section key={i} className={look === 'wide' ? 'md:grid md:grid-cols-[4fr_8fr] md:gap-x-(--grid-gap)' : ''}>
            {title && <h2 className="type-h3 mb-3 md:mb-4">{title}</h2>}
            <div className={look === 'wide' ? 'md:col-start-2' : ''}>
              {text && <p className="max-w-[40em] text-body leading-7 text-pretty whitespace-pre-line text-ink-soft">{text}</p>}
              {photo && !whole && <div className={text ? 'mt-6 md:mt-8' : ''}>{photo}</div>}
            </div>
            {whole && <div className="mt-6 md:col-span-2 md:mt-10">{photo}</div>}
          </section>
        )
      })}
    </div>
  )
}
