import { asc, eq } from 'drizzle-orm'
import { consultingStories } from '@/services/db/tables/consulting'
import type { SitemapRecords } from '@/services/parts/sitemap-records'

export const consultingSitemap: Readonly<Record<string, SitemapRecords>> = {
  'consulting-story': ({ db, siteId }) =>
    db
      .select({ id: consultingStories.seq, at: consultingStories.postedAt })
      .from(consultingStories)
      .where(eq(consultingStories.siteId, siteId))
      .orderBy(asc(consultingStories.seq)),
}
