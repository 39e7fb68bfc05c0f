import * as contracts from '@/schemas/api/catalog/categories'
import type { Category } from '@/schemas/api/catalog/categories'
import { operation } from '@/services/kit/service'
import { MOST_DEPTH } from '@/services/catalog/domain/most-depth'
import { categoryTree } from './tree'

export const listAllCategories = operation(contracts.listAllCategories, async (_, ctx) => {
  const { under } = await categoryTree(ctx)
  const walk = (cateId: string, depth: number): Category[] =>
    depth > MOST_DEPTH ? [] : under(cateId).flatMap((category) => [category, ...walk(category.CATE_ID, depth + 1)])
  return { items: walk('', 1) }
})
