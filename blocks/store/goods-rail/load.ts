import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listBestProducts, listStoreProducts, pickGoods, type GoodsHead } from '@/schemas/api/store/goods'
import type { Props } from './schema'

export interface Data {
  goods: GoodsHead[]
}

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { source, category = '', brand = '', goods = [], size = 8 } = props
  const list = (input: object) => call(listStoreProducts, { size, ...input }, { signal })
  const ask = {
    best: () => call(listBestProducts, { size }, { signal }),
    newest: () => list({ sort: 'newest' }),
    timesale: () => list({ filter: 'timesale', sort: 'popular' }),
    category: () => list({ categoryId: category, sort: 'popular' }),
    brand: () => list({ brandId: brand, sort: 'popular' }),
    picked: () => call(pickGoods, { ids: goods.slice(0, size).join(',') }, { signal }),
  }
  return { data: { goods: (await ask[source]()).items } }
}
