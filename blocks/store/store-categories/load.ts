import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listDisplayCategories } from '@/schemas/api/store/categories'
import type { Props } from './schema'

export interface Data {
  categories: Listed<typeof listDisplayCategories>[]
}

/** A category without a picture has no card. */
export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listDisplayCategories, { categoryId: props.parent ?? '' }, { signal })
  return { data: { categories: items.filter(({ IMAGE }) => IMAGE) } }
}
