import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listDisplayCategories } from '@/schemas/api/store/categories'
import type { Props } from './schema'

export interface Data {
  categories: Listed<typeof listDisplayCategories>[]
}

/** A category without a picture has no card, and remodelling has a page of its own. */
export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listDisplayCategories, { categoryId: props.parent ?? '' }, { signal })
  return { data: { categories: items.filter(({ IMAGE, BUYING_PRD_DISP_TYPE }) => IMAGE && BUYING_PRD_DISP_TYPE === 'goods') } }
}
