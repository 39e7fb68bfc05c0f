// The last five searches of this browser. They stay in the browser; the server only counts what is searched for.
import { call } from '@/schemas/api/base/call'
import { saveShopSearch } from '@/schemas/api/places/finder'
import { storedState } from '@/lib/ui/stored-state'
import type { FinderQuery } from './finder-query'

export interface Search {
  region: string
  district: string
  keyword: string
}
const MOST = 5
const NONE: readonly Search[] = []

export const searches = storedState<readonly Search[]>('maru.shop-searches', NONE, (kept) =>
  Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : NONE,
)

function isSearch(one: unknown): one is Search {
  if (typeof one !== 'object' || one === null) return false
  const { region, district, keyword } = one as Record<string, unknown>
  return [region, district, keyword].every((text) => typeof text === 'string' && text.length <= 100)
}

export const searchWords = ({ region, district, keyword }: Search): string => [region, district, keyword].filter(Boolean).join(' ')

/**
 * Remembers a search that found something; another would only lead to nothing again. The server counts both, and that it could not does not
 * disturb the search (S-FINDER-1).
 */
export function rememberSearch({ region, district, keyword }: FinderQuery, isFound: boolean): void {
  const search = { region, district, keyword }
  const words = searchWords(search)
  if (words === '') return
  if (isFound) searches.set([search, ...searches.snapshot().filter((one) => searchWords(one) !== words)].slice(0, MOST))
  call(saveShopSearch, { keyword, region }).catch(() => {})
}
