import type { ViewProps } from '@/renderer/define-block'
import { SafeLink } from '../_parts/action-link'
import { Picture } from '../_parts/picture'
import type { Props } from './schema'

export function Image({ props }: ViewProps<Props>) {
  const { image, caption, ratio = 'own', link, bleed = false } = props
  const fill = ratio === 'fill'
  const rounded = (props.rounded ?? true) && !bleed && !fill
  const picture = (
    <Picture
      image={image}
      ratio={ratio === 'own' ? undefined : ratio}
      sizes={bleed ? '100vw' : '(width >= 1280px) 1280px, 100vw'}
      lively={Boolean(link)}
      className={`${rounded ? 'rounded-sm' : ''} ${fill ? 'min-h-[75vw] md:min-h-full' : ''}`}
    />
  )
  return (
    <figure className={fill ? 'h-full' : bleed ? 'bleed my-(--frame-space,--spacing(10)) min-w-0' : 'frame'}>
      {link ? (
        <SafeLink href={link} className="card block">
          {picture}
        </SafeLink>
      ) : (
        picture
      )}
      {caption && (
        <figcaption
          className={`mt-3 text-caption text-ink-mute ${bleed ? 'mx-auto max-w-[calc(var(--container-base)+2*var(--gutter))] px-(--gutter)' : ''}`}
        >
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
