import { and, arrayContains, arrayOverlaps, eq, isNotNull, isNull, like, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { RecordTab } from '@/schemas/api/site/records'
import { records } from '@/services/db/tables/records'
import { searchedWords } from '@/services/records/searched-words'
import { actorOfStaff } from './actor-of'

interface Listed {
  siteId: string
  type: string
  search?: string | undefined
  /** `category:guide,pinned:true` */
  filter?: string | undefined
  state?: RecordTab | undefined
  /** Only what this member of staff changed last. */
  by?: string | undefined
}

/** The condition of a list. Values of one field widen it, fields and words narrow it. */
export function whereListed({ siteId, type, search, filter, state, by }: Listed): SQL | undefined {
  const mine = by === undefined ? [] : [eq(records.updatedBy, actorOfStaff(by))]
  return and(eq(records.siteId, siteId), eq(records.type, type), inTab(state), ...mine, ...filtered(filter), ...searchedFor(search))
}

/** Whether every word is in the record. The index narrows, the text decides. */
export function searchedFor(search: string | undefined): SQL[] {
  const words = searchedWords(search ?? '')
  const pairs = [...new Set(words.flatMap((word) => word.pairs))]
  return [
    ...(pairs.length > 0 ? [arrayContains(records.pairs, pairs)] : []),
    ...words.map((word) => hasWord(word.isInName ? NAME : records.searchText, word)),
  ]
}

/** Whether every word is in the record's name. Initials are kept of names alone, beside the searched text. */
export const namedFor = (search: string): SQL[] =>
  searchedWords(search).map((word) => hasWord(/^[ㄱ-ㅎ]+$/.test(word.text) ? records.searchText : NAME, word))

const NAME = sql`lower(${records.name})`

const hasWord = (column: SQL | AnyColumn, { text, pattern }: { text: string; pattern: string }): SQL =>
  or(like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`), sql`${column} ~ ${pattern}`)!

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
