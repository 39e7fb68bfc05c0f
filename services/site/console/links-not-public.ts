import type { Database } from '@/services/db/database'
import { readLinks } from '@/services/records/read-links'
import type { FoundFault, FoundLink } from './found-fault'

/** Of links that lead to a page of this site, those whose thing visitors cannot see: one that ended, begins later, or was withdrawn. */
export async function linksNotPublic(db: Database, siteId: string, now: Date, links: readonly FoundLink[]): Promise<FoundFault[]> {
  const known = await readLinks(
    { db, siteId, now },
    links.map(({ href }) => href),
  )
  return links.flatMap(({ href, ...place }): FoundFault[] => {
    const { verdict = 'fine', message = '' } = known.get(href) ?? {}
    if (verdict === 'fine') return []
    return [{ ...place, fault: verdict === 'error' ? 'link' : 'closed', message: `${href}: ${message}` }]
  })
}
