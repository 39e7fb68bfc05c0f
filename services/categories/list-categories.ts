import * as contracts from '@/schemas/api/categories'
import { answer } from '@/services/kit/service'
import { categoryTree } from './tree'

export const listCategories = answer(
  contracts.listCategories,
  'services/categories/list-categories.ts',
  async ({ category = '' }, ctx) => ({ items: [...(await categoryTree(ctx)).under(category)] }),
)
