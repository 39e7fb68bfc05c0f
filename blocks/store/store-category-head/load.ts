import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listStoreCategories } from '@/schemas/api/store/categories'
import { categoryLine, type CategoryLine } from '@/schemas/rules/store/category-line'
import { subjectOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export type Data = CategoryLine | null

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listStoreCategories, {}, { signal })
  const id = props.category || (subjectOf(page, 'store-category')?.text('id') ?? '')
  return { data: categoryLine(items, id) ?? null }
}
