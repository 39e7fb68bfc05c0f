import * as contracts from '@/schemas/api/store/categories'
import { operation } from '@/services/kit/service'
import { storeTree } from '../domain/goods/store-tree'

export const listRootBanners = operation(contracts.listRootBanners, async (_, ctx) => {
  const { under, bannersOf } = await storeTree(ctx)
  return { items: under().flatMap(({ id, BUYING_PRD_DISP_TYPE }) => (BUYING_PRD_DISP_TYPE === 'goods' ? bannersOf(id) : [])) }
})
