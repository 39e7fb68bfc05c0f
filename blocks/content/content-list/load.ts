import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listCodes } from '@/schemas/api/site/codes'
import { listTrends, type ContentHead } from '@/schemas/api/content/trends'
import { CONTENT_TABS, isTabbed, tabOf } from '@/schemas/rules/content/content-tabs'
import type { Category } from '@/blocks/base/_parts/category-links'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { sortOf } from '@/blocks/base/_parts/sort-links'
import type { Props } from './schema'

export interface Data {
  contents: ContentHead[]
  total: number
  /** The selectable tabs of this kind, and the current one. */
  tabs: Category[]
  tab: string | undefined
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { kind, size = 24, paging = true } = props
  const tabbed = isTabbed(kind) ? kind : undefined
  const tab = paging ? tabOf(kind, page.query) : props.tab
  const asked = {
    kind,
    size,
    page: paging ? pageNumber(page.query['page']) : 1,
    sort: paging && !tabbed ? sortOf(page.query['sort']) : ('latest' as const),
    ...(tabbed && tab ? { tab } : {}),
  }
  const [list, codes] = await Promise.all([
    call(listTrends, asked, { signal }),
    paging && tabbed ? call(listCodes, { codeGroupValue: CONTENT_TABS[tabbed].query }, { signal }) : undefined,
  ])
  const tabs = (codes?.items ?? []).map(({ code, name }) => ({ code, name }))
  return { data: { contents: list.items, total: list.totalCount, tabs, tab } }
}
