import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Left } from '@/services/parts/member-table'

/** The places of a member's booked visits are free for others once the bookings are gone. */
export async function giveVisitPlacesBack(tx: Database, rows: SQL): Promise<Left> {
  const held = await tx
    .select({ slotSeq: shopVisits.slotSeq, places: count() })
    .from(shopVisits)
    .where(and(rows, eq(shopVisits.state, 'booked')))
    .groupBy(shopVisits.slotSeq)
    .orderBy(shopVisits.slotSeq)
  for (const { slotSeq, places } of held)
    await tx
      .update(visitSlots)
      .set({ taken: sql`greatest(0, ${visitSlots.taken} - ${places}::integer)` })
      .where(eq(visitSlots.slotSeq, slotSeq))
  return {}
}
