import { and, eq, type SQL } from 'drizzle-orm'
import { consultations } from '@/services/db/tables/consulting'
import type { RowOfShop } from '@/services/kit/handle-row'
import type { Ctx } from '@/services/kit/service'

/** The requests that the caller may know of: all, or those of the shop that the caller is bound to. */
export function knownRequests({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const shopId = session.staff?.shopId
  return and(eq(consultations.siteId, siteId), shopId === undefined ? undefined : eq(consultations.shopId, shopId))!
}

/** For the pipeline: whether a shop has a request. */
export const consultationOfShop: RowOfShop = async ({ db, siteId }, counselSeq, shopId) =>
  (await db.$count(
    consultations,
    and(eq(consultations.siteId, siteId), eq(consultations.counselSeq, Number(counselSeq)), eq(consultations.shopId, shopId)),
  )) > 0
