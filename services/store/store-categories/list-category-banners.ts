import * as contracts from '@/schemas/api/store/categories'
import { operation } from '@/services/kit/service'
import { nearestBanners, storeTree } from '../domain/goods/store-tree'

export const listCategoryBanners = operation(contracts.listCategoryBanners, async ({ categoryId = '' }, ctx) => ({
  items: [...nearestBanners(await storeTree(ctx), categoryId)],
}))
