import * as contracts from '@/schemas/api/catalog/categories'
import { operation } from '@/services/kit/service'
import { categoryTree } from './tree'

export const relatedCategories = operation(contracts.relatedCategories, async ({ category }, ctx) => {
  const { byId, under } = await categoryTree(ctx)
  const found = byId.get(category)
  return { items: found ? under(found.SUPER_CATE_ID).filter(({ CATE_ID }) => CATE_ID !== category) : [] }
})
