// What a member looked at and compared, the same on all devices. The browser stores its lists as it does for a visitor; what changed since
// they were last the same as the server's is found by comparison with a mark, so that the lists themselves know nothing of it.
import { COMPARE_MOST } from './compare-list'
import type { ComparedProduct } from './read-products'
import { RECENT_MOST } from './recent-products'

export const OWN_LISTS = ['product', 'goods', 'case', 'compare'] as const
export type OwnList = (typeof OWN_LISTS)[number]
export const OWN_LIST_WORDS: Readonly<Record<OwnList, string>> = {
  product: '최근 본 제품',
  goods: '최근 본 상품',
  case: '최근 본 시공사례',
  compare: '비교함',
}
/** As many as one list has. */
export const mostOf = (list: OwnList): number => (list === 'compare' ? COMPARE_MOST : RECENT_MOST)

export interface ListChange {
  /** In the order of the list. */
  added: ComparedProduct[]
  /** Ids. */
  removed: string[]
}

/**
 * What changed in a list since the mark. In a list of what was looked at the newest is first, and what was looked at again counts as added.
 * @param before ids at the mark.
 */
export function changeOf(list: OwnList, before: readonly string[], now: readonly ComparedProduct[]): ListChange {
  const ids = now.map(({ id }) => id)
  const removed = before.filter((id) => !ids.includes(id))
  if (list === 'compare') return { added: now.filter(({ id }) => !before.includes(id)), removed }
  // The shortest beginning without which the rest stands as it did.
  for (let many = 0; many <= now.length; many += 1) {
    const moved = ids.slice(0, many)
    const stayed = before.filter((id) => ids.includes(id) && !moved.includes(id))
    if (stayed.length === now.length - many && stayed.every((id, at) => id === ids[many + at]))
      return { added: now.slice(0, many), removed }
  }
  return { added: [...now], removed }
}

const CASE_PATH = /^\/styling\/((?:house|myhome|expert-style)\/(?:detail|content)\/\d{1,9})\/?$/

/** How a case is named in the list: by what its path says after `/styling/`. Null for any other page. */
export const caseIdOf = (path: string): string | null => CASE_PATH.exec(path)?.[1] ?? null

export const ownListPath = (list: OwnList, id: string): string =>
  list === 'case'
    ? `/styling/${id}`
    : list === 'goods'
      ? `/store/goods/${encodeURIComponent(id)}`
      : `/zin/product/${encodeURIComponent(id)}`
