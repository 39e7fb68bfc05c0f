import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listShopProducts, type readShop } from '@/schemas/api/places/finder'
import { readShopLocator, type ShopLocator } from '@/schemas/api/places/map'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  products: Listed<typeof listShopProducts>[]
  /** Absent where it could not be drawn: the page is whole without it. */
  locator?: ShopLocator
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const shop = recordOf<typeof readShop>(page, 'shop')
  if (!shop) return { data: { products: [] } }
  const asked = { storeId: shop.SHOP_ID }
  const [{ items }, locator] = await Promise.all([
    call(listShopProducts, asked, { signal }),
    call(readShopLocator, asked, { signal }).then(
      ({ item }) => item,
      () => undefined,
    ),
  ])
  return { data: { products: items, ...(locator ? { locator } : {}) } }
}
