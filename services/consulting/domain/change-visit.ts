// Moving and cancelling a booking, for the person and for the staff: the places, the booking and what is told are one transaction.
import { and, eq, sql } from 'drizzle-orm'
import { shopVisits } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import type { VisitRow } from './own-visit'
import { givePlaceBack, holdSlots, slotFor, takePlace } from './take-place'
import { tellVisitor } from './tell-visitor'
import { visitPlace } from './visit-place'

type Row = Pick<VisitRow, 'visit' | 'slot'>

/** The booking as the caller knew it; of two who change it at once, the second is told. */
const known = ({ visit, slot }: Row, sequence: number) =>
  and(
    eq(shopVisits.visitSeq, visit.visitSeq),
    eq(shopVisits.slotSeq, slot.slotSeq),
    eq(shopVisits.state, 'booked'),
    eq(shopVisits.sequence, sequence),
  )

type MoveCtx = Ctx & Fails<'noPlace' | 'full' | 'gone' | 'twice' | 'moved'>

/** To another time of the same place. @returns the new sequence. */
export async function moveTo(ctx: MoveCtx, row: Row, startsAt: Date, sequence: number, isOwn: boolean): Promise<number> {
  const { db, now } = ctx
  const { visit, slot } = row
  const place = await visitPlace(ctx, slot, 'share')
  if (!place) throw ctx.fail('noPlace')
  if (startsAt.getTime() === slot.startsAt.getTime()) return visit.sequence
  const next = await slotFor(ctx, place, startsAt)
  await holdSlots(ctx, [slot.slotSeq, next.slotSeq])
  const isTaken = and(eq(shopVisits.slotSeq, next.slotSeq), eq(shopVisits.personIndex, visit.personIndex), eq(shopVisits.state, 'booked'))
  if ((await db.$count(shopVisits, isTaken)) > 0) throw ctx.fail('twice')
  await takePlace(ctx, place, next)
  const [changed] = await db
    .update(shopVisits)
    .set({ slotSeq: next.slotSeq, sequence: sql`${shopVisits.sequence} + 1`, updatedAt: now })
    .where(known(row, sequence))
    .returning()
  if (!changed) throw ctx.fail('moved')
  await givePlaceBack(ctx, slot.slotSeq)
  await tellVisitor(ctx, changed, next, 'changed', isOwn)
  return changed.sequence
}

/** Gives the place back. @param reason of staff; the person reads it. @returns the new sequence. */
export async function cancel(ctx: Ctx & Fails<'moved'>, row: Row, sequence: number, reason: string | undefined): Promise<number> {
  const { db, now } = ctx
  await holdSlots(ctx, [row.slot.slotSeq])
  const [changed] = await db
    .update(shopVisits)
    .set({ state: 'cancelled', cancelReason: reason?.trim() ?? '', sequence: sql`${shopVisits.sequence} + 1`, updatedAt: now })
    .where(known(row, sequence))
    .returning()
  if (!changed) throw ctx.fail('moved')
  await givePlaceBack(ctx, row.slot.slotSeq)
  await tellVisitor(ctx, changed, row.slot, 'cancelled', reason === undefined)
  return changed.sequence
}
