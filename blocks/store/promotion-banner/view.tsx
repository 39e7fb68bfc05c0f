import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { exhibitBadge, exhibitPeriod } from '../_parts/exhibit'
import type { Data } from './load'
import type { Props } from './schema'

/** One promotion: its photograph at one side, its words at the other; nothing once it has ended. */
export function PromotionBanner({ props, data: { exhibit }, page }: ViewProps<Props, Data>) {
  if (!exhibit) return null
  const { label, tone } = exhibitBadge(exhibit, page.now)
  return (
    <section data-section="band" className="bg-surface max-lg:photo-above lg:grid lg:grid-cols-2" style={photoPlace(undefined, '4/3')}>
      <div className="w-full self-center py-12 ps-[max(var(--gutter),calc((100vw-var(--container-base))/2))] pe-(--gutter) md:py-20 lg:pe-16">
        <Badge tone={tone}>{label}</Badge>
        <h2 className="type-h2 mt-3">{exhibit.title}</h2>
        {exhibit.summary && <p className="mt-3 max-w-[30em] text-lead text-pretty text-ink-soft md:mt-4">{exhibit.summary}</p>}
        <p className="numeric mt-3 text-small text-ink-mute">{exhibitPeriod(exhibit)}</p>
        <ActionLink href={exhibit.link} className="mt-7">
          {props.linkLabel ?? '기획전 보기'}
        </ActionLink>
      </div>
      <Picture
        image={shaped(exhibit.image, exhibit.imageAlt, exhibit.imageShape)}
        ratio="fill"
        sizes="(width >= 1024px) 50vw, 100vw"
        className="max-lg:aspect-[16/9]"
      />
    </section>
  )
}
