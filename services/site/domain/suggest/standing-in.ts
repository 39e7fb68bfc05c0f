import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { searchDocs } from '@/services/db/tables/finding'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'

const MOST = 8

export interface InCategories {
  count: number
  popular: { kind: string; id: string }[]
}

/** How many of what is sold stand in categories of one name, and the most popular of them. */
export async function standingIn(
  { db, siteId }: { db: Database; siteId: string },
  categories: readonly { of: string; id: string }[],
): Promise<InCategories> {
  const kinds = areaTable<SearchKind>('search')
  const sold = Object.entries(kinds).filter(([, kind]) => kind.pricesOf)
  const tags = categories.map(({ of, id }) => kinds[of]!.holds! + id).sort()
  const changes = [KINDS_TAG, ...new Set(sold.flatMap(([, kind]) => kind.tags))]
  return memoizeByTags(db, changes, `suggest-in ${siteId} ${tags.join(' ')}`, async () => {
    const { kind, id, weight, newness } = searchDocs
    const isInside = and(
      eq(searchDocs.siteId, siteId),
      inArray(
        kind,
        sold.map(([name]) => name),
      ),
      sql`${searchDocs.tags} && ${sql.param(tags)}::text[]`,
    )
    const popular = await db
      .select({ kind, id })
      .from(searchDocs)
      .where(isInside)
      .orderBy(sql`${weight} desc`, sql`${newness} desc`)
      .limit(MOST)
    return { count: await db.$count(searchDocs, isInside), popular }
  })
}
