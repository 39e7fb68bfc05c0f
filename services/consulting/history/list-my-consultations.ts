import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import { consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { ownRequests } from '../domain/own-requests'
import { presentRequest } from './present'

export const listMyConsultations = operation(contracts.listMyConsultations, async ({ type, page = 1, size = 10 }, ctx) => {
  const { db } = ctx
  const among = and(ownRequests(ctx), type && eq(consultations.type, type))
  const rows = await db
    .select({ request: consultations, shopName: shops.shopName })
    .from(consultations)
    .leftJoin(shops, eq(shops.shopId, consultations.shopId))
    .where(among)
    .orderBy(desc(consultations.createdAt), desc(consultations.counselSeq))
    .limit(size)
    .offset((page - 1) * size)
  const namesOf = await categoryNames(ctx)
  return {
    items: rows.map(({ request, shopName }) => presentRequest(request, shopName, namesOf)),
    totalCount: await db.$count(consultations, among),
  }
})
