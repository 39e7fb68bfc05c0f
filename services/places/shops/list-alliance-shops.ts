import { and, asc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/shops'
import { shops } from '@/services/db/tables/places'
import { alliances } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { presentShop } from '../domain/present-shop'
import { shownRows } from '@/services/db/shown-rows'

/** Shops of a partner's benefit; deleted shops are left out, and so is an unknown benefit. */
export const listAllianceShops = operation(contracts.listAllianceShops, async ({ seq }, { db, siteId }) => {
  const [alliance] = await db
    .select({ shopIds: alliances.shopIds })
    .from(alliances)
    .where(and(eq(alliances.siteId, siteId), eq(alliances.allianceSeq, seq)))
  if (!alliance || alliance.shopIds.length === 0) return { items: [], totalCount: 0 }
  const rows = await db
    .select()
    .from(shops)
    .where(and(shownRows.shops(siteId), inArray(shops.shopId, alliance.shopIds)))
    .orderBy(asc(shops.orderNo), asc(shops.shopId))
  return { items: rows.map(presentShop), totalCount: rows.length }
})
