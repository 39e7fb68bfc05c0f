import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { shownRows } from '@/services/db/shown-rows'
import { alliances, events, winners } from '@/services/db/tables/events'
import type { SitemapRecords } from '@/services/parts/sitemap-records'

export const eventSitemap: Readonly<Record<string, SitemapRecords>> = {
  alliance: ({ db, siteId, now }) =>
    db
      .select({ id: alliances.allianceSeq, at: alliances.openFrom })
      .from(alliances)
      .where(and(eq(alliances.siteId, siteId), lte(alliances.openFrom, now), gte(alliances.openUntil, now)))
      .orderBy(asc(alliances.allianceSeq)),
  event: async ({ db, siteId, now, route }) =>
    // An event has one path for search engines, whatever other pages can show it.
    route.startsWith('/zin/event/event/:')
      ? db
          .select({ id: events.eventSeq, at: events.openStrDate })
          .from(events)
          .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'), lte(events.openStrDate, now)))
          .orderBy(asc(events.eventSeq))
      : [],
  winner: ({ db, siteId }) =>
    db
      .select({ id: winners.winnerSeq, at: winners.postedAt })
      .from(winners)
      .where(shownRows.winners(siteId))
      .orderBy(asc(winners.winnerSeq)),
}
