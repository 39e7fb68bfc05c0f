import type { Loaded, LoadInput } from '@/renderer/define-block'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { FacetAnswer } from '@/blocks/base/_parts/facets/facet-store'
import { subjectOf } from '@/blocks/base/_parts/record-of'
import { askGoods, type Place } from './ask-goods'
import type { Props } from './schema'
import { GOODS_ORDERS } from './goods-orders'

export interface Data {
  answer: FacetAnswer
  place: Place
  label: string
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data | null>> {
  const { of, category, brand, size = 24 } = props
  const categorySubject = subjectOf(page, 'store-category')
  const brandSubject = subjectOf(page, 'brand-shop')
  const place = {
    categoryId: of === 'category' ? category || (categorySubject?.text('id') ?? '') : '',
    brandId: of === 'brand' ? brand || (brandSubject?.text('id') ?? '') : '',
  }
  if (of !== 'all' && !place.categoryId && !place.brandId) return { data: null }
  const label = (of === 'brand' ? brandSubject : categorySubject)?.text('name')
  const answer = await askGoods(call, place, size, facetQuery(page.query, GOODS_ORDERS), signal)
  return { data: { answer, place, label: label ? `${label} 상품` : '상품' } }
}
