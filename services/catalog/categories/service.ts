import { service } from '@/services/kit/service'
import { listAllCategories } from './list-all-categories'
import { listCategories } from './list-categories'
import { listCategoryAttributes } from './list-category-attributes'
import { readCategory } from './read-category'
import { relatedCategories } from './related-categories'
import { relatedContents } from './related-contents'

export const categories = service('categories', [
  readCategory,
  relatedCategories,
  relatedContents,
  listCategories,
  listAllCategories,
  listCategoryAttributes,
])
