import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'
import { scrapCorner } from '@/blocks/members/_parts/scrap/scrap-corner'
import type { Data } from './load'
import type { Props } from './schema'

/** Without picks it renders nothing: neither an empty row nor its heading. */
export function CasePicks({ props, data }: ViewProps<Props, Data>) {
  const { layout = 'rail', columns = 3, title, level = 2 } = props
  if (data.cards.length === 0) return null
  return (
    <section data-section="plain" className="band" aria-label={title}>
      <div className="frame my-0!">
        {title && (
          <div className="mb-6 md:mb-10">
            <SectionHeading title={title} level={level} size="h2" />
          </div>
        )}
        <CardLayout
          layout={layout}
          items={data.cards}
          corner={scrapCorner}
          label={title}
          level={title ? level + 1 : level}
          columns={columns}
        />
      </div>
    </section>
  )
}
