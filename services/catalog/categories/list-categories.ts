import * as contracts from '@/schemas/api/catalog/categories'
import { operation } from '@/services/kit/service'
import { categoryTree } from './tree'

export const listCategories = operation(contracts.listCategories, async ({ category = '' }, ctx) => ({
  items: [...(await categoryTree(ctx)).under(category)],
}))
