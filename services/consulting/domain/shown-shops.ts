import { and, eq, type SQL } from 'drizzle-orm'
import { shops } from '@/services/db/tables/consulting'

/** Shops that visitors may see; a withdrawn one stays in the table, because members recommended it. */
export const shownShops = (siteId: string): SQL | undefined => and(eq(shops.siteId, siteId), eq(shops.publishedYn, 'Y'))
