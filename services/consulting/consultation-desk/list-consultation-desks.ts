import { and, asc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { staff } from '@/services/db/tables/auth'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { consultingShops } from '@/services/places/domain/consulting-shops'

export const listConsultationDesks = operation(contracts.listConsultationDesks, async (_, { db, siteId, session }) => {
  const own = session.staff!.shopId
  return {
    item: {
      shops: await db
        .select({ shopId: shops.shopId, shopName: shops.shopName })
        .from(shops)
        .where(and(consultingShops(siteId), own === undefined ? undefined : eq(shops.shopId, own)))
        .orderBy(asc(shops.orderNo), asc(shops.shopId)),
      staff: (
        await db
          .select({ staffId: staff.id, name: staff.name, shopId: staff.shopId })
          .from(staff)
          .where(and(isNull(staff.blockedAt), own === undefined ? undefined : eq(staff.shopId, own)))
          .orderBy(asc(staff.name), asc(staff.id))
      ).map((one) => ({ ...one, shopId: one.shopId ?? '' })),
    },
  }
})
