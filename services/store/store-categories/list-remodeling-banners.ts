import * as contracts from '@/schemas/api/store/categories'
import { operation } from '@/services/kit/service'
import { nearestBanners, storeTree } from '../domain/goods/store-tree'

export const listRemodelingBanners = operation(contracts.listRemodelingBanners, async ({ categoryId }, ctx) => {
  const tree = await storeTree(ctx)
  const isRemodeling = (id: string): boolean => tree.byId.get(id)?.BUYING_PRD_DISP_TYPE === 'remodeling'
  if (categoryId) return { items: isRemodeling(categoryId) ? [...nearestBanners(tree, categoryId)] : [] }
  return { items: [...tree.byId.keys()].filter(isRemodeling).flatMap((id) => tree.bannersOf(id)) }
})
