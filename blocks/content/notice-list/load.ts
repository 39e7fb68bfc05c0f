import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listCodes } from '@/schemas/api/site/codes'
import type { Listed } from '@/schemas/api/base/contract'
import { listNotices } from '@/schemas/api/content/notices'
import type { Category } from '@/blocks/base/_parts/category-links'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  notices: Listed<typeof listNotices>[]
  total: number
  categories: Category[]
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const paging = props.paging ?? true
  const { category = '', keyword = '' } = page.query
  const asked = {
    page: paging ? pageNumber(page.query['page']) : 1,
    size: props.size ?? 10,
    ...(paging && category ? { category } : {}),
    ...(paging && keyword ? { keyword } : {}),
  }
  const [list, codes] = await Promise.all([
    call(listNotices, asked, { signal }),
    call(listCodes, { codeGroupValue: 'noticeCategory' }, { signal }),
  ])
  return { data: { notices: list.items, total: list.totalCount, categories: codes.items.map(({ code, name }) => ({ code, name })) } }
}
