// What the search counts once a night: which marks are frequent, and which records are popular.
import { and, eq, gt, gte, inArray, or, sql, sum } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { OpenDatabase } from '@/services/db/database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { searchDocs } from '@/services/db/tables/finding'
import { dailyCounts } from '@/services/db/tables/site'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'

/** Raised when the records were met anew, of which some are a sample of all. */
export const NIGHT_TAG = 'search-night'
const DAYS = 28
const DAY = 86_400_000
/** The most popular of each kind; all others are equal. */
const POPULAR = 500

/** The embedded database has nobody who does it: without it, its planner reads whole tables. */
export async function analyzeDocs(open: OpenDatabase): Promise<void> {
  await open.unhurried((db) => db.execute(sql`analyze ${searchDocs}`))
  ;(await open.db.transaction((tx) => bumpTagNumbers(tx, [NIGHT_TAG])))()
}

/** Popularity is a rank and no number of views: those bury what is new. */
export async function weighDocs({ db }: Pick<OpenDatabase, 'db'>, siteId: string, now: Date): Promise<void> {
  for (const [name, { countedAs }] of Object.entries(areaTable<SearchKind>('search'))) {
    if (countedAs === undefined) continue
    const since = seoulDay(new Date(now.getTime() - DAYS * DAY))
    const views = sum(dailyCounts.count)
    const rows = await db
      .select({ subject: dailyCounts.subject, views: views.mapWith(Number) })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.siteId, siteId), eq(dailyCounts.kind, countedAs), gte(dailyCounts.day, since)))
      .groupBy(dailyCounts.subject)
      .orderBy(sql`${views} desc`, dailyCounts.subject)
      .limit(POPULAR)
    // A piece is counted under its tab where its address has one: `trendship/HT01/calm`.
    const subjects = rows.map(({ subject }) => subject.replace(/^([^/]+)\/[^/]+\//, '$1//'))
    const weights = new Map(subjects.map((subject, at) => [subject, 1 / (at + 10)]))
    const { id, counted, weight } = searchDocs
    const ofKind = and(eq(searchDocs.siteId, siteId), eq(searchDocs.kind, name))
    const docs = await db
      .select({ id, counted, weight })
      .from(searchDocs)
      .where(and(ofKind, or(gt(weight, 0), inArray(counted, subjects))))
    for (const doc of docs) {
      const wanted = Math.fround(weights.get(doc.counted) ?? 0)
      if (Math.abs(doc.weight - wanted) > 1e-6)
        await db
          .update(searchDocs)
          .set({ weight: wanted })
          .where(and(ofKind, eq(id, doc.id)))
    }
  }
}
