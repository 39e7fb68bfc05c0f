import { and, asc, eq } from 'drizzle-orm'
import { casePlace } from '@/schemas/rules/content/case-place'
import { contentPlace } from '@/schemas/rules/content/content-place'
import { shownRows } from '@/services/db/shown-rows'
import { brandArticles, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import type { RecordPath, SitemapQuery, SitemapRecords } from '@/services/parts/sitemap-records'

const articlesOf = (kind: 'news' | 'activity', { db, siteId }: SitemapQuery): Promise<RecordPath[]> =>
  db
    .select({ id: brandArticles.seq, at: brandArticles.postedAt })
    .from(brandArticles)
    .where(and(eq(brandArticles.siteId, siteId), eq(brandArticles.kind, kind)))
    .orderBy(asc(brandArticles.seq))

export const contentSitemap: Readonly<Record<string, SitemapRecords>> = {
  'brand-activity': (asked) => articlesOf('activity', asked),
  'brand-news': (asked) => articlesOf('news', asked),
  content: async ({ db, siteId, route }) => {
    const place = contentPlace(route)
    if (!place) return []
    const { kind, tab, name, postedAt } = stylingContents
    return db
      .select({ id: name, at: postedAt })
      .from(stylingContents)
      .where(and(eq(stylingContents.siteId, siteId), eq(kind, place.kind), place.tab ? eq(tab, place.tab) : undefined))
      .orderBy(asc(postedAt), asc(name))
  },
  interior: async ({ db, siteId, route }) => {
    // The reading page shows the same record: its path is the full page.
    const place = casePlace(route)
    if (place?.page !== 'detail') return []
    return db
      .select({ id: interiorCases.seq, at: interiorCases.postedAt })
      .from(interiorCases)
      .where(and(shownRows.cases(siteId), eq(interiorCases.type, place.type)))
      .orderBy(asc(interiorCases.seq))
  },
  notice: ({ db, siteId }) =>
    db.select({ id: notices.id, at: notices.postedAt }).from(notices).where(eq(notices.siteId, siteId)).orderBy(asc(notices.id)),
}
