import { and, arrayContains, arrayOverlaps, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { RecordTab } from '@/schemas/api/site/records'
import { records } from '@/services/db/tables/records'
import { searchedWords } from '@/services/records/searched-words'

interface Listed {
  siteId: string
  type: string
  search?: string | undefined
  /** `category:guide,pinned:true` */
  filter?: string | undefined
  state?: RecordTab | undefined
}

/** The condition of a list. Values of one field widen it, fields and words narrow it. */
export function whereListed({ siteId, type, search, filter, state }: Listed): SQL | undefined {
  return and(eq(records.siteId, siteId), eq(records.type, type), inTab(state), ...filtered(filter), ...searchedFor(search))
}

/** Whether every word is in the record. The index narrows, the text decides. */
export function searchedFor(search: string | undefined): SQL[] {
  const words = searchedWords(search ?? '')
  const pairs = [...new Set(words.flatMap((word) => word.pairs))]
  return [
    ...(pairs.length > 0 ? [arrayContains(records.pairs, pairs)] : []),
    ...words.map(({ text, pattern, isInName }) => {
      const column = isInName ? sql`lower(${records.name})` : records.searchText
      return or(like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`), sql`${column} ~ ${pattern}`)!
    }),
  ]
}

function filtered(filter = ''): SQL[] {
  const byField = new Map<string, string[]>()
  for (const facet of filter.split(',').filter((one) => one.includes(':'))) {
    const field = facet.slice(0, facet.indexOf(':'))
    byField.set(field, [...(byField.get(field) ?? []), facet])
  }
  return [...byField.values()].map((facets) => arrayOverlaps(records.facets, facets))
}

function inTab(state: RecordTab | undefined): SQL | undefined {
  if (state === 'trash') return isNotNull(records.deletedAt)
  const here = isNull(records.deletedAt)
  if (state === undefined) return here
  if (state === 'scheduled') return and(here, or(isNotNull(records.publishAt), isNotNull(records.withdrawAt)))
  return and(here, eq(records.state, state))
}
