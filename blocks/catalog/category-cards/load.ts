import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listAllCategories, listCategories, type Category } from '@/schemas/api/catalog/categories'
import type { Props } from './schema'

export interface Data {
  categories: { category: Category; below: string[] }[]
}

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [{ items }, all] = await Promise.all([
    call(listCategories, props.parent ? { category: props.parent } : {}, { signal }),
    call(listAllCategories, {}, { signal }),
  ])
  const namesUnder = (parent: string) => all.items.filter(({ SUPER_CATE_ID }) => SUPER_CATE_ID === parent).map(({ CATE_NAME }) => CATE_NAME)
  return { data: { categories: items.map((category) => ({ category, below: namesUnder(category.CATE_ID) })) } }
}
