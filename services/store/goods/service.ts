import { service } from '@/services/kit/service'
import { listBestProducts } from './list-best-products'
import { listBrandShops } from './list-brand-shops'
import { listProductsByCategory } from './list-products-by-category'
import { listRemodeling } from './list-remodeling'
import { listStoreProducts } from './list-store-products'
import { pickGoods } from './pick-goods'
import { readGoods } from './read-goods'

export const goods = service('goods', [
  listStoreProducts,
  listBestProducts,
  listProductsByCategory,
  listRemodeling,
  pickGoods,
  readGoods,
  listBrandShops,
])
