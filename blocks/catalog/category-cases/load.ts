import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listAllCategories, relatedContents } from '@/schemas/api/catalog/categories'
import type { Listed } from '@/schemas/api/base/contract'
import { categoryChoice } from '@/schemas/rules/catalog/category'
import { categoryOf } from '../_parts/product/category-field'
import type { Props } from './schema'

export interface Data {
  cases: Listed<typeof relatedContents>[]
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data | null>> {
  const { items } = await call(listAllCategories, {}, { signal })
  const choice = categoryChoice(items, categoryOf(page, props.category), { mcate: page.query['mcate'], tab: page.query['tab'] })
  if (!choice) return { data: null }
  const asked = { category: choice.chosen.CATE_ID, size: props.size ?? 6 }
  return { data: { cases: (await call(relatedContents, asked, { signal })).items } }
}
