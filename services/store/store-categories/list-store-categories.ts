import * as contracts from '@/schemas/api/store/categories'
import type { StoreCategoryNode } from '@/schemas/api/store/categories'
import { operation } from '@/services/kit/service'
import { storeTree } from '../domain/goods/store-tree'

export const listStoreCategories = operation(contracts.listStoreCategories, async (_, ctx) => {
  const { under } = await storeTree(ctx)
  const nodes = (above?: string): StoreCategoryNode[] => under(above).map((category) => ({ ...category, subItems: nodes(category.id) }))
  return { items: nodes() }
})
