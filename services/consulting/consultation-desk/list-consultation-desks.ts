import { asc, isNull, ne, and } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { shownRows } from '@/services/db/shown-rows'
import { staff } from '@/services/db/tables/auth'
import { shops } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'

export const listConsultationDesks = operation(contracts.listConsultationDesks, async (_, { db, siteId }) => ({
  item: {
    shops: await db
      .select({ shopId: shops.shopId, shopName: shops.shopName })
      .from(shops)
      .where(and(shownRows.shops(siteId), ne(shops.type, 'mart')))
      .orderBy(asc(shops.orderNo), asc(shops.shopId)),
    staff: await db.select({ staffId: staff.id, name: staff.name }).from(staff).where(isNull(staff.blockedAt)).orderBy(asc(staff.name)),
  },
}))
