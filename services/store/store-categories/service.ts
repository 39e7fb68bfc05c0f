import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/store/categories'
import { nearestBanners, storeTree } from '../domain/goods/store-tree'
import { listRemodelingBanners } from './list-remodeling-banners'
import { listStoreCategories } from './list-store-categories'

const listCategoryBanners = operation(contracts.listCategoryBanners, async ({ categoryId = '' }, ctx) => ({
  items: [...nearestBanners(await storeTree(ctx), categoryId)],
}))

const listDisplayCategories = operation(contracts.listDisplayCategories, async ({ categoryId }, ctx) => {
  const { under } = await storeTree(ctx)
  return { items: [...under(categoryId)] }
})

const listRootBanners = operation(contracts.listRootBanners, async (_, ctx) => {
  const { under, bannersOf } = await storeTree(ctx)
  return { items: under().flatMap(({ id, BUYING_PRD_DISP_TYPE }) => (BUYING_PRD_DISP_TYPE === 'goods' ? bannersOf(id) : [])) }
})

export const storeCategories = service('store-categories', [
  listStoreCategories,
  listDisplayCategories,
  listCategoryBanners,
  listRootBanners,
  listRemodelingBanners,
])
