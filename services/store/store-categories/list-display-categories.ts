import * as contracts from '@/schemas/api/store/categories'
import { operation } from '@/services/kit/service'
import { storeTree } from '../domain/goods/store-tree'

export const listDisplayCategories = operation(contracts.listDisplayCategories, async ({ categoryId }, ctx) => {
  const { under } = await storeTree(ctx)
  return { items: [...under(categoryId)] }
})
