import { and, eq, type SQL } from 'drizzle-orm'
import { winners } from '@/services/db/tables/events'

/** Posts that visitors may see; a withdrawn one stays in the table, because its draw names it. */
export const shownWinners = (siteId: string): SQL | undefined => and(eq(winners.siteId, siteId), eq(winners.publishedYn, 'Y'))
