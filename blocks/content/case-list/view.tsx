import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { caseCard } from '../_parts/case-card'
import { Empty } from '@/blocks/base/_parts/empty'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import { scrapCorner } from '@/blocks/members/_parts/scrap/scrap-corner'
import { CaseBrowser } from './case-browser.lazy'
import type { Data } from './load'
import type { Props } from './schema'

const LABELS: Record<Props['type'], string> = { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' }

export function CaseList({ id, props, data, page }: ViewProps<Props, Data>) {
  const { type, layout = 'browse', size = 24, columns = 3, level = 2, label = LABELS[type] } = props
  const cards = data.cases.map(caseCard)
  // A page of many bands is not to weigh more for a control on each of their cards: those that lead have one.
  const isLeading = layout === 'feature' || layout === 'quad'
  if (layout !== 'browse') {
    return (
      <div className="frame">
        {cards.length > 0 ? (
          <CardLayout
            layout={layout}
            items={cards}
            corner={isLeading ? scrapCorner : undefined}
            label={label}
            level={level}
            columns={columns}
          />
        ) : (
          <Empty title="아직 올라온 사례가 없습니다." reason="새 사례가 올라오면 이곳에서 보여 드립니다." />
        )}
      </div>
    )
  }
  return (
    <div className="frame">
      <CaseBrowser
        id={id}
        label={label}
        type={type}
        path={page.path}
        query={facetQuery(page.query)}
        size={size}
        first={{ cards, facets: data.facets, total: data.total }}
        level={level}
        ratio={type === 'myhome' ? '3/2' : '4/3'}
      />
    </div>
  )
}
