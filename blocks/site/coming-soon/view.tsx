import type { ViewProps } from '@/renderer/define-block'
import { TOPICS } from '@/schemas/rules/site/waiting'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { WayList } from '@/blocks/base/_parts/way-list'
import type { Data } from './load'
import { ReminderForm } from './reminder-form.lazy'
import type { Props } from './schema'

export const REMINDER_TITLE = '열리면 메일로 알려 드립니다'

/** Placeholder of a part of the site under construction: its opening day, a contact until then, and one mail when it opens. */
export function ComingSoon({ id, props, data, page }: ViewProps<Props, Data>) {
  const { title, lead, topic, hours, links = [], image } = props
  const { phone } = page.site
  return (
    <section
      data-section="band"
      className={`bg-surface ${image ? 'max-lg:photo-above lg:grid lg:grid-cols-2' : 'grid'}`}
      style={photoPlace(undefined, '4/3')}
    >
      <div className="w-full self-center py-12 ps-[max(var(--gutter),calc((100vw-var(--container-base))/2))] pe-(--gutter) md:py-20 lg:pe-16">
        <p className="type-small font-semibold text-ink-mute">{TOPICS[topic]} · 준비 중</p>
        <h1 className="type-h1 mt-1 text-balance">{title}</h1>
        {lead && <p className="mt-3 max-w-[30em] text-lead text-pretty text-ink-soft md:mt-4">{lead}</p>}
        <dl className="mt-8 max-w-105 border-t border-line md:mt-10">
          {data.opensOn && (
            <Fact name="여는 날">
              <span className="font-semibold">{data.opensOn} 예정</span>
            </Fact>
          )}
          <Fact name="전화">
            <a href={`tel:${phone}`} className="numeric inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
              {phone}
            </a>
            {hours && <span className="ms-3 text-small text-ink-mute">{hours}</span>}
          </Fact>
        </dl>
        <div className="mt-8 max-w-105">
          <h2 className="type-h3">{REMINDER_TITLE}</h2>
          <ReminderForm id={id} topic={topic} />
        </div>
        <WayList links={links} site={page.site} className="mt-10" />
      </div>
      {image && <Picture image={image} ratio="fill" sizes="(width >= 1024px) 50vw, 100vw" className="max-lg:aspect-[16/9]" />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-14 items-center gap-4 border-b border-line">
      <dt className="w-16 shrink-0 text-small text-ink-mute">{name}</dt>
      <dd className="flex flex-wrap items-center">{children}</dd>
    </div>
  )
}
