import * as contracts from '@/schemas/api/places/map'
import { operation } from '@/services/kit/service'
import { locatorMap } from './outline/locator-map'
import { shopIndex } from './shop-index'

export const readShopLocator = operation(contracts.readShopLocator, async ({ storeId }, ctx) => {
  const shop = (await shopIndex(ctx)).find(({ row }) => row.shopId === storeId)
  if (!shop) throw ctx.fail('missing')
  return { item: locatorMap(shop.row) }
})
