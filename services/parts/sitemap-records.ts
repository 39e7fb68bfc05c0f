// The records that fill a page's parameter, by the page's subject (`sitemap` of services/<area>/area.ts): the source of the sitemap.
import type { Database } from '@/services/db/database'
import { areaTable } from '@/services/kit/area-parts'

export interface SitemapQuery {
  db: Database
  siteId: string
  now: Date
  route: string
}
export interface RecordPath {
  /** Its segment of the path. */
  id: string | number
  /** When it was last changed or published. */
  at?: Date
}

/** Every indexable record of a subject, each under one of its paths. */
export type SitemapRecords = (query: SitemapQuery) => Promise<RecordPath[]>

export const sitemapRecords = (subject: string | null): SitemapRecords | undefined => {
  const bySubject = areaTable<SitemapRecords>('sitemap')
  return subject !== null && Object.hasOwn(bySubject, subject) ? bySubject[subject] : undefined
}
