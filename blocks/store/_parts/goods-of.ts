import type { PageContext } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import type { readGoods } from '@/schemas/api/store/goods'
import { recordOf } from '@/blocks/base/_parts/record-of'

export type Goods = Item<typeof readGoods>

/** The page's goods. */
export const goodsOf = (page: PageContext): Goods | undefined => recordOf<typeof readGoods>(page, 'goods')
