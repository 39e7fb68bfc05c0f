import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readProduct } from '@/schemas/api/catalog/products'
import { COMPARE_MOST, comparedIds } from '@/schemas/rules/catalog/compare-list'
import type { Props } from './schema'

export type Product = Item<typeof readProduct>
export interface Data {
  products: Product[]
  /** How many of the address are no longer there. */
  gone: number
  /** The address names more than are compared. */
  isMore: boolean
}

/** The products that the address names, in its order. */
export async function load({ call, page, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const ids = comparedIds(page.query['ids'])
  const found = await Promise.all(
    ids.slice(0, COMPARE_MOST).map((prdId) =>
      call(readProduct, { prdId }, { signal }).then(
        ({ item }) => item,
        (error: unknown) => {
          if (error instanceof CallFailure && error.status === 404) return undefined
          throw error
        },
      ),
    ),
  )
  const products = found.filter((one) => one !== undefined)
  return { data: { products, gone: found.length - products.length, isMore: ids.length > COMPARE_MOST } }
}
