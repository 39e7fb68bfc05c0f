import type { ViewProps } from '@/renderer/define-block'
import { BeforeAfter } from '../_parts/before-after/before-after'
import type { Props } from './schema'

/** Two photographs of one place, before and after the work. */
export function BeforeAfterBlock({ props: { before, after, label, caption, ratio = '16/10' } }: ViewProps<Props>) {
  return (
    <figure className="frame">
      <BeforeAfter before={before} after={after} label={label} ratio={ratio} sizes="(width >= 1280px) 1280px, 100vw" />
      {caption && <figcaption className="mt-1 text-caption text-ink-mute">{caption}</figcaption>}
    </figure>
  )
}
