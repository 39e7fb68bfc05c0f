import { service } from '@/services/kit/service'
import { listExpertShops } from './list-expert-shops'
import { listPickedShops } from './list-picked-shops'
import { listShopPins } from './list-shop-pins'
import { listShopProducts } from './list-shop-products'
import { listShopRegions } from './list-shop-regions'
import { listShops } from './list-shops'
import { pickShop } from './pick-shop'
import { readMapOutline } from './read-map-outline'
import { readMyPick } from './read-my-pick'
import { readShop } from './read-shop'
import { readShopLocator } from './read-shop-locator'
import { saveShopSearch } from './save-shop-search'

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
