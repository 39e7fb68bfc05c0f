import type { ViewProps } from '@/renderer/define-block'
import { CLOSED_REASON, REASON } from '@/schemas/rules/base/settle-path'
import { CONTACT } from '@/schemas/rules/base/contact'
import { ActionLink } from '../_parts/action-link'
import { Picture, photoPlace } from '../_parts/picture'
import { placeOf } from '../_parts/site-link'
import { Unbroken } from '../_parts/unbroken'
import { WayList } from '../_parts/way-list'
import type { Props } from './schema'

/** What happened, why, and links to continue; with another text when the path is not accessible (G-STORE404). */
export function StatusMessage({ props, page }: ViewProps<Props>) {
  const { code, actions = [], links = [], image } = props
  const { title, description } = (page.query[REASON] === CLOSED_REASON && props.closed) || props
  return (
    <section
      data-section="band"
      className={`bg-surface ${image ? 'max-md:photo-above md:grid md:min-h-160 md:grid-cols-2' : 'grid'}`}
      style={photoPlace(undefined, '4/3')}
    >
      <div className="w-full self-center py-14 ps-[max(var(--gutter),calc((100vw-var(--container-base))/2))] pe-(--gutter) md:py-20 lg:pe-16">
        {code && <p className="numeric text-small text-ink-mute">{code}</p>}
        <h1 className="type-h1 mt-1">{title}</h1>
        {description && (
          <p className="mt-3 max-w-[26em] text-lead text-pretty text-ink-soft md:mt-4">
            <Unbroken text={description} />
          </p>
        )}
        {actions.length > 0 && (
          <div className="mt-7 flex flex-wrap gap-2 max-sm:*:grow md:mt-9">
            {actions.map((action, i) => (
              <ActionLink
                key={i}
                href={placeOf(action.href, page.site)}
                newWindow={action.href === CONTACT}
                tone={i === 0 ? 'primary' : 'line'}
              >
                {action.label}
              </ActionLink>
            ))}
          </div>
        )}
        <WayList links={links} site={page.site} className="mt-10 md:mt-12" />
      </div>
      {image && <Picture image={image} ratio="fill" sizes="(width >= 1024px) 50vw, 100vw" className="max-md:aspect-[4/3]" />}
    </section>
  )
}
