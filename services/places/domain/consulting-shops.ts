import { and, ne, type SQL } from 'drizzle-orm'
import { NO_CONSULTATIONS } from '@/schemas/rules/places/takes-consultations'
import { shownRows } from '@/services/db/shown-rows'
import { shops } from '@/services/db/tables/places'

/** The shops that take requests for a consultation. */
export const consultingShops = (siteId: string): SQL => and(shownRows.shops(siteId), ne(shops.type, NO_CONSULTATIONS))!
