// What is searched for, and its form in the URL: `region=서울&district=강남구&type=showroom&keyword=…&open=Y&page=2`.
import { SHOP_TYPES, type ShopType } from '@/schemas/api/places/finder'
import type { Spot } from '@/schemas/rules/places/distance'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'

export const QUERY_NAMES = ['region', 'district', 'type', 'keyword', 'open', 'page'] as const

export interface FinderQuery {
  region: string
  district: string
  type: ShopType | ''
  keyword: string
  open: 'Y' | ''
  page: number
  /** Where the visitor is: orders the list. In the browser only, never in a URL and never sent. */
  near?: Spot | undefined
}

export function finderQuery(query: Readonly<Record<string, string | undefined>>): FinderQuery {
  const type = query['type'] as ShopType
  return {
    region: (query['region'] ?? '').slice(0, 20),
    district: (query['district'] ?? '').slice(0, 20),
    type: SHOP_TYPES.includes(type) ? type : '',
    keyword: (query['keyword'] ?? '').trim().slice(0, 100),
    open: query['open'] === 'Y' ? 'Y' : '',
    page: pageNumber(query['page']),
  }
}

/** The conditions as names of the URL, without the page. */
export const conditionsOf = ({ region, district, type, keyword, open }: FinderQuery): Record<string, string> => ({
  region,
  district,
  type,
  keyword,
  open,
})

/** The conditions as the calls take them. */
export const searchOf = (query: FinderQuery) => ({ ...conditionsOf(query), type: query.type, open: query.open })

export const finderHref = (path: string, query: FinderQuery): string => hrefWith(path, conditionsOf(query), { page: query.page })
