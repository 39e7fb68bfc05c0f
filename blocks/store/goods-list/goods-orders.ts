import type { GoodsSort } from '@/schemas/api/store/goods'
import type { Sorts } from '@/blocks/base/_parts/sort-links'

export const GOODS_ORDERS: Sorts<GoodsSort> = {
  newest: '최신순',
  popular: '인기순',
  cheap: '낮은 가격순',
  dear: '높은 가격순',
  reviews: '후기순',
}
