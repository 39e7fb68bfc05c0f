import { service } from '@/services/kit/service'
import { listCategoryBanners } from './list-category-banners'
import { listDisplayCategories } from './list-display-categories'
import { listRemodelingBanners } from './list-remodeling-banners'
import { listRootBanners } from './list-root-banners'
import { listStoreCategories } from './list-store-categories'

export const storeCategories = service('store-categories', [
  listStoreCategories,
  listDisplayCategories,
  listCategoryBanners,
  listRootBanners,
  listRemodelingBanners,
])
