import { and, asc, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/requests'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { consultingShops } from '@/services/places/domain/consulting-shops'

/** As many as a form can offer. */
const MOST = 4

export const listNearShops = operation(contracts.listNearShops, async ({ region, district = '' }, { db, siteId }) => {
  const rows = await db
    .select()
    .from(shops)
    .where(and(consultingShops(siteId), eq(shops.region, region)))
    .orderBy(sql`case when ${shops.district} = ${district} then 0 else 1 end`, asc(shops.orderNo), asc(shops.shopId))
    .limit(MOST)
  const items = rows.map(({ shopId, shopName, typeName, address }) => ({
    SHOP_ID: shopId,
    SHOP_NAME: shopName,
    TYPE_NAME: typeName,
    ADDRESS: address,
  }))
  return { items, totalCount: items.length }
})
