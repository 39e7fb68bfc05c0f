// Which paths lead to records: a page of all records of a kind answers 404 for one that is not published, which its pattern does not tell.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { compilePattern, normalPath, RouteTable } from '@/lib/path-pattern'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import type { Database } from '@/services/db/database'
import { records } from '@/services/db/tables/records'
import { redirects } from '@/services/db/tables/site'
import { allStores } from '@/services/records/record-store'

export interface RecordPaths {
  /** The title of the type whose record a path names, when visitors do not see that record; undefined for every other path. */
  missingAt(href: string): string | undefined
}

/** @param routes of the published pages. */
export async function readRecordPaths(db: Database, siteId: string, routes: readonly string[]): Promise<RecordPaths> {
  const table = new RouteTable<Kind>()
  // Fixed paths as well: /store/promotion/relay is a page of its own, and no record of /store/promotion/:id.
  for (const route of routes) add(table, route)
  for (const { type } of allStores()) {
    if (!type.page) continue
    // Those of the trash tell which page shows the type when no other record is left.
    const rows = await db
      .select({
        id: records.id,
        draft: records.draft,
        isShown: sql<boolean>`${records.published} is not null and ${records.deletedAt} is null`,
      })
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type.type)))
    for (const row of rows) note(table, type, row)
  }
  return {
    missingAt(href) {
      const path = pathOf(href)
      const found = path === undefined ? undefined : table.match(path)
      const last = found && Object.values(found.params).at(-1)
      if (!found || last === undefined || found.value.title === '' || found.value.shown.has(last)) return undefined
      return found.value.title
    },
  }
}

/** Old addresses that lead on. */
export async function readMoved(db: Database, siteId: string): Promise<string[]> {
  const rows = await db
    .select({ from: redirects.from })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), isNotNull(redirects.to)))
  return rows.map(({ from }) => from)
}

/** The type whose records a page shows, and the ids that visitors see there; no title until a record has led to it. */
interface Kind {
  title: string
  shown: Set<string>
}

function add(table: RouteTable<Kind>, route: string): void {
  try {
    table.add(compilePattern(route), { title: '', shown: new Set() })
  } catch {
    // A draft of an earlier version may have an invalid path; it matches no link.
  }
}

function note(table: RouteTable<Kind>, type: AnyRecordType, row: { id: string; draft: RecordValues; isShown: boolean }): void {
  const path = pagePath(type, row.draft, row.id)
  const found = path === undefined ? undefined : table.match(path)
  const last = found && Object.values(found.params).at(-1)
  if (!found || last === undefined) return
  found.value.title ||= type.title
  if (row.isShown) found.value.shown.add(last)
}

/** A draft may lack what its path is made of. */
function pagePath(type: AnyRecordType, values: RecordValues, id: string): string | undefined {
  try {
    return pathOf(type.page?.(values, id) ?? '')
  } catch {
    return undefined
  }
}

function pathOf(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  try {
    return normalPath(decodeURIComponent(href.split(/[?#]/, 1)[0]!))
  } catch {
    return undefined
  }
}
