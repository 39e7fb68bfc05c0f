import type { InteriorCase } from '@/schemas/api/content/interiors'
import { BeforeAfter } from '@/blocks/base/_parts/before-after/before-after'
import { shaped } from '@/blocks/base/_parts/shaped'
import { PointedPicture } from '../_parts/points/pointed-picture'
import { PointList } from '../_parts/points/point-list'

interface Props {
  id: string
  parts: InteriorCase['blocks']
  /** `wide` lets photographs take the page's width, alternating with photographs beside the text; `narrow` is one column. */
  look: 'wide' | 'narrow'
  isCostShown: boolean
  className?: string
}

/** A story in steps: a heading, text, and possibly a photograph, with what stands in it, or with the place as it was before. */
export function Story({ id, parts, look, isCostShown, className = '' }: Props) {
  const sizes = look === 'wide' ? '(width >= 1280px) 1280px, 100vw' : '(width >= 1024px) 680px, 100vw'
  let photos = 0
  return (
    <div className={`flex flex-col ${look === 'wide' ? 'gap-14 md:gap-24' : 'gap-10 md:gap-14'} ${className}`}>
      {parts.map(({ title, text, image, alt = '', shape, before, points = [] }, i) => {
        const whole = look === 'wide' && Boolean(image) && !before && photos++ % 2 === 1
        const ratio = whole ? '2/1' : '3/2'
        const cut = `rounded-sm ${whole ? 'max-sm:aspect-[4/3]! md:col-span-2' : ''}`
        const photo =
          image &&
          (before ? (
            <BeforeAfter
              before={shaped(before.image, before.alt, before.shape)}
              after={shaped(image, alt, shape)}
              sizes={sizes}
              label={title}
            />
          ) : (
            <PointedPicture
              id={`${id}-${i}`}
              src={image}
              alt={alt}
              shape={shape}
              points={points}
              isCostShown={isCostShown}
              ratio={ratio}
              sizes={sizes}
              className={cut}
            />
          ))
        const drawn = photo && (
          <>
            {photo}
            <PointList points={points} isCostShown={isCostShown} isWide={whole} className="mt-5" />
          </>
        )
        return (
          <section key={i} className={look === 'wide' ? 'md:grid md:grid-cols-[4fr_8fr] md:gap-x-(--grid-gap)' : ''}>
            {title && <h2 className="type-h3 mb-3 md:mb-4">{title}</h2>}
            <div className={look === 'wide' ? 'md:col-start-2' : ''}>
              {text && <p className="max-w-[40em] text-body leading-7 text-pretty whitespace-pre-line text-ink-soft">{text}</p>}
              {drawn && !whole && <div className={text ? 'mt-6 md:mt-8' : ''}>{drawn}</div>}
            </div>
            {whole && <div className="mt-6 md:col-span-2 md:mt-10">{drawn}</div>}
          </section>
        )
      })}
    </div>
  )
}
