import { and, eq, type SQL } from 'drizzle-orm'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { RowOfShop } from '@/services/kit/handle-row'
import type { Ctx } from '@/services/kit/service'

/** The bookings, joined with their times, that the caller may know of: all, or those of the shop that the caller is bound to. */
export function knownVisits({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const shopId = session.staff?.shopId
  return and(eq(shopVisits.siteId, siteId), shopId === undefined ? undefined : eq(visitSlots.shopId, shopId))!
}

/** For the pipeline: whether a booking is for a shop. */
export const visitOfShop: RowOfShop = async ({ db, siteId }, visitSeq, shopId) => {
  const rows = await db
    .select({ shopId: visitSlots.shopId })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(and(eq(shopVisits.siteId, siteId), eq(shopVisits.visitSeq, Number(visitSeq))))
  return rows[0]?.shopId === shopId
}
