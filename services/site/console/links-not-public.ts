import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { recordAddresses, records } from '@/services/db/tables/records'
import { redirects } from '@/services/db/tables/site'
import type { Database } from '@/services/db/database'
import { readLinks } from '@/services/records/read-links'
import { plainPath } from '../domain/plain-path'
import type { FoundFault, FoundLink } from './found-fault'

/**
 * Of links that lead to a page of this site, those whose thing visitors cannot see, because it ended, begins later, or was withdrawn; and
 * those that name an address which has moved, so that they hold as long as its redirect does.
 */
export async function linksNotPublic(db: Database, siteId: string, now: Date, links: readonly FoundLink[]): Promise<FoundFault[]> {
  const known = await readLinks(
    { db, siteId, now },
    links.map(({ href }) => href),
  )
  const moved = await movedPaths(db, siteId)
  return links.flatMap(({ href, ...place }): FoundFault[] => {
    const { verdict = 'fine', message = '' } = known.get(href) ?? {}
    if (verdict !== 'fine') return [{ ...place, fault: verdict === 'error' ? 'link' : 'closed', message: `${href}: ${message}` }]
    const to = moved.get(plainPath(href.split(/[?#]/, 1)[0]!) ?? '')
    if (to === undefined) return []
    return [{ ...place, fault: 'moved', message: `옛 주소로 가는 링크입니다(${href}). ${withParticle(to, '으로/로')} 고쳐 주세요.` }]
  })
}

/** Addresses that lead on, of pages and of records, and where to. */
async function movedPaths(db: Database, siteId: string): Promise<Map<string, string>> {
  const pages = await db
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), isNotNull(redirects.to)))
  const left = await db
    .select({ path: recordAddresses.path, type: recordAddresses.type, id: recordAddresses.recordId })
    .from(recordAddresses)
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.isCurrent, false)))
  const ids = [...new Set(left.map(({ id }) => id))]
  const current =
    ids.length === 0
      ? []
      : await db
          .select({ type: records.type, id: records.id, page: records.page, path: recordAddresses.path })
          .from(records)
          .leftJoin(
            recordAddresses,
            and(
              eq(recordAddresses.siteId, records.siteId),
              eq(recordAddresses.type, records.type),
              eq(recordAddresses.recordId, records.id),
              eq(recordAddresses.isCurrent, true),
            ),
          )
          .where(and(eq(records.siteId, siteId), inArray(records.id, ids)))
  const now = new Map(current.map(({ type, id, page, path }) => [`${type}/${id}`, path ?? page]))
  return new Map([
    ...pages.flatMap(({ from, to }) => {
      const path = plainPath(from)
      return path === undefined ? [] : [[path, to] as const]
    }),
    ...left.flatMap(({ path, type, id }) => {
      const to = now.get(`${type}/${id}`)
      return to ? [[path, to] as const] : []
    }),
  ])
}
