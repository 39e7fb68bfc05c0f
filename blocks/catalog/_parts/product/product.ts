import type { PageContext } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import type { readProduct } from '@/schemas/api/catalog/products'
import { recordOf } from '@/blocks/base/_parts/record-of'

export type Product = Item<typeof readProduct>

/** The page's product. */
export const productOf = (page: PageContext): Product | undefined => recordOf<typeof readProduct>(page, 'product')
