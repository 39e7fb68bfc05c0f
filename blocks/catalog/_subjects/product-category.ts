import type { SubjectLoader } from '@/renderer/subjects'
import { listAllCategories, readCategory } from '@/schemas/api/catalog/categories'
import { CallFailure } from '@/schemas/api/base/failure'
import { categoryChoice, categoryHref, categoryPath, categoryRedirect, unreadableCategory } from '@/schemas/rules/catalog/category'

/**
 * The category of `/zin/category/:categoryId` and `/zin/category/dep2/:cateId`. A deleted one redirects to its parent (S-CATE-1), an
 * unreadable one to the parent in the URL, else to the home page (S-CATE-2).
 */
export const productCategory: SubjectLoader = async ({ params, query, call }) => {
  const cateId = params['categoryId'] ?? params['cateId'] ?? ''
  const parent = query['category'] === cateId ? undefined : query['category']
  try {
    const { item } = await call(readCategory, { category: cateId })
    const redirect = categoryRedirect(item, item.PARENTS)
    if (redirect) return { redirect }
    const choice = categoryChoice((await call(listAllCategories, {})).items, cateId, { mcate: query['mcate'], tab: query['tab'] })
    // It is active itself, but none of its ancestors is.
    if (!choice) return { redirect: unreadableCategory(parent) }
    const { first, second, third, chosen } = choice
    const line = [first, second, third].flatMap((category) => category ?? [])
    const title = line
      .toReversed()
      .slice(0, 2)
      .map(({ CATE_NAME }) => CATE_NAME)
      .join(' | ')
    const description = [chosen, second, first].map((category) => category?.CATE_MAIN_INTRO_TEXT).find(Boolean)
    const image = [chosen, second, first].map((category) => category?.CATE_MAIN_IMG).find(Boolean)
    return {
      found: {
        record: item,
        title,
        ...(description ? { description } : {}),
        ...(image ? { image } : {}),
        canonical: categoryPath((third ? second : chosen)!.CATE_ID),
        jsonLd: [{ '@type': 'CollectionPage', name: title, url: categoryHref(chosen), ...(description ? { description } : {}) }],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure) return { redirect: unreadableCategory(parent) }
    throw error
  }
}
