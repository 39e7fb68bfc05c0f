// Finds the published page of a path. The patterns of a site are cached in memory, under the number that the tag `pages` had before they
// were read: publishing, moving or withdrawing a page changes that number, so that the next lookup reads again.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { tagNumbers } from '@/lib/tag-numbers'
import { compilePattern, RouteTable, type RouteMatch } from '@/lib/path-pattern'
import type { Database } from '@/services/db/database'
import { documents } from '@/services/db/tables/site'

export interface PublishedRoute {
  id: string
  name: string
}
interface Index {
  number: number
  routes: Promise<RouteTable<PublishedRoute>>
}
const indexes = new Map<string, Index>()

/** The page of a path and the values of its parameters. */
export async function findPublished(db: Database, siteId: string, path: string): Promise<RouteMatch<PublishedRoute> | undefined> {
  for (;;) {
    const number = tagNumbers().current('pages')
    let index = indexes.get(siteId)
    if (index?.number !== number) {
      const routes = readRoutes(db, siteId)
      index = { number, routes }
      indexes.set(siteId, index)
      routes.catch(() => indexes.delete(siteId))
    }
    const routes = await index.routes
    // A page that depends on `pages` must record the number under which these patterns were read.
    if (tagNumbers().current('pages') === number) return routes.match(path)
  }
}

/** For tests that change the table without the pipeline, and for another database in the same process. */
export const forgetRoutes = (): void => indexes.clear()

async function readRoutes(db: Database, siteId: string): Promise<RouteTable<PublishedRoute>> {
  const rows = await db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(
      and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNotNull(documents.publishedRevisionId), isNull(documents.deletedAt)),
    )
  return tableOf(rows)
}

/** Patterns of documents; an invalid name matches no path. */
export function tableOf<T extends { name: string }>(rows: readonly T[]): RouteTable<T> {
  const table = new RouteTable<T>()
  for (const row of rows) {
    try {
      table.add(compilePattern(row.name), row)
    } catch {
      continue
    }
  }
  return table
}
