import * as contracts from '@/schemas/api/catalog/categories'
import { answer } from '@/services/kit/service'
import { categoryTree } from './tree'

export const listCategories = answer(
  contracts.listCategories,
  'services/catalog/categories/list-categories.ts',
  async ({ category = '' }, ctx) => ({ items: [...(await categoryTree(ctx)).under(category)] }),
)
