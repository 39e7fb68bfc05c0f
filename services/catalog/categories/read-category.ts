import * as contracts from '@/schemas/api/catalog/categories'
import { answer, fail } from '@/services/kit/service'
import { categoryTree, parentsOf } from './tree'

export const readCategory = answer(contracts.readCategory, 'services/catalog/categories/read-category.ts', async ({ category }, ctx) => {
  const tree = await categoryTree(ctx)
  const found = tree.byId.get(category)
  if (!found) throw fail(contracts.readCategory, 'missing')
  const PARENTS = parentsOf(tree, found).map(({ CATE_ID, CATE_NAME, DEPTH, DEL_YN }) => ({ CATE_ID, CATE_NAME, DEPTH, DEL_YN }))
  return { item: { ...found, PARENTS } }
})
