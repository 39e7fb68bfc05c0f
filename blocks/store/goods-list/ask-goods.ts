import type { Caller } from '@/schemas/api/base/call'
import { listStoreProducts, type GoodsSort } from '@/schemas/api/store/goods'
import type { FacetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { FacetAnswer } from '@/blocks/base/_parts/facets/facet-store'
import { goodsCard } from '../_parts/goods-card'

/** The goods of a category or of a brand; of both empty, all. */
export interface Place {
  categoryId: string
  brandId: string
}

/** Loads one page of the list, on either side. A brand shop has one brand: there is nothing to choose. */
export async function askGoods(call: Caller, place: Place, size: number, query: FacetQuery, signal: AbortSignal): Promise<FacetAnswer> {
  const { codes, sort, page } = query
  const input = { ...place, filter: codes.join(','), sort: sort as GoodsSort, page, size }
  const { items, item, totalCount } = await call(listStoreProducts, input, { signal })
  const facets = place.brandId ? item.facets.filter(({ code }) => code !== 'brand') : item.facets
  return { cards: items.map(goodsCard), facets, total: totalCount }
}
