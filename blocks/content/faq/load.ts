import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listCodes } from '@/schemas/api/site/codes'
import type { Listed } from '@/schemas/api/base/contract'
import { listFaqs } from '@/schemas/api/content/faqs'
import type { Category } from '@/blocks/base/_parts/category-links'
import type { Props } from './schema'

export interface Data {
  faqs: Listed<typeof listFaqs>[]
  total: number
  categories: Category[]
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const category = props.category ?? page.query['category']
  const keyword = props.category ? undefined : page.query['keyword']
  const [list, codes] = await Promise.all([
    call(listFaqs, { page: 1, size: props.size ?? 100, ...(category ? { category } : {}), ...(keyword ? { keyword } : {}) }, { signal }),
    call(listCodes, { codeGroupValue: 'faqCategory' }, { signal }),
  ])
  return { data: { faqs: list.items, total: list.totalCount, categories: codes.items.map(({ code, name }) => ({ code, name })) } }
}
