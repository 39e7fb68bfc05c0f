import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { Data } from './load'
import type { Props } from './schema'
import { StoryBrowser } from './story-browser.lazy'

const LABEL = '지난 상담'

/** Earlier consultations by space, size and region. */
export function ConsultingStoryList({ id, props, data, page }: ViewProps<Props, Data>) {
  const { layout = 'browse', size = 12, level = 2 } = props
  if (layout === 'browse' && (data.total > 0 || data.facets.length > 0))
    return (
      <div className="frame">
        <StoryBrowser
          id={id}
          label={LABEL}
          path={page.path}
          query={facetQuery(page.query)}
          size={size}
          first={data}
          level={level}
          unsorted
          ratio="4/3"
        />
      </div>
    )
  return (
    <div className="frame">
      {layout !== 'browse' && data.cards.length > 0 ? (
        <CardLayout layout={layout} items={data.cards} label={LABEL} level={level} columns={3} />
      ) : (
        <Empty title="아직 올라온 상담 이야기가 없습니다." reason="새 이야기가 올라오면 이곳에서 보여 드립니다." />
      )}
    </div>
  )
}
