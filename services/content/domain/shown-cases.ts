import { and, eq, type SQL } from 'drizzle-orm'
import { interiorCases } from '@/services/db/tables/content'

/** Cases that visitors may see; a withdrawn one stays in the table, because its replies name it. */
export const shownCases = (siteId: string): SQL | undefined => and(eq(interiorCases.siteId, siteId), eq(interiorCases.publishedYn, 'Y'))
