'use client'
import { call } from '@/schemas/api/base/call'
import { listInteriors, type CaseType } from '@/schemas/api/content/interiors'
import { caseCard } from '../_parts/case-card'
import { FacetBrowser, type FacetBrowserProps } from '@/blocks/base/_parts/facets/facet-browser'
import { facetInput } from '@/blocks/base/_parts/facets/facet-query'
import type { Ask } from '@/blocks/base/_parts/facets/facet-store'

export function CaseBrowser({ type, ...props }: FacetBrowserProps & { type: CaseType }) {
  const ask: Ask = async (query, signal) => {
    const { items, item, totalCount } = await call(listInteriors, { type, size: props.size, ...facetInput(query) }, { signal })
    return { cards: items.map(caseCard), facets: item.facets, total: totalCount }
  }
  return <FacetBrowser {...props} ask={ask} />
}
