import * as contracts from '@/schemas/api/catalog/categories'
import { operation } from '@/services/kit/service'
import { categoryTree, parentsOf } from './tree'

export const readCategory = operation(contracts.readCategory, async ({ category }, ctx) => {
  const tree = await categoryTree(ctx)
  const found = tree.byId.get(category)
  if (!found) throw ctx.fail('missing')
  const PARENTS = parentsOf(tree, found).map(({ CATE_ID, CATE_NAME, DEPTH, DEL_YN }) => ({ CATE_ID, CATE_NAME, DEPTH, DEL_YN }))
  return { item: { ...found, PARENTS } }
})
