import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/places/finder'
import * as mapContracts from '@/schemas/api/places/map'
import { listPickedShops } from './list-picked-shops'
import { listShopPins } from './list-shop-pins'
import { listShopProducts } from './list-shop-products'
import { listShops } from './list-shops'
import { pickShop } from './pick-shop'
import { readMyPick } from './read-my-pick'
import { readShop } from './read-shop'
import { readShopLocator } from './read-shop-locator'
import { saveShopSearch } from './save-shop-search'
import { suggestedShops } from './suggested-shops'
import { findShops } from './find-shops'
import { shopIndex } from './shop-index'
import { countryMap } from './outline/country-map'

const listExpertShops = operation(contracts.listExpertShops, async ({ region }, ctx) => {
  const items = await suggestedShops(ctx, region, (shops) => shops.filter(({ row }) => row.expertYn === 'Y'))
  return { items, totalCount: items.length }
})

const listShopRegions = operation(contracts.listShopRegions, async (_, ctx) => {
  const { regions } = findShops(await shopIndex(ctx), {}, () => undefined)
  return { items: regions, totalCount: regions.length }
})

const readMapOutline = operation(mapContracts.readMapOutline, () => Promise.resolve({ item: { PROVINCES: countryMap() } }))

export const finder = service('finder', [
  listShops,
  listShopRegions,
  readShop,
  listShopPins,
  readMapOutline,
  readShopLocator,
  listShopProducts,
  listExpertShops,
  listPickedShops,
  pickShop,
  readMyPick,
  saveShopSearch,
])
