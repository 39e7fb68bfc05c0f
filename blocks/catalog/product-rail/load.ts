import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listNewProducts, pickProducts, recommendProducts, searchProducts, type ProductHead } from '@/schemas/api/catalog/products'
import type { Props } from './schema'

export interface Data {
  products: ProductHead[]
}

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { source, category = 'floor', products = [], size = 8 } = props
  const ask = {
    new: () => call(listNewProducts, { size }, { signal }),
    recommended: () => call(recommendProducts, { size }, { signal }),
    category: () => call(searchProducts, { category, sort: 'popular', size }, { signal }),
    picked: () => call(pickProducts, { ids: products.slice(0, size).join(',') }, { signal }),
  }
  return { data: { products: (await ask[source]()).items } }
}
