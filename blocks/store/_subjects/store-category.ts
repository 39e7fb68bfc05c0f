import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { listStoreCategories } from '@/schemas/api/store/categories'
import { categoryLine } from '@/schemas/rules/store/category-line'
import { STORE_HOME } from '@/schemas/rules/store/goods-path'

/**
 * The category of `/store/category/:id`. One that cannot be read redirects to its parent if the query names one, else to the store's home;
 * one of remodelling to the page of remodelling.
 */
export const storeCategory: SubjectLoader = async ({ params, query, call }) => {
  try {
    const { items } = await call(listStoreCategories, {})
    const line = categoryLine(items, params['id'] ?? '')
    if (!line) return { redirect: categoryLine(items, query['category'] ?? '')?.at(-1)?.link ?? STORE_HOME }
    const { subItems: _, ...category } = line.at(-1)!
    if (category.BUYING_PRD_DISP_TYPE === 'remodeling') return { redirect: category.link }
    const title = line
      .toReversed()
      .slice(0, 2)
      .map(({ name }) => name)
      .join(' | ')
    const image = line.findLast(({ IMAGE }) => IMAGE)?.IMAGE
    return {
      found: { record: category, title, ...(category.SUMMARY ? { description: category.SUMMARY } : {}), ...(image ? { image } : {}) },
    }
  } catch (error) {
    if (error instanceof CallFailure) return { redirect: STORE_HOME }
    throw error
  }
}
