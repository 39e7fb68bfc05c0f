import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { compilePattern } from '@/lib/route-pattern'
import * as contracts from '@/schemas/api/pages'
import { settleAddress } from '@/schemas/rules/address'
import { isPersonalGuard } from '@/schemas/rules/guards'
import type { Database } from '@/services/db/database'
import { documents, events, notices, revisions } from '@/services/db/tables'
import { answer } from '@/services/kit/service'

/** Every address that may be indexed, once. A pattern is filled by the records that its page is about. */
export const listPublished = answer(contracts.listPublished, 'services/pages/list-published.ts', async (_, { db, siteId, now }) => {
  const field = (name: string) => sql<string | null>`${revisions.body}::json->>${name}`
  const pages = await db
    .select({ route: documents.name, at: revisions.createdAt, subject: field('subject'), guard: field('guard'), seo: field('seo') })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt)))
    .orderBy(asc(documents.name))
  const open = pages.filter(({ route, guard, seo }) => !/^\/(error|store|test)(\/|$)/.test(route) && !isClosed(guard) && !isHidden(seo))
  const found = new Map<string, string>()
  for (const { route, subject, at } of open) {
    for (const path of await pathsOf(route, subject, db, siteId, now)) {
      // What leads elsewhere is no address of its own.
      if (!found.has(path) && settleAddress(path, new URLSearchParams()) === null) found.set(path, at.toISOString())
    }
  }
  const items = [...found].map(([path, updatedAt]) => ({ path, updatedAt }))
  return { items, totalCount: items.length }
})

const isClosed = (guard: string | null): boolean => guard !== null && (JSON.parse(guard) as string[]).some(isPersonalGuard)
const isHidden = (seo: string | null): boolean => seo !== null && (JSON.parse(seo) as { noindex?: boolean }).noindex === true

async function pathsOf(route: string, subject: string | null, db: Database, siteId: string, now: Date): Promise<string[]> {
  const { segments, names } = compilePattern(route)
  if (names.length === 0) return [route]
  const last = segments.at(-1)!
  const base = `/${segments
    .slice(0, -1)
    .map((segment) => ('fixed' in segment ? segment.fixed : ''))
    .join('/')}`
  if (names.length > 1 || !('name' in last)) return []
  const ids = await idsOf(subject, route, db, siteId, now)
  // Without its record such a page shows or leads to a list, which has its own address.
  return ids ? ids.map((id) => `${base}/${id}`) : last.optional ? [base] : []
}

async function idsOf(subject: string | null, route: string, db: Database, siteId: string, now: Date): Promise<number[] | undefined> {
  if (subject === 'notice')
    return (await db.select({ id: notices.id }).from(notices).where(eq(notices.siteId, siteId)).orderBy(asc(notices.id))).map(
      ({ id }) => id,
    )
  if (subject !== 'event') return undefined
  // An event has one address for search engines, whatever other pages can show it.
  if (!route.startsWith('/zin/event/event/:')) return []
  const rows = await db
    .select({ id: events.eventSeq })
    .from(events)
    .where(and(eq(events.siteId, siteId), lte(events.openStrDate, now)))
    .orderBy(asc(events.eventSeq))
  return rows.map(({ id }) => id)
}
