import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/shops'
import { shops } from '@/services/db/tables/places'
import { events } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { presentShop } from '../domain/present-shop'
import { shownRows } from '@/services/db/shown-rows'

/** As many as a visitor can choose from at a glance. */
const MOST = 12

export const listRecommendedShops = operation(contracts.listRecommendedShops, async ({ eventId }, { db, siteId, fail }) => {
  const [event] = await db
    .select({ eventSeq: events.eventSeq })
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, Number(eventId)), eq(events.publishedYn, 'Y')))
  if (!event) throw fail('missing')
  const rows = await db
    .select()
    .from(shops)
    .where(and(shownRows.shops(siteId), eq(shops.type, 'showroom')))
    .orderBy(asc(shops.orderNo), asc(shops.shopId))
    .limit(MOST)
  return { items: rows.map(presentShop), totalCount: rows.length }
})
