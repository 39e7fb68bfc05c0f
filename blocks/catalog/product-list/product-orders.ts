import type { ProductSort } from '@/schemas/api/catalog/products'
import type { Sorts } from '@/blocks/base/_parts/sort-links'

export const PRODUCT_ORDERS: Sorts<ProductSort> = {
  latest: '최신순',
  popular: '인기순',
  cheap: '낮은 가격순',
  dear: '높은 가격순',
}
