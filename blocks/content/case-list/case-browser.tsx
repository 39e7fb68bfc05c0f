'use client'
import { call } from '@/schemas/api/base/call'
import { listInteriors, type CaseType } from '@/schemas/api/content/interiors'
import { caseCard } from '../_parts/case-card'
import type { CardItem } from '@/blocks/base/_parts/card'
import { FacetBrowser, type FacetBrowserProps } from '@/blocks/base/_parts/facets/facet-browser'
import { facetInput } from '@/blocks/base/_parts/facets/facet-query'
import type { Ask } from '@/blocks/base/_parts/facets/facet-store'
import { scrapCorner } from '@/blocks/members/_parts/scrap/scrap-corner'

export function CaseBrowser({ type, ...props }: FacetBrowserProps & { type: CaseType }) {
  const ask: Ask = async (query, signal) => {
    const { items, item, totalCount } = await call(listInteriors, { type, size: props.size, ...facetInput(query) }, { signal })
    return { cards: items.map(caseCard), facets: item.facets, total: totalCount }
  }
  return <FacetBrowser {...props} ask={ask} beside={besideCard} />
}

/** In the corner of its photograph, as the look has it. */
const besideCard = (card: CardItem) => <div className="absolute top-2 right-2">{scrapCorner(card)}</div>
