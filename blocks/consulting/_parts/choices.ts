import type { Caller } from '@/schemas/api/base/call'
import { listCategories } from '@/schemas/api/catalog/categories'
import type { Image } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'

/** A product category that a consultation can be about. */
export interface Choice {
  id: string
  name: string
  text: string
  image?: Image
}

/** The categories of the first level. */
export async function loadChoices(call: Caller, signal: AbortSignal | undefined): Promise<Choice[]> {
  const { items } = await call(listCategories, {}, signal ? { signal } : {})
  return items
    .filter(({ DEL_YN }) => DEL_YN === 'N')
    .map(({ CATE_ID, CATE_NAME, CATE_MAIN_TITLE, ICN, ICN_SHAPE }) => ({
      id: CATE_ID,
      name: CATE_NAME,
      text: CATE_MAIN_TITLE,
      ...(ICN ? { image: shaped(ICN, '', ICN_SHAPE) } : {}),
    }))
}
