import { sql } from 'drizzle-orm'
import { shopVisits } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { bookedAs } from './booked-as'
import type { VisitRow } from './own-visit'
import { givePlaceBack, holdSlots } from './take-place'
import { tellVisitor } from './tell-visitor'

type Row = Pick<VisitRow, 'visit' | 'slot'>

/** Ends a booking, for the person and for the staff, and gives its place back. @param reason of staff; the person reads it. @returns the new sequence. */
export async function cancelBooked(ctx: Ctx & Fails<'moved'>, row: Row, sequence: number, reason: string | undefined): Promise<number> {
  const { db, now } = ctx
  await holdSlots(ctx, [row.slot.slotSeq])
  const [changed] = await db
    .update(shopVisits)
    .set({ state: 'cancelled', cancelReason: reason?.trim() ?? '', sequence: sql`${shopVisits.sequence} + 1`, updatedAt: now })
    .where(bookedAs(row, sequence))
    .returning()
  if (!changed) throw ctx.fail('moved')
  await givePlaceBack(ctx, row.slot.slotSeq)
  await tellVisitor(ctx, changed, row.slot, 'cancelled', reason === undefined)
  return changed.sequence
}
