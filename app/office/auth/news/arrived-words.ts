import type { NewsState } from '@/schemas/api/auth/staff-news'
import { NEWS, type NewsKind } from '@/schemas/rules/base/news-kinds'

type Counted = Pick<NewsState['kinds'][number], 'kind' | 'count' | 'last'>

export const unreadOf = (state: NewsState): number => state.kinds.reduce((total, { count }) => total + count, 0)
export const newestOf = (state: NewsState): number => Math.max(0, ...state.kinds.map(({ last }) => last))

/** What came in between two states, in a sentence; empty when nothing did: what was read elsewhere is no news. */
export function arrivedWords(before: NewsState, after: NewsState): string {
  const heard = newestOf(before)
  const arrived = after.kinds.filter(({ last }) => last > heard)
  const more = arrived.reduce((total, one) => total + Math.max(1, one.count - countOf(before.kinds, one.kind)), 0)
  if (more === 0) return ''
  return more === 1 ? NEWS[arrived[0]!.kind].said : `새 소식이 ${more}건 들어왔습니다.`
}

const countOf = (kinds: readonly Counted[], kind: NewsKind): number => kinds.find((one) => one.kind === kind)?.count ?? 0
