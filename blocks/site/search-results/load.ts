import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listCodes } from '@/schemas/api/site/codes'
import type { Answer } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readPlaceholder, searchAll } from '@/schemas/api/site/search'
import { listPopularWords } from '@/schemas/api/site/suggestions'
import { MOST_KEYWORD, searchTabOf } from '@/schemas/rules/site/search'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  found: Pick<Answer<typeof searchAll>, 'item' | 'items' | 'totalCount'> | undefined
  /** As the person wrote it. */
  typed: string
  /** Why no search was made (V-SRCH-1). */
  refusal: string
  names: Record<string, string>
  popular: string[]
  placeholder: string
}

/** The service's answer to an empty box (V-SRCH-1), without a call. */
const NO_KEYWORD = new CallFailure(searchAll.errors!.noKeyword[0], searchAll.errors!.noKeyword[1])

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = {
    searchKeyword: (page.query['searchKeyword'] ?? '').slice(0, MOST_KEYWORD),
    currentTab: searchTabOf(page.query['currentTab']),
    isBest: (page.query['currentTab'] ?? '') === '',
    page: pageNumber(page.query['page']),
    size: props.size ?? 12,
  }
  const [answer, codes, popular, placeholder] = await Promise.all([
    asked.searchKeyword.trim() === ''
      ? NO_KEYWORD
      : call(searchAll, asked, { signal }).catch((error: unknown) => {
          // A keyword may be empty after it was cleaned.
          if (error instanceof CallFailure && error.status === 400) return error
          throw error
        }),
    call(listCodes, { codeGroupValue: 'searchTab' }, { signal }),
    call(listPopularWords, {}, { signal }),
    call(readPlaceholder, {}, { signal }),
  ])
  const isRefused = answer instanceof CallFailure
  return {
    data: {
      found: isRefused ? undefined : { item: answer.item, items: answer.items, totalCount: answer.totalCount },
      typed: asked.searchKeyword.trim(),
      refusal: isRefused ? answer.message : '',
      names: Object.fromEntries(codes.items.map(({ code, name }) => [code, name])),
      popular: popular.items.map(({ word }) => word),
      placeholder: placeholder.item.text,
    },
  }
}
