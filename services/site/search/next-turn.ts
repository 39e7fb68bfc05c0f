import { and, eq, gt, min } from 'drizzle-orm'
import { searchDocs } from '@/services/db/tables/finding'
import type { Where } from './candidates'

/** The next moment at which one of the records appears or ends: an answer holds until then. */
export async function nextTurn({ db, siteId, now }: Where): Promise<number> {
  const next = async (column: typeof searchDocs.from | typeof searchDocs.until): Promise<number> => {
    const [row] = await db
      .select({ at: min(column) })
      .from(searchDocs)
      .where(and(eq(searchDocs.siteId, siteId), gt(column, now)))
    return row?.at ? new Date(row.at).getTime() : Infinity
  }
  return Math.min(await next(searchDocs.from), await next(searchDocs.until))
}
