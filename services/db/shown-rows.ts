// Rows that visitors may see, of tables whose withdrawn rows stay because other rows name them. Every read of visitors uses these.
import { and, eq, type SQL } from 'drizzle-orm'
import { recruitments } from './tables/community'
import { shops } from './tables/places'
import { interiorCases } from './tables/content'
import { winners } from './tables/events'

/** A withdrawn case is named by its replies, a shop by the members who recommended it, a post by its draw, a recruitment by applications. */
export const shownRows = {
  cases: (siteId: string): SQL | undefined => and(eq(interiorCases.siteId, siteId), eq(interiorCases.publishedYn, 'Y')),
  recruitments: (siteId: string): SQL | undefined => and(eq(recruitments.siteId, siteId), eq(recruitments.publishedYn, 'Y')),
  shops: (siteId: string): SQL | undefined => and(eq(shops.siteId, siteId), eq(shops.publishedYn, 'Y')),
  winners: (siteId: string): SQL | undefined => and(eq(winners.siteId, siteId), eq(winners.publishedYn, 'Y')),
}
