import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/categories'
import { categoryAttributes } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { categoryTree, parentsOf } from './tree'

export const listCategoryAttributes = operation(contracts.listCategoryAttributes, async ({ category }, ctx) => {
  const tree = await categoryTree(ctx)
  const found = tree.byId.get(category)
  if (!found) return { items: [] }
  const first = parentsOf(tree, found).at(-1) ?? found
  const { code, label, values, cateId, siteId, orderNo } = categoryAttributes
  const items = await ctx.db
    .select({ code, label, values })
    .from(categoryAttributes)
    .where(and(eq(siteId, ctx.siteId), eq(cateId, first.CATE_ID)))
    .orderBy(asc(orderNo), asc(code))
  return { items }
})
