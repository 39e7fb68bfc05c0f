import * as contracts from '@/schemas/api/places/visit-desk'
import { operation } from '@/services/kit/service'
import { moveBooked } from '../domain/move-booked'
import { requireVisit, visitTarget } from './present-desk-visit'
import { whoseVisit } from '../domain/whose-visit'

export const moveDeskVisit = operation(contracts.moveDeskVisit, async ({ visitSeq, sequence, startsAt }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  const changed = await moveBooked(ctx, row, new Date(startsAt), sequence, false)
  ctx.audit('visit.move', visitTarget(visitSeq), { from: row.slot.startsAt.toISOString(), to: startsAt }, [whoseVisit(row.visit)])
  return { item: { sequence: changed } }
})
