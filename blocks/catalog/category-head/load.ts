import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listAllCategories, type Category } from '@/schemas/api/catalog/categories'
import { categoryChoice, type CategoryChoice } from '@/schemas/rules/catalog/category'
import { categoryOf } from '../_parts/product/category-field'
import type { Props } from './schema'

export type Data = CategoryChoice<Category> | null

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listAllCategories, {}, { signal })
  return { data: categoryChoice(items, categoryOf(page, props.category), { mcate: page.query['mcate'], tab: page.query['tab'] }) ?? null }
}
