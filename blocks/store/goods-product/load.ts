import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { readProduct } from '@/schemas/api/catalog/products'
import { CallFailure } from '@/schemas/api/base/failure'
import { goodsOf } from '../_parts/goods-of'
import type { Props } from './schema'

export type Product = Item<typeof readProduct>

/** The products that the page's goods sell; one that was withdrawn meanwhile is left out. */
export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Product[]>> {
  const ids = goodsOf(page)?.productIds ?? []
  const found = await Promise.all(
    ids.map(async (prdId) => {
      try {
        return [(await call(readProduct, { prdId }, { signal })).item]
      } catch (error) {
        if (error instanceof CallFailure && error.status === 404) return []
        throw error
      }
    }),
  )
  return { data: found.flat() }
}
