import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listInteriors } from '@/schemas/api/content/interiors'
import { facetInput, facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { Props } from './schema'

export interface Data {
  cases: Listed<typeof listInteriors>[]
  facets: Item<typeof listInteriors>['facets']
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { type, layout = 'browse', size = 24, sort = 'latest' } = props
  const asked = layout === 'browse' ? facetInput(facetQuery(page.query)) : { sort, page: 1 }
  const { items, item, totalCount } = await call(listInteriors, { type, size, ...asked }, { signal })
  return { data: { cases: items, facets: item.facets, total: totalCount } }
}
