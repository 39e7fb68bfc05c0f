import { and, eq, isNotNull, or } from 'drizzle-orm'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { searchDocs } from '@/services/db/tables/finding'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import type { Where } from './candidates'

/** The next moment at which one of the records appears or ends: an answer holds until then. */
export async function nextTurn({ db, siteId, now }: Where): Promise<number> {
  const turns = await memoizeByTags(db, ['events', KINDS_TAG], `search-turns ${siteId}`, async () => {
    const { from, until } = searchDocs
    const rows = await db
      .select({ from, until })
      .from(searchDocs)
      .where(and(eq(searchDocs.siteId, siteId), or(isNotNull(from), isNotNull(until))))
    return rows.flatMap((row) => [row.from, row.until].flatMap((moment, i) => (moment ? [moment.getTime() + i] : [])))
  })
  return turns.reduce((first, turn) => (turn > now.getTime() && turn < first ? turn : first), Infinity)
}
