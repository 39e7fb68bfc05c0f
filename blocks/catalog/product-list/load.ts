import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listAllCategories } from '@/schemas/api/catalog/categories'
import { categoryChoice } from '@/schemas/rules/catalog/category'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { FacetAnswer } from '@/blocks/base/_parts/facets/facet-store'
import { categoryOf } from '../_parts/product/category-field'
import { PRODUCT_ORDERS } from './product-orders'
import { askProducts } from './ask-products'
import type { Props } from './schema'

export interface Data {
  answer: FacetAnswer
  /** The listed category: the deepest one in the URL. */
  category: string
  label: string
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data | null>> {
  const { items } = await call(listAllCategories, {}, { signal })
  const choice = categoryChoice(items, categoryOf(page, props.category), { mcate: page.query['mcate'], tab: page.query['tab'] })
  if (!choice) return { data: null }
  const { CATE_ID: category, CATE_NAME: label } = choice.chosen
  return {
    data: { answer: await askProducts(call, category, props.size ?? 24, facetQuery(page.query, PRODUCT_ORDERS), signal), category, label },
  }
}
