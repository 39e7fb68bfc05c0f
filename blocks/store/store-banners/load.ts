import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listCategoryBanners, listRemodelingBanners, listRootBanners, type StoreBanner } from '@/schemas/api/store/categories'
import { subjectOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  banners: StoreBanner[]
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { of, category, size = 3 } = props
  const ask = {
    root: () => call(listRootBanners, {}, { signal }),
    category: () =>
      call(listCategoryBanners, { categoryId: category || (subjectOf(page, 'store-category')?.text('id') ?? '') }, { signal }),
    remodeling: () => call(listRemodelingBanners, { categoryId: page.query['categoryId'] ?? '' }, { signal }),
  }
  const { items } = await ask[of]()
  return { data: { banners: items.slice(0, size) } }
}
