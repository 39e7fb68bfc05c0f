import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listBrandNews } from '@/schemas/api/content/brand'
import type { Listed } from '@/schemas/api/base/contract'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  news: Listed<typeof listBrandNews>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { kind = 'news', size = 10, paging = true } = props
  const { items, totalCount } = await call(listBrandNews, { kind, size, page: paging ? pageNumber(page.query['page']) : 1 }, { signal })
  return { data: { news: items, total: totalCount } }
}
