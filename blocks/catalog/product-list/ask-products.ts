import type { Caller } from '@/schemas/api/base/call'
import { searchProducts, type ProductHead, type ProductSort } from '@/schemas/api/catalog/products'
import type { CardItem } from '@/blocks/base/_parts/card'
import type { FacetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { FacetAnswer } from '@/blocks/base/_parts/facets/facet-store'
import { productCard } from '../_parts/product/product-card'

/** A card of the list, with the data for the compare list. */
export interface ComparableCard extends CardItem {
  compare: { id: string; name: string; image: string; category: string; categoryName: string }
}

/** Loads one page of a category, on either side. */
export async function askProducts(
  call: Caller,
  category: string,
  size: number,
  query: FacetQuery,
  signal: AbortSignal,
): Promise<FacetAnswer> {
  const { codes, sort, page } = query
  const input = { category, attributes: codes.join(','), sort: sort as ProductSort, page, size }
  const { items, item, totalCount } = await call(searchProducts, input, { signal })
  return { cards: items.map(comparableCard), facets: item.facets, total: totalCount }
}

const comparableCard = (product: ProductHead): ComparableCard => ({
  ...productCard(product),
  compare: {
    id: product.ZIN_PRD_ID,
    name: product.ZIN_PRD_NAME,
    image: product.FILE_PATH,
    category: product.CATE_ID_1,
    categoryName: product.DEPTH1_CATE_NAME,
  },
})
