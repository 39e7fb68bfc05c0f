import { and, eq, sql } from 'drizzle-orm'
import { shopVisits } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { bookedAs } from './booked-as'
import type { VisitRow } from './own-visit'
import { givePlaceBack, holdSlots, slotFor, takePlace } from './take-place'
import { remindVisitor, tellVisitor } from './tell-visitor'
import { visitPlace } from './visit-place'

type Row = Pick<VisitRow, 'visit' | 'slot'>

type MoveCtx = Ctx & Fails<'noPlace' | 'full' | 'gone' | 'twice' | 'moved'>

/** Who moves it, and whether the person is told of it now. */
interface Told {
  isOwn: boolean
  isTold: boolean
}

/** A booking to another time of the same place: the places, the booking and what is told are one transaction. @returns the new sequence. */
export async function moveBooked(ctx: MoveCtx, row: Row, startsAt: Date, sequence: number, { isOwn, isTold }: Told): Promise<number> {
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
    .where(bookedAs(row, sequence))
    .returning()
  if (!changed) throw ctx.fail('moved')
  await givePlaceBack(ctx, slot.slotSeq)
  if (isTold) await tellVisitor(ctx, changed, next, 'changed', isOwn)
  else await remindVisitor(ctx, changed, next)
  return changed.sequence
}
