import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listStoreCategories, type StoreCategoryNode } from '@/schemas/api/store/categories'
import { listRemodeling, type GoodsHead } from '@/schemas/api/store/goods'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Category } from '@/blocks/base/_parts/category-links'
import type { Props } from './schema'

export interface Data {
  goods: GoodsHead[]
  total: number
  categories: Category[]
  /** Empty for all. */
  chosen: string
}

/** An unknown category counts as none. */
export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items: tree } = await call(listStoreCategories, {}, { signal })
  const categories = choicesOf(tree)
  const asked = page.query['categoryId'] ?? ''
  const chosen = categories.some(({ code }) => code === asked) ? asked : ''
  const input = { categoryId: chosen, page: pageNumber(page.query['page']), size: props.size }
  const { items, totalCount } = await call(listRemodeling, input, { signal })
  return { data: { goods: items, total: totalCount, categories, chosen } }
}

/** The categories of remodelling: those below a first level that has nothing else, or the first level itself where nothing is below it. */
function choicesOf(tree: readonly StoreCategoryNode[]): Category[] {
  const of = (node: StoreCategoryNode): StoreCategoryNode[] =>
    node.BUYING_PRD_DISP_TYPE !== 'remodeling' ? [] : node.subItems.length > 0 ? node.subItems : [node]
  return tree.flatMap(of).map(({ id, name }) => ({ code: id, name }))
}
