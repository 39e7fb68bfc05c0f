import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/catalog/categories'
import { listAllCategories } from './list-all-categories'
import { listCategoryAttributes } from './list-category-attributes'
import { readCategory } from './read-category'
import { relatedCategories } from './related-categories'
import { relatedContents } from './related-contents'
import { categoryTree } from './tree'

const listCategories = operation(contracts.listCategories, async ({ category = '' }, ctx) => ({
  items: [...(await categoryTree(ctx)).under(category)],
}))

export const categories = service('categories', [
  readCategory,
  relatedCategories,
  relatedContents,
  listCategories,
  listAllCategories,
  listCategoryAttributes,
])
