import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { compilePattern } from '@/lib/path-pattern'
import * as contracts from '@/schemas/api/site/pages'
import { settlePath } from '@/schemas/rules/base/settle-path'
import { isPersonalGuard } from '@/schemas/rules/auth/decide-guards'
import type { Database } from '@/services/db/database'
import { recordAddresses, records } from '@/services/db/tables/records'
import { documents, revisions } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { sitemapRecords } from '@/services/parts/sitemap-records'

/** Every path that may be indexed, once. A pattern is filled with the records of its page. */
export const listPublished = operation(contracts.listPublished, async (_, { db, siteId, now }) => {
  const field = (name: string) => sql<string | null>`${revisions.body}::json->>${name}`
  const pages = await db
    .select({ route: documents.name, at: revisions.createdAt, subject: field('subject'), guard: field('guard'), seo: field('seo') })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt)))
    .orderBy(asc(documents.name))
  const open = pages.filter(({ route, guard, seo }) => !/^\/(error|store|test)(\/|$)/.test(route) && !isClosed(guard) && !isHidden(seo))
  const inWords = await addressesInWords(db, siteId)
  const found = new Map<string, string>()
  for (const { route, subject, at } of open) {
    for (const { path, at: changedAt } of await pathsOf(route, subject, db, siteId, now)) {
      // A path that redirects is not listed.
      if (found.has(path) || settlePath(path, new URLSearchParams()) !== null) continue
      found.set(inWords.get(path) ?? path, (changedAt && changedAt > at ? changedAt : at).toISOString())
    }
  }
  const items = [...found].map(([path, updatedAt]) => ({ path, updatedAt }))
  return { items, totalCount: items.length }
})

/** Where the record of a path stands, which is the address that search engines keep. */
async function addressesInWords(db: Database, siteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ page: records.page, path: recordAddresses.path })
    .from(recordAddresses)
    .innerJoin(
      records,
      and(eq(records.siteId, recordAddresses.siteId), eq(records.type, recordAddresses.type), eq(records.id, recordAddresses.recordId)),
    )
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.isCurrent, true)))
  return new Map(rows.flatMap(({ page, path }) => (page ? [[page, path]] : [])))
}

const isClosed = (guard: string | null): boolean => guard !== null && (JSON.parse(guard) as string[]).some(isPersonalGuard)
const isHidden = (seo: string | null): boolean => seo !== null && (JSON.parse(seo) as { noindex?: boolean }).noindex === true

interface Address {
  path: string
  /** Last change of its record, if known. */
  at?: Date
}

async function pathsOf(route: string, subject: string | null, db: Database, siteId: string, now: Date): Promise<Address[]> {
  const { segments, names } = compilePattern(route)
  if (names.length === 0) return [{ path: route }]
  const last = segments.at(-1)!
  const base = `/${segments
    .slice(0, -1)
    .map((segment) => ('fixed' in segment ? segment.fixed : ''))
    .join('/')}`
  if (names.length > 1 || !('name' in last)) return []
  const read = sitemapRecords(subject)
  // Without its record such a page shows or redirects to a list, which has its own path.
  if (!read) return last.optional ? [{ path: base }] : []
  return (await read({ db, siteId, now, route })).map(({ id, at }) => ({ path: `${base}/${id}`, ...(at ? { at } : {}) }))
}
