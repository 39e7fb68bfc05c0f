import * as contracts from '@/schemas/api/places/finder'
import { operation } from '@/services/kit/service'
import { findShops } from './find-shops'
import { shopIndex } from './shop-index'

export const listShopRegions = operation(contracts.listShopRegions, async (_, ctx) => {
  const { regions } = findShops(await shopIndex(ctx), {}, () => undefined)
  return { items: regions, totalCount: regions.length }
})
