// What the search counts once a night: which pairs are frequent, and which records are popular.
import { and, eq, gt, gte, inArray, or, sql, sum } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { OpenDatabase } from '@/services/db/database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { searchDocs, searchGrams } from '@/services/db/tables/finding'
import { dailyCounts } from '@/services/db/tables/site'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'

/** Raised when the frequent pairs were counted anew. */
export const GRAMS_TAG = 'search-grams'
/** Below this share of the records an index is worth its while, and nothing has to be known of a pair. */
const FREQUENT = 0.02
/** Records of which pairs are counted. */
const SAMPLE = 20_000
const DAYS = 28
const DAY = 86_400_000
/** The most popular of each kind; all others are equal. */
const POPULAR = 500

export async function countGrams(open: OpenDatabase, siteId: string): Promise<void> {
  // The embedded database has nobody who does it: without it, its planner reads whole tables.
  await open.unhurried((db) => db.execute(sql`analyze ${searchDocs}`))
  const settle = await open.unhurried((db) =>
    db.transaction(async (tx) => {
      const total = await tx.$count(searchDocs, eq(searchDocs.siteId, siteId))
      await tx.delete(searchGrams).where(eq(searchGrams.siteId, siteId))
      const percent = Math.min(100, (SAMPLE / Math.max(1, total)) * 100)
      for (const [of, column] of [
        ['names', searchDocs.nameGrams],
        ['texts', searchDocs.textGrams],
      ] as const)
        await tx.execute(sql`
          with sample as materialized (
            select ${sql.identifier(column.name)} as grams from ${searchDocs} tablesample bernoulli (${percent}::real) where ${sql.identifier(searchDocs.siteId.name)} = ${siteId}
          ), size as (select greatest(count(*), 1)::real as rows from sample)
          insert into ${searchGrams} (${sql.identifier(searchGrams.siteId.name)}, ${sql.identifier(searchGrams.of.name)}, ${sql.identifier(searchGrams.gram.name)}, ${sql.identifier(searchGrams.share.name)})
          select ${siteId}, ${of}, gram, count(*)::real / (select rows from size)
          from sample, unnest(sample.grams) as gram
          group by gram having count(*) > ${FREQUENT}::real * (select rows from size)`)
      return bumpTagNumbers(tx, [GRAMS_TAG])
    }),
  )
  settle()
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
