import { and, eq, type SQL } from 'drizzle-orm'
import { shopVisits } from '@/services/db/tables/visits'
import type { VisitRow } from './own-visit'

/** The booking as the caller knew it; of two who change it at once, the second is told. */
export const bookedAs = ({ visit, slot }: Pick<VisitRow, 'visit' | 'slot'>, sequence: number): SQL | undefined =>
  and(
    eq(shopVisits.visitSeq, visit.visitSeq),
    eq(shopVisits.slotSeq, slot.slotSeq),
    eq(shopVisits.state, 'booked'),
    eq(shopVisits.sequence, sequence),
  )
