import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listShopProducts, type readShop } from '@/schemas/api/consulting/finder'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  products: Listed<typeof listShopProducts>[]
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const shop = recordOf<typeof readShop>(page, 'shop')
  if (!shop) return { data: { products: [] } }
  const { items } = await call(listShopProducts, { storeId: shop.SHOP_ID }, { signal })
  return { data: { products: items } }
}
