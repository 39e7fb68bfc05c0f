import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listStoreProducts, pickGoods, type GoodsHead } from '@/schemas/api/store/goods'
import type { Props } from './schema'

export interface Data {
  /** The one that ends first comes first. */
  goods: GoodsHead[]
  /** ISO: the end of the first of them. */
  until: string
}

/** The service says when a sale begins or ends, so that the cached page follows. */
export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { goods: picked = [], size = 4 } = props
  const { items } =
    picked.length > 0
      ? await call(pickGoods, { ids: picked.join(',') }, { signal })
      : await call(listStoreProducts, { filter: 'timesale', sort: 'popular', size: 12 }, { signal })
  const onSale = items.filter(({ saleUntil }) => saleUntil).toSorted((a, b) => Date.parse(a.saleUntil!) - Date.parse(b.saleUntil!))
  const goods = onSale.slice(0, size)
  return { data: { goods, until: goods[0]?.saleUntil ?? '' } }
}
