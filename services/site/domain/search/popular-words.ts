// What many look for: of the searches of the last weeks, of which half count after seven days, and what staff keep in front or away.
import { and, eq, gte, ne, sql, sum } from 'drizzle-orm'
import { dense } from '@/lib/hangul/fold'
import { escaped } from '@/lib/hangul/is-syllable'
import { seoulDay } from '@/schemas/words/seoul-day'
import { SHOWN_FROM } from '@/schemas/api/site/missed-searches'
import { OTHER_SUBJECTS } from '@/services/counts/count-kinds'
import type { Database } from '@/services/db/database'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { dailyCounts, searchTags } from '@/services/db/tables/site'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { namesOf } from '../suggest/names-of'

/** Raised when searches were counted, every ten minutes at most (services/counts/tag-pace.ts). */
export const POPULAR_TAG = 'popular-words'
const DAY = 86_400_000
/** Days after which a search counts half, and after which it counts no more. */
const [HALF_LIFE, DAYS] = [7, 56]
/** Words that are read; those that are typed on are among them. */
const MOST = 200

export interface PopularWord {
  word: string
  /** Nobody looked for it before the last seven days. */
  isNew: boolean
}

interface Where {
  db: Database
  siteId: string
  now: Date
}

/** All of them, the most popular first: what staff put in front, what visitors look for, and what staff recommend. */
export async function popularWords(where: Where): Promise<PopularWord[]> {
  const { db, siteId, now } = where
  const today = seoulDay(now)
  return memoizeByTags(db, [POPULAR_TAG, 'search-tags', 'search-words'], `${POPULAR_TAG} ${siteId} ${today}`, async () => {
    const tags = await db
      .select({ tag: searchTags.tag, place: searchTags.place })
      .from(searchTags)
      .where(eq(searchTags.siteId, siteId))
      .orderBy(searchTags.orderNo, searchTags.tag)
    const placed = (place: string) => tags.filter((one) => one.place === place).map(({ tag }) => ({ word: tag, isNew: false }))
    const known = new Map(tags.map(({ tag, place }) => [dense(tag), { tag, place }]))
    const searched: PopularWord[] = []
    for (const { word, isNew } of await searchedWords(where, today)) {
      const own = known.get(word)
      if (own?.place === 'never') continue
      searched.push({ word: own?.tag ?? (await spacedAs(where, word)), isNew })
    }
    const all = new Map<string, PopularWord>()
    for (const one of [...placed('first'), ...searched, ...placed('fill')]) if (!all.has(dense(one.word))) all.set(dense(one.word), one)
    return [...all.values()]
  })
}

async function searchedWords({ db, siteId, now }: Where, today: string): Promise<PopularWord[]> {
  const { kind, subject, day, count } = dailyCounts
  const age = sql`(${today}::date - ${day}::date)`
  const isSearch = sql`${kind} = 'search'`
  const score = sql<number>`sum(${count} * power(0.5, ${age}::float8 / ${HALF_LIFE})) filter (where ${isSearch})`
  const searches = sql<number>`coalesce(${sum(count)} filter (where ${isSearch}), 0)`
  const rows = await db
    .select({ word: subject, isNew: sql<boolean>`max(${age}) < ${HALF_LIFE}` })
    .from(dailyCounts)
    .where(
      and(
        eq(dailyCounts.siteId, siteId),
        sql`${kind} in ('search', 'missed')`,
        gte(day, seoulDay(new Date(now.getTime() - DAYS * DAY))),
        ne(subject, OTHER_SUBJECTS),
      ),
    )
    .groupBy(subject)
    // What one or two look for may be theirs alone; what finds nothing is recommended to nobody.
    .having(sql`${searches} >= ${SHOWN_FROM} and ${searches} > 2 * coalesce(sum(${count}) filter (where ${kind} = 'missed'), 0)`)
    .orderBy(sql`${score} desc`, subject)
    .limit(MOST)
  return rows
}

/** A word is kept without its spaces; a name that it is says where they stand. */
async function spacedAs(where: Where, word: string): Promise<string> {
  for (const [name, kind] of Object.entries(areaTable<SearchKind>('search'))) {
    if (kind.boost < 3) continue
    const [same] = (await namesOf(where, name, kind)).hits(escaped(word), false)
    if (same?.place === 0) return same.name
  }
  return word
}
