// The records that fill a page's parameter, by the page's subject: the source of the sitemap.
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import { casePlace } from '@/schemas/rules/content/case-place'
import { contentPlace } from '@/schemas/rules/content/content-place'
import type { Database } from '@/services/db/database'
import { productCategories, products } from '@/services/db/tables/catalog'
import { consultingStories } from '@/services/db/tables/consulting'
import { brandArticles, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import { alliances, events, winners } from '@/services/db/tables/events'
import { shownRows } from '@/services/db/shown-rows'

interface Query {
  db: Database
  siteId: string
  now: Date
  route: string
}
interface RecordPath {
  /** Its segment of the path. */
  id: string | number
  /** When it was last changed or published. */
  at?: Date
}

/** Every indexable record of a subject, each under one of its paths. */
const RECORDS: Record<string, (asked: Query) => Promise<RecordPath[]>> = {
  alliance: ({ db, siteId, now }) =>
    db
      .select({ id: alliances.allianceSeq, at: alliances.openFrom })
      .from(alliances)
      .where(and(eq(alliances.siteId, siteId), lte(alliances.openFrom, now), gte(alliances.openUntil, now)))
      .orderBy(asc(alliances.allianceSeq)),
  'brand-activity': (asked) => articlesOf('activity', asked),
  'brand-news': (asked) => articlesOf('news', asked),
  'consulting-story': ({ db, siteId }) =>
    db
      .select({ id: consultingStories.seq, at: consultingStories.postedAt })
      .from(consultingStories)
      .where(eq(consultingStories.siteId, siteId))
      .orderBy(asc(consultingStories.seq)),
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
  event: async ({ db, siteId, now, route }) =>
    // An event has one path for search engines, whatever other pages can show it.
    route.startsWith('/zin/event/event/:')
      ? db
          .select({ id: events.eventSeq, at: events.openStrDate })
          .from(events)
          .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'), lte(events.openStrDate, now)))
          .orderBy(asc(events.eventSeq))
      : [],
  product: ({ db, siteId }) =>
    db
      .select({ id: products.zinPrdId, at: products.releasedAt })
      .from(products)
      .where(eq(products.siteId, siteId))
      .orderBy(asc(products.zinPrdId)),
  'product-category': ({ db, siteId, route }) =>
    // The windows' own page wins over the pattern (RT-20), and depth 2 has one path for search engines.
    route.startsWith('/zin/category/:')
      ? db
          .select({ id: productCategories.cateId })
          .from(productCategories)
          .where(
            and(
              eq(productCategories.siteId, siteId),
              eq(productCategories.delYn, 'N'),
              lte(productCategories.depth, 2),
              ne(productCategories.cateId, 'window'),
            ),
          )
          .orderBy(asc(productCategories.cateId))
      : Promise.resolve([]),
  winner: ({ db, siteId }) =>
    db
      .select({ id: winners.winnerSeq, at: winners.postedAt })
      .from(winners)
      .where(shownRows.winners(siteId))
      .orderBy(asc(winners.winnerSeq)),
}

const articlesOf = (kind: 'news' | 'activity', { db, siteId }: Query): Promise<RecordPath[]> =>
  db
    .select({ id: brandArticles.seq, at: brandArticles.postedAt })
    .from(brandArticles)
    .where(and(eq(brandArticles.siteId, siteId), eq(brandArticles.kind, kind)))
    .orderBy(asc(brandArticles.seq))

export const recordsOf = (subject: string | null) => (subject === null ? undefined : RECORDS[subject])
