import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { formatDateTime } from '@/schemas/words/dates'
import { Countdown } from '../_parts/countdown.lazy'
import { goodsCard } from '../_parts/goods-card'
import type { Data } from './load'
import type { Props } from './schema'

/** Goods whose price holds for a time, and how long the first of them still does; without any, nothing. */
export function TimeSale({ id, props: { title, lead }, data: { goods, until } }: ViewProps<Props, Data>) {
  if (goods.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} data-section="band" className="band bg-surface py-12 md:py-20">
      <div className="mx-auto w-full max-w-[calc(var(--container-base)+2*var(--gutter))] px-(--gutter)">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={`${id}-title`} className="type-h2">
              {title}
            </h2>
            {lead && <p className="mt-1.5 text-lead text-pretty text-ink-soft md:mt-2">{lead}</p>}
          </div>
          <p className="numeric flex flex-wrap items-baseline gap-x-2.5 text-small">
            <span>
              <time dateTime={until}>{formatDateTime(until)}</time>까지
            </span>
            <Countdown until={until} />
          </p>
        </div>
        <div className="mt-6 md:mt-10">
          <CardLayout layout="grid" columns={4} label={title} level={3} ratio="1/1" items={goods.map(goodsCard)} />
        </div>
      </div>
    </section>
  )
}
