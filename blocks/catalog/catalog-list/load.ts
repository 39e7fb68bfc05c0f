import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listCatalogs } from '@/schemas/api/catalog/catalogs'
import type { Listed } from '@/schemas/api/base/contract'
import type { Category } from '@/blocks/base/_parts/category-links'
import type { Props } from './schema'

export type Catalog = Listed<typeof listCatalogs>
export interface Data {
  catalogs: Catalog[]
  categories: Category[]
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const category = (props.tabs ?? true) ? page.query['category'] : undefined
  const { items, item } = await call(listCatalogs, category ? { category } : {}, { signal })
  return { data: { catalogs: items, categories: item.categories } }
}
